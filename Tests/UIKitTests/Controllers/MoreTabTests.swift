import Testing
import TransitionEngine

@testable import UIKit

/// Tab bars with more than five controllers. Source: Apple's documentation of `moreNavigationController`.
@Suite struct MoreTabTests {
  private let run = Run(size: CGSize(width: 375, height: 667))
  private let tabs: UITabBarController
  private let screens: [UIViewController]

  init() throws {
    let run = run
    (tabs, screens) = run.perform {
      let tabs = UITabBarController()
      var screens: [UIViewController] = (0..<6).map { number in
        let screen = UIViewController()
        screen.title = "Screen \(number)"
        return screen
      }
      let last = UIViewController()
      last.title = "Screen 6"
      let stack = UINavigationController(rootViewController: last)
      stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
      screens.append(stack)
      tabs.viewControllers = screens
      run.window.rootViewController = tabs
      return (tabs, screens)
    }
    try run.settle()
  }

  private func tap(row: Int) throws {
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 100, y: 64 + 44 * Double(row) + 22)), at: 0) }
  }

  @Test func theLastOfFiveTabsListsTheRest() throws {
    #expect(
      tabs.tabBar.items?.map(\.title) == ["Screen 0", "Screen 1", "Screen 2", "Screen 3", "More"])
    #expect(tabs.viewControllers?.count == 7)
    _ = try run.record { tabs.tabBar.tap(itemAt: 4) }
    let more = tabs.moreNavigationController
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    let table = try #require(more.topViewController as? UITableViewController)
    let rows = run.perform { table.tableView.visibleCells.map { $0.textLabel?.text } }
    #expect(rows == ["Screen 4", "Screen 5", "Stack"])
  }

  @Test func aRowPushesItsController() throws {
    _ = try run.record { tabs.tabBar.tap(itemAt: 4) }
    try tap(row: 1)
    let more = tabs.moreNavigationController
    #expect(more.topViewController === screens[5] && screens[5].viewIfLoaded?.window != nil)
    #expect(tabs.selectedViewController === screens[5] && tabs.selectedIndex == 5)
    _ = try run.record { more.popViewController(animated: true) }
    #expect(tabs.selectedViewController === more)
  }

  @Test func aStacksScreensMoveIntoTheList() throws {
    _ = try run.record { tabs.tabBar.tap(itemAt: 4) }
    try tap(row: 2)
    let more = tabs.moreNavigationController
    #expect(more.topViewController?.title == "Screen 6" && more.viewControllers.count == 2)
    _ = try run.record { more.popViewController(animated: true) }
    try tap(row: 2)
    #expect(more.topViewController?.title == "Screen 6")
  }

  @Test func codeSelectsAControllerWithoutATab() throws {
    _ = try run.record { tabs.selectedIndex = 4 }
    #expect(tabs.moreNavigationController.topViewController === screens[4])
    #expect(tabs.selectedIndex == 4 && tabs.tabBar.selectedItem?.title == "More")
    _ = try run.record { tabs.selectedIndex = 1 }
    #expect(tabs.selectedViewController === screens[1])
  }

  @Test func fewerControllersHaveTheirTabsAgain() throws {
    _ = try run.record { tabs.tabBar.tap(itemAt: 4) }
    run.perform { tabs.viewControllers = Array(screens.suffix(3)) }
    try run.settle()
    #expect(tabs.tabBar.items?.count == 3 && tabs.selectedViewController === screens[4])
    #expect(screens[4].parent === tabs && screens[4].viewIfLoaded?.window != nil)
    #expect((screens[6] as? UINavigationController)?.viewControllers.count == 1)
  }
}
