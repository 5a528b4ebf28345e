import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// A row of pages, numbered.
private final class Row: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let calls: Recorded<String>
  /// Of dots; the second is lit.
  var count = 0
  init(_ calls: Recorded<String>) { self.calls = calls }

  required init?(coder: NSCoder) { nil }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  func page(_ number: Int) -> Reporter? { (0..<3).contains(number) ? Reporter("\(number)", calls) : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 9) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 9) + 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.values.append("to \(pendingViewControllers[0].title ?? "")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.values.append("from \(previousViewControllers[0].title ?? ""), \(completed)") }
}

@Suite struct UIPageViewControllerTests {
  private let run = Run(size: CGSize(width: 400, height: 800))
  private let calls = Recorded<String>()
  private let pages: UIPageViewController
  private let row: Row

  init() throws {
    let (run, row) = (run, Row(calls))
    self.row = row
    pages = run.perform {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      (pages.dataSource, pages.delegate) = (row, row)
      pages.setViewControllers([row.page(1)].compactMap { $0 }, direction: .forward, animated: false)
      run.window.rootViewController = pages
      return pages
    }
    try run.settle()
    calls.values = []
  }

  private var shown: String? { pages.viewControllers?.first?.title }
  private var appearances: [String] { calls.values.filter { !$0.contains("Load") && !$0.contains("Move") } }

  private func swipe(_ distance: CGFloat, in seconds: TimeInterval = 0.2) throws {
    _ = try run.record {
      try run.send(
        .swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + distance, y: 400), in: seconds), at: 0)
    }
  }

  @Test(arguments: [(-150.0, "2"), (150, "0")]) func aFingerTurnsAPage(distance: CGFloat, page: String) throws
  {
    try swipe(distance)
    #expect(shown == page)
    #expect(
      appearances == [
        "to \(page)", "1.viewWillDisappear", "\(page).viewWillAppear", "1.viewDidDisappear",
        "\(page).viewDidAppear", "from 1, true",
      ])
    #expect(pages.children.count == 1)
  }

  @Test func aShortWayGoesBack() throws {
    try swipe(-60, in: 2)
    #expect(shown == "1")
    #expect(appearances.last == "from 1, false")
    #expect(pages.children.count == 1)
  }

  @Test func theRowHasAnEnd() throws {
    try swipe(-150)
    calls.values = []
    try swipe(-150)
    #expect(shown == "2")
    #expect(!appearances.contains { $0.hasPrefix("to") })
  }

  @Test func codeTurnsAPage() throws {
    var completed: Bool?
    let timeline = try run.record {
      pages.setViewControllers([row.page(2)].compactMap { $0 }, direction: .forward, animated: true) {
        completed = $0
      }
    }
    #expect(shown == "2" && completed == true)
    #expect(timeline.duration > 0.1)
    #expect(
      appearances == ["1.viewWillDisappear", "2.viewWillAppear", "1.viewDidDisappear", "2.viewDidAppear"])
  }

  // MARK: Dots

  private func dots(_ count: Int) throws -> UIPageControl {
    row.count = count
    run.perform {
      pages.setViewControllers([row.page(1)].compactMap { $0 }, direction: .forward, animated: false)
    }
    try run.settle()
    calls.values = []
    return try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
  }

  @Test func dotsLieBelowThePages() throws {
    let dots = try dots(3)
    #expect(dots.frame == CGRect(x: 0, y: 763, width: 400, height: 37))
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    #expect(pages.viewControllers?.first?.view.bounds.height == 763)
  }

  @Test func withoutACountThereAreNoDots() throws {
    _ = try dots(3)
    row.count = 0
    run.perform {
      pages.setViewControllers([row.page(2)].compactMap { $0 }, direction: .forward, animated: false)
    }
    try run.settle()
    #expect(!pages.view.subviews.contains { $0 is UIPageControl })
    #expect(pages.viewControllers?.first?.view.bounds.height == 800)
  }

  @Test func dotsFollowAFinger() throws {
    let dots = try dots(3)
    try swipe(-150)
    #expect(dots.currentPage == 2)
    try swipe(-60, in: 2)
    #expect(dots.currentPage == 2)
    try swipe(150)
    #expect(dots.currentPage == 1)
  }

  @Test(arguments: [(390.0, "2"), (10, "0")]) func aTapOnTheDotsTurnsAPage(x: Double, page: String) throws {
    let dots = try dots(3)
    _ = try run.record { try run.send(.tap(at: CGPoint(x: x, y: 780)), at: 0) }
    #expect(shown == page)
    #expect("\(dots.currentPage)" == page)
    #expect(appearances.first == "to \(page)" && appearances.last == "from 1, true")
    // There is no page beyond.
    calls.values = []
    _ = try run.record { try run.send(.tap(at: CGPoint(x: x, y: 780)), at: 0) }
    #expect(shown == page)
    #expect(appearances == [])
  }

  /// Source: Apple's documentation of `presentationIndex(for:)`: it is asked when code sets the pages.
  @Test func codeAsksForTheDot() throws {
    let dots = try dots(3)
    _ = try run.record {
      pages.setViewControllers([row.page(2)].compactMap { $0 }, direction: .forward, animated: true)
    }
    #expect(dots.currentPage == 1)
  }

  @Test func aCurlIsFound() throws {
    let timeline = try run.record {
      run.window.rootViewController = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }
}

