import Animators
import Screens
import UIKit

/// Screens in a tab bar controller.
final class TabStage: ScenarioStage {
  /// The container's name in logs.
  static let logName = "tabs"

  let controllers: [String: UIViewController]
  private let controller: UITabBarController
  private let isSafe: Bool
  /// Kept here: delegates and interaction controllers have no other owner.
  private var owned: [AnyObject] = []

  var root: UIViewController { controller }
  var tabs: UITabBarController? { controller }

  init(_ settings: ScenarioSettings) {
    let ownStatusBars = !settings.screens.shareStatusBar()
    let tabs = settings.screens.map { ($0.name, $0.makeTab(includingStatusBar: ownStatusBars)) }
    controllers = Dictionary(tabs) { first, _ in first }
    isSafe = settings.isSafe
    if let container = settings.own.container {
      controller = container.value(tabs.map(\.1))
    } else {
      controller = UITabBarController()
      controller.viewControllers = tabs.map(\.1)
    }
    controller.logName = Self.logName
    if let delegate = settings.own.delegate {
      let delegate: any UITabBarControllerDelegate = delegate.value(controller)
      controller.delegate = delegate
      owned = [delegate]
    } else if isSafe {
      makeSafe(settings)
    } else {
      makeInteractive(settings)
    }
  }

  private func makeSafe(_ settings: ScenarioSettings) {
    let animator = settings.choice?.make() as? TabAnimator ?? TabAnimator()
    let delegate = TabBarControllerDelegate(animator: animator)
    controller.delegate = delegate
    let transitions = TabBarTransitionController(
      tabBarController: controller, tabBarControllerDelegate: delegate,
      driver: settings.carriesOver ? .carryingOver : .forgetful)
    owned = [delegate, transitions]
  }

  private func makeInteractive(_ settings: ScenarioSettings) {
    guard let provider = settings.animatorProvider else { return }
    guard let interaction = settings.interaction else {
      let delegate = InteractiveTabsDelegate(interaction: nil, animator: provider)
      controller.delegate = delegate
      owned = [delegate]
      return
    }
    owned = interaction.drive(controller, animator: provider, from: .left) { [weak controller] in
      guard let tabs = controller, tabs.transitionCoordinator == nil else { return false }
      let next = tabs.selectedIndex + 1
      guard tabs.viewControllers?.indices.contains(next) == true else { return false }
      tabs.selectedIndex = next
      return true
    }
  }

  func select(_ index: Int) {
    if isSafe { controller.beginSelectingIndexSafely(index) } else { controller.selectedIndex = index }
  }
}
