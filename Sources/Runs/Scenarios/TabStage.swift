import Animators
import Screens
import UIKit

/// Screens in a tab bar controller.
final class TabStage: ScenarioStage {
  let controllers: [String: UIViewController]
  private let controller = UITabBarController()
  private let isSafe: Bool
  /// Held here: nobody else keeps delegates and interaction controllers.
  private var owned: [NSObject] = []

  var root: UIViewController { controller }
  var tabs: UITabBarController? { controller }

  init(_ settings: ScenarioSettings) {
    let tabs = settings.screens.map { ($0.name, $0.makeTab()) }
    controllers = Dictionary(tabs) { first, _ in first }
    isSafe = settings.isSafe
    controller.viewControllers = tabs.map(\.1)
    controller.logName = "tabs"
    if isSafe { makeSafe(settings) } else { makeInteractive(settings) }
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
    let interaction = settings.interaction?.controller(on: controller, from: .left) { [weak controller] in
      guard let tabs = controller, tabs.transitionCoordinator == nil else { return false }
      let next = tabs.selectedIndex + 1
      guard tabs.viewControllers?.indices.contains(next) == true else { return false }
      tabs.selectedIndex = next
      return true
    }
    let delegate = InteractiveTabsDelegate(interaction: interaction, animator: provider)
    controller.delegate = delegate
    owned = [delegate] + (interaction.map { [$0] } ?? [])
  }

  func select(_ index: Int) {
    if isSafe { controller.beginSelectingIndexSafely(index) } else { controller.selectedIndex = index }
  }
}
