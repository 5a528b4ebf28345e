import Animators
import Screens
import TransitionEngine
import UIKit

/// A container with screens in it, on which a script is played. Made and used inside of `Run.perform`.
protocol ScenarioStage: AnyObject {
  var root: UIViewController { get }
  /// Whether the stage may never be at rest.
  var isEndless: Bool { get }
  /// The controllers, by the screens' names.
  var controllers: [String: UIViewController] { get }
  /// The tab bar controller; nil without tabs.
  var tabs: UITabBarController? { get }
  /// The scroll view of the pages; nil without pages.
  var pages: UIScrollView? { get }

  /// What happens before the script's first statement.
  func begin()
  /// The record of the run, as lint and figures see it.
  func record(_ timeline: Timeline) -> Timeline
  /// Selects a tab from code.
  func select(_ index: Int)
  func push(_ name: String)
  func pop()
  /// - Returns: the identifiers of elements that the presentation needs and that don't exist.
  func present(_ name: String) -> [String]
  /// The height at which the sheet on top rests; nil without one.
  var detent: String? { get }
}

extension ScenarioStage {
  var isEndless: Bool { false }
  var tabs: UITabBarController? { nil }
  var pages: UIScrollView? { nil }

  func begin() {}
  func record(_ timeline: Timeline) -> Timeline { timeline }

  func select(_ index: Int) { tabs?.selectedIndex = index }
  func push(_ name: String) {}
  func pop() {}

  var detent: String? { nil }

  func present(_ name: String) -> [String] {
    if let controller = controllers[name] { root.present(controller, animated: true) }
    return []
  }

  func dismiss() { root.dismiss(animated: true) }
}

extension ScenarioSettings {
  func makeStage() -> any ScenarioStage {
    switch container {
    case .tabs: TabStage(self)
    case .navigation: StackStage(self)
    case .modal: ModalStage(self)
    case .paging: PagingStage(self)
    }
  }

  /// The animators of the changes; nil for the container's own.
  var animatorProvider: ((_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning)? {
    choice.map { choice in { choice.make(isForward: $0) } }
  }

  /// The names of the tabs in scenarios.
  var tabTitles: [String] {
    switch container {
    case .tabs: screens.map(\.tabTitle)
    case .paging: screens.dropFirst().dropLast().map(\.tabTitle)
    case .navigation, .modal: []
    }
  }
}

extension Screen {
  var tabTitle: String { tabItem?.title ?? title ?? name }

  /// A controller for a container that shows the tab bar itself.
  ///
  /// - Parameter includingStatusBar: false if the window shows the status bar for all screens.
  func makeTab(includingStatusBar: Bool = true) -> UIViewController {
    let controller = makeViewController(includingTabBar: false, includingStatusBar: includingStatusBar)
    let isOwn = runsListings && controller.tabBarItem?.title != nil
    if tabItem == nil, !isOwn { controller.tabBarItem = UITabBarItem(title: tabTitle, image: nil, tag: 0) }
    return controller
  }
}
