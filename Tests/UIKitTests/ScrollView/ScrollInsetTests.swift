import Testing
import TransitionEngine

@testable import UIKit

/// How content keeps clear of bars. Source: Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior`.
@Suite struct ScrollInsetTests {
  /// With a status bar of 20 points.
  private let run = Run(size: CGSize(width: 375, height: 667))

  private func show(_ controller: UIViewController) throws {
    run.perform { run.window.rootViewController = controller }
    try run.settle()
  }

  /// A controller whose view is a scroll view, or holds one.
  private func screen(_ scrollView: UIScrollView, isView: Bool) -> UIViewController {
    run.perform {
      let controller = UIViewController()
      if isView {
        controller.view = scrollView
      } else {
        scrollView.frame = controller.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(scrollView)
      }
      return controller
    }
  }

  @Test(arguments: [true, false]) func contentBeginsBelowTheBar(isView: Bool) throws {
    let scrollView = run.perform { UIScrollView() }
    let screen = screen(scrollView, isView: isView)
    try show(run.perform { UINavigationController(rootViewController: screen) })
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -64))
    #expect(scrollView.contentInset == .zero)
  }

  @Test func listsBeginBelowTheBar() throws {
    let (table, grid) = run.perform {
      (UITableViewController(style: .plain), UICollectionViewController(collectionViewLayout: Grid()))
    }
    let stack = run.perform { UINavigationController(rootViewController: table) }
    try show(stack)
    #expect(table.tableView.contentOffset.y == -64 && table.tableView.adjustedContentInset.top == 64)
    run.perform { stack.pushViewController(grid, animated: true) }
    try run.settle()
    #expect(grid.collectionView.contentOffset.y == -64)
    run.perform { stack.setNavigationBarHidden(true, animated: false) }
    try run.settle()
    #expect(grid.collectionView.contentOffset.y == -20)
  }

  private final class Grid: UICollectionViewFlowLayout {}

  @Test func aTabBarAddsBelow() throws {
    let table = run.perform { UITableViewController(style: .plain) }
    let tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: table)]
      return tabs
    }
    try show(tabs)
    let bar = run.window.bounds.maxY - tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY
    #expect(bar > 0)
    #expect(table.tableView.adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: bar, right: 0))
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, false, 0.0), (.automatic, true, 20),
    (.scrollableAxes, false, 0), (.scrollableAxes, true, 20), (.never, true, 0), (.always, false, 20),
  ])
  func behaviorsDecideWithoutABar(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, scrolls: Bool, top: CGFloat
  ) throws {
    let scrollView = run.perform { UIScrollView() }
    scrollView.contentInsetAdjustmentBehavior = behavior
    if scrolls { scrollView.contentSize = CGSize(width: 100, height: 2000) }
    try show(screen(scrollView, isView: true))
    #expect(scrollView.adjustedContentInset.top == top)
    #expect(scrollView.contentOffset.y == -top)
  }

  @Test func theOlderSwitchCounts() throws {
    let table = run.perform { UITableViewController(style: .plain) }
    table.automaticallyAdjustsScrollViewInsets = false
    try show(run.perform { UINavigationController(rootViewController: table) })
    #expect(table.tableView.contentOffset.y == 0)
  }

  @Test func whatIsInTheMiddleStaysThere() throws {
    let scrollView = run.perform { UIScrollView() }
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    let stack = run.perform {
      UINavigationController(rootViewController: screen(scrollView, isView: true))
    }
    try show(stack)
    scrollView.contentOffset.y = 500
    run.perform { stack.setNavigationBarHidden(true, animated: false) }
    try run.settle()
    #expect(scrollView.adjustedContentInset.top == 20)
    #expect(scrollView.contentOffset.y == 500)
  }

  @Test func contentThatSlidesInIsClearOfTheStatusBar() throws {
    let (first, table) = run.perform { (UIViewController(), UITableViewController(style: .plain)) }
    try show(first)
    table.modalPresentationStyle = .fullScreen
    let timeline = try run.record { first.present(table, animated: true) }
    #expect(table.tableView.adjustedContentInset.top == 20)
    #expect(table.tableView.contentOffset.y == -20)
    // From its first frame on.
    let id = try #require(table.view.layer.id(in: run))
    #expect(timeline.presentation(of: id, at: 0.1)?.bounds.minY == -20)
  }

  @Test func rowsAreBroughtBelowTheBar() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    }
    let rows = run.perform { Rows(style: .plain) }
    try show(run.perform { UINavigationController(rootViewController: rows) })
    let row = IndexPath(row: 50, section: 0)
    rows.tableView.scrollToRow(at: row, at: .top, animated: false)
    #expect(rows.tableView.contentOffset.y == 50 * 44 - 64)
    rows.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(rows.tableView.contentOffset.y == -64)
    rows.tableView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 10), animated: false)
    #expect(rows.tableView.contentOffset.y == 2010 - 667)
    rows.tableView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    #expect(rows.tableView.contentOffset.y == 1000 - 64)
  }

  @Test func whoAsksHearsOfIt() throws {
    final class Table: UITableViewController {
      var insets: [CGFloat] = []
      override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.top)
      }
    }
    let table = run.perform { Table(style: .plain) }
    try show(run.perform { UINavigationController(rootViewController: table) })
    table.additionalSafeAreaInsets.top = 10
    run.perform { table.view.setNeedsLayout() }
    try run.settle()
    #expect(table.insets.last == 74)
  }
}
