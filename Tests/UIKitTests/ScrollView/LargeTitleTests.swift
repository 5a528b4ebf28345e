import Testing
import TransitionEngine

@testable import UIKit

/// Large titles and the content under them, below a status bar of 20 points.
///
/// Sources: Apple's documentation of `prefersLargeTitles` and `adjustedContentInset`; the heights of bars, 44 and 96
/// points, are those of devices.
@Suite struct LargeTitleTests {
  private let run = Run(size: CGSize(width: 375, height: 667))

  private final class Rows: UITableViewController {
    var insets: [CGFloat] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset.top)
    }
  }

  private let rows: Rows
  private let stack: UINavigationController

  init() throws {
    let run = run
    (rows, stack) = run.perform {
      let rows = Rows(style: .plain)
      rows.title = "Lakes"
      let stack = UINavigationController(rootViewController: rows)
      stack.navigationBar.prefersLargeTitles = true
      run.window.rootViewController = stack
      return (rows, stack)
    }
    try run.settle()
  }

  private var bar: UINavigationBar { stack.navigationBar }
  private var table: UITableView { rows.tableView }

  /// Drags by a distance, and rests before the finger leaves.
  @discardableResult private func drag(_ distance: CGFloat, rest: TimeInterval = 0.3) throws -> Timeline {
    let end = CGPoint(x: 200, y: 300 + distance)
    let path = try TouchPath(
      from: CGPoint(x: 200, y: 300), [.move(to: end, duration: 0.4), .hold(rest)])
    return try run.record { try run.send(path, at: 0) }
  }

  @Test func theTitleIsLargeAtFirst() {
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
    #expect(table.adjustedContentInset.top == 116 && table.contentOffset.y == -116)
    #expect(rows.view.safeAreaInsets.top == 116 || table.contentOffset.y == -116)
    #expect(bar.largeTitle.label.text == "Lakes" && !bar.largeTitle.isHidden)
  }

  @Test func theSmallTitleStaysAwayWhileTheLargeOneComesBack() throws {
    let other = UIViewController()
    other.navigationItem.largeTitleDisplayMode = .never
    run.perform { stack.pushViewController(other, animated: false) }
    try run.settle()
    var titles: [Bool] = []
    _ = try run.record {
      stack.popViewController(animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        titles = bar.subviews.compactMap { $0 as? UILabel }.filter { $0.text == "Lakes" }.map(\.isHidden)
      }
    }
    #expect(titles == [true])
  }

  @Test func theBarGoesWithTheContent() throws {
    run.perform { table.contentOffset.y = -96 }
    try run.settle()
    #expect(bar.frame.height == 76)
    #expect(table.adjustedContentInset.top == 96)
    #expect(rows.insets.last == 96)
    run.perform { table.contentOffset.y = 300 }
    try run.settle()
    #expect(bar.frame.height == 44 && table.adjustedContentInset.top == 64)
    #expect(table.contentOffset.y == 300)
    run.perform { table.contentOffset.y = -116 }
    try run.settle()
    #expect(bar.frame.height == 96 && table.adjustedContentInset.top == 116)
  }

  @Test func aFingerScrollsTheTitleAway() throws {
    let timeline = try drag(-200)
    #expect(bar.frame.height == 44)
    let id = try #require(bar.layer.id(in: run))
    let heights = try stride(from: 0.0, through: 0.4, by: 0.05).map {
      try #require(timeline.presentation(of: id, at: $0)).bounds.height
    }
    #expect(heights.first == 96 && heights.contains { $0 > 44 && $0 < 96 })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
    // It returns with the content, which has a way of 116 points above its first row again.
    try drag(260)
    #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
  }

  @Test(arguments: [(-30.0, 96.0), (-50, 44)])
  func contentDoesNotStopHalfway(distance: CGFloat, height: CGFloat) throws {
    try drag(distance)
    #expect(bar.frame.height == height)
    #expect(table.contentOffset.y == -20 - height)
  }

  @Test func thePulledTitleGoesDownWithTheContentAndGrows() throws {
    let timeline = try drag(200)
    let (barID, labelID) = (
      try #require(bar.layer.id(in: run)), try #require(bar.largeTitle.label.layer.id(in: run))
    )
    let height = try #require(timeline.presentation(of: barID, at: 0.45)).bounds.height
    #expect(height > 130)
    let scale = try #require(timeline.presentation(of: labelID, at: 0.45)).transform.m11
    #expect(scale > 1.02 && scale < 1.13)
    // The insets stay, or the content wouldn't come back.
    #expect(rows.insets.allSatisfy { $0 <= 116 })
    #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
    #expect(bar.largeTitle.label.transform == .identity)
  }

  @Test func theSmallTitleFadesIn() throws {
    let small = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(small.isHidden)
    let timeline = try run.record { table.contentOffset.y = 0 }
    #expect(!small.isHidden && small.alpha == 1)
    let id = try #require(small.layer.id(in: run))
    let opacity = try #require(timeline.presentation(of: id, at: 0.1)).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    expectClose(CGFloat(timeline.duration), 0.2, within: 0.02)
  }

  @Test func theBarChangesItsHeightWithTheScreens() throws {
    let small = run.perform { UIViewController() }
    small.navigationItem.largeTitleDisplayMode = .never
    let timeline = try run.record { stack.pushViewController(small, animated: true) }
    #expect(bar.frame.height == 44)
    #expect(run.perform { small.view.safeAreaInsets.top } == 64)
    let id = try #require(bar.layer.id(in: run))
    let height = try #require(timeline.presentation(of: id, at: 0.15)).bounds.height
    #expect(height > 44 && height < 96)
    // The screen below kept its place.
    #expect(table.contentOffset.y == -116)
    _ = try run.record { stack.popViewController(animated: true) }
    #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
  }

  @Test func aScrolledScreenComesBackWithASmallTitle() throws {
    run.perform { table.contentOffset.y = 500 }
    try run.settle()
    let next = run.perform { UIViewController() }
    _ = try run.record { stack.pushViewController(next, animated: true) }
    #expect(bar.frame.height == 96)
    _ = try run.record { stack.popViewController(animated: true) }
    #expect(bar.frame.height == 44 && table.contentOffset.y == 500)
  }

  @Test func aCanceledPopRestoresTheBar() throws {
    let small = run.perform { UIViewController() }
    small.navigationItem.largeTitleDisplayMode = .never
    _ = try run.record { stack.pushViewController(small, animated: true) }
    let path = try TouchPath(
      from: CGPoint(x: 2, y: 300), [.move(to: CGPoint(x: 90, y: 300), duration: 0.4), .hold(0.3)])
    _ = try run.record { try run.send(path, at: 0) }
    #expect(stack.topViewController === small)
    #expect(bar.frame.height == 44 && run.perform { small.view.safeAreaInsets.top } == 64)
  }

  @Test func itemsChangeTheirMode() throws {
    run.perform { rows.navigationItem.largeTitleDisplayMode = .never }
    try run.settle()
    #expect(bar.frame.height == 44 && table.contentOffset.y == -64)
    run.perform { rows.navigationItem.largeTitleDisplayMode = .always }
    try run.settle()
    #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
  }

  @Test func aTapOnTheStatusBarShowsTheTitleAgain() throws {
    run.perform { table.contentOffset.y = 800 }
    try run.settle()
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: 10)), at: 0) }
    #expect(table.contentOffset.y == -116 && bar.frame.height == 96)
    table.scrollsToTop = false
    run.perform { table.contentOffset.y = 800 }
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 200, y: 10)), at: 0) }
    #expect(table.contentOffset.y == 800)
  }

  @Test func aLookForTheEdgeShowsThere() throws {
    let (edge, standard) = run.perform {
      let looks = (UINavigationBarAppearance(), UINavigationBarAppearance())
      looks.0.backgroundColor = .systemRed
      looks.1.backgroundColor = .systemBlue
      (bar.scrollEdgeAppearance, bar.standardAppearance) = looks
      return looks
    }
    try run.settle()
    let plate = try #require(bar.subviews.first { $0 is BarBackgroundView })
    #expect(plate.backgroundColor == edge.backgroundColor && !plate.isHidden)
    run.perform { table.contentOffset.y = 300 }
    try run.settle()
    #expect(plate.backgroundColor == standard.backgroundColor)
  }

  @Test func theWheelTurnsAboveTheTitle() throws {
    let wheel = run.perform { UIRefreshControl() }
    run.perform { table.refreshControl = wheel }
    try drag(330)
    #expect(wheel.isRefreshing)
    #expect(table.contentOffset.y == -176 && bar.frame.height == 156)
    // Between the row of the buttons and the title.
    let frame = run.perform { wheel.convert(wheel.bounds, to: nil) }
    #expect(frame.minY >= 64 && frame.maxY <= 124)
    _ = try run.record { wheel.endRefreshing() }
    #expect(table.contentOffset.y == -116 && bar.frame.height == 96)
  }

  @Test func anotherScrollViewCanBeChosen() throws {
    let scrollView = run.perform {
      let (screen, back, scrollView) = (UIViewController(), UIView(), UIScrollView())
      back.frame = screen.view.bounds
      scrollView.frame = screen.view.bounds
      scrollView.contentSize = CGSize(width: 375, height: 2000)
      screen.view.addSubview(back)
      screen.view.addSubview(scrollView)
      screen.setContentScrollView(scrollView, for: .top)
      #expect(screen.contentScrollView(for: .top) === scrollView)
      stack.setViewControllers([screen], animated: false)
      return scrollView
    }
    try run.settle()
    run.perform { scrollView.contentOffset.y = 100 }
    try run.settle()
    #expect(bar.frame.height == 44)
  }

  @Test func aBarWithASmallTitleIsTransparentAtTheEdge() throws {
    run.perform {
      bar.prefersLargeTitles = false
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      bar.scrollEdgeAppearance = clear
    }
    try run.settle()
    let plate = try #require(bar.subviews.first { $0 is BarBackgroundView })
    #expect(plate.isHidden)
    run.perform { table.contentOffset.y = 300 }
    try run.settle()
    #expect(!plate.isHidden)
    run.perform { table.contentOffset.y = -64 }
    try run.settle()
    #expect(plate.isHidden)
  }

  @Test func aFieldThatScrollsAwayIsTold() throws {
    let notes = try run.record { UINavigationItem(title: "").hidesSearchBarWhenScrolling = true }.events
    #expect(notes.contains { $0.name == "hidesSearchBarWhenScrolling" && $0.lint == .notModelled })
  }
}