@Suite struct UISplitViewControllerTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    let hides: Bool
    init(hides: Bool) { self.hides = hides }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { hides }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { hides ? .primary : proposedTopColumn }
  }

  private func titles(_ split: UISplitViewController) -> [String?] {
    (split.children.first as? UINavigationController)?.viewControllers.map(\.title) ?? []
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn], [true, false])
  func aPhoneShowsOneColumn(style: UISplitViewController.Style, hides: Bool) throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let delegate = Delegate(hides: hides)
    let calls = Recorded<String>()
    let split = run.perform {
      let split = UISplitViewController(style: style)
      split.delegate = delegate
      split.viewControllers = [
        UINavigationController(rootViewController: Reporter("list", calls)),
        UINavigationController(rootViewController: Reporter("details", calls)),
      ]
      run.window.rootViewController = split
      return split
    }
    try run.settle()
    #expect(titles(split) == (hides ? ["list"] : ["list", "details"]))
    _ = try run.record {
      split.children.first?.children.first?.splitViewController?
        .showDetailViewController(Reporter("more", calls), sender: nil)
    }
    #expect(titles(split).last == "more")
    #expect(split.isCollapsed)
  }

  @Test func columnsAreShownAndHidden() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let calls = Recorded<String>()
    let split = run.perform {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Reporter("list", calls), for: .primary)
      split.setViewController(Reporter("details", calls), for: .secondary)
      run.window.rootViewController = split
      return split
    }
    try run.settle()
    _ = try run.record { split.hide(.secondary) }
    #expect(titles(split) == ["list"])
    _ = try run.record { split.show(.secondary) }
    #expect(titles(split) == ["list", "details"])
  }

  /// A dictionary has an order of its own in each process, and what a controller does when it goes would follow it.
  @Test func columnsAreReleasedInTheirOrder() {
    final class Last: UIViewController {
      let released: Recorded<String>
      init(_ title: String, _ released: Recorded<String>) {
        self.released = released
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }

      required init?(coder: NSCoder) { nil }
      deinit { released.values.append(title ?? "") }
    }
    let released = Recorded<String>()
    Run(size: CGSize(width: 400, height: 800)).perform {
      var splits = (0..<8).map { _ in UISplitViewController(style: .tripleColumn) }
      for split in splits {
        split.setViewController(Last("details", released), for: .secondary)
        split.setViewController(Last("more", released), for: .supplementary)
        split.setViewController(Last("list", released), for: .primary)
      }
      splits = []
    }
    #expect(released.values == Array(repeating: ["list", "more", "details"], count: 8).flatMap { $0 })
  }
}

@Suite struct PreferredTransitionTests {
  @Test func aPushZoomsOutOfAView() throws {
    let fixture = try StackFixture()
    fixture.stack.delegate = nil
    let cell = fixture.run.perform {
      let cell = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
      cell.layer.cornerRadius = 8
      fixture.stack.topViewController?.view.addSubview(cell)
      return cell
    }
    try fixture.run.settle()
    let new = fixture.screen("new")
    new.preferredTransition = .zoom { context in
      #expect(context.zoomedViewController === new)
      return cell
    }
    let push = try fixture.run.record { fixture.stack.pushViewController(new, animated: true) }
    let id = try #require(new.view.layer.id(in: fixture.run))
    #expect(try #require(push.presentation(of: id, at: 0)).frame == cell.frame)
    #expect(new.view.frame == fixture.stack.view.bounds && cell.alpha == 1)
    #expect(push.lint().isEmpty)
    let pop = try fixture.run.record { fixture.stack.popViewController(animated: true) }
    let shown = try #require(pop.presentation(of: id, at: 0.499)).frame
    expectClose(shown.midX, 70, within: 1)
    #expect(pop.transitions.first?.animator == "ZoomAnimator")
  }

  @Test func aPresentationMayFade() throws {
    let fixture = try StackFixture()
    let new = fixture.screen("new")
    new.preferredTransition = .crossDissolve
    let timeline = try fixture.run.record { fixture.stack.present(new, animated: true) }
    #expect(timeline.transitions.first?.animator == "CrossDissolveAnimator")
  }
}
