import Animators
import Screens
import UIKit

/// The interaction that drives changes: one of the catalog, or the value of an author's expression.
package enum InteractionChoice: Sendable {
  case catalogue(Interaction)
  /// Has a gesture and a rule of its own.
  case listing(ListingFunction)

  /// Nil for an author's.
  package var known: Interaction? {
    if case .catalogue(let interaction) = self { interaction } else { nil }
  }

  /// Nil for one of the catalog.
  package var function: ListingFunction? {
    if case .listing(let function) = self { function } else { nil }
  }

  /// As sentences name it.
  package var noun: String {
    switch self {
    case .catalogue(let interaction): interaction.noun
    case .listing(let function): function.name
    }
  }

  /// Lets it drive the changes of tabs.
  ///
  /// - Parameters:
  ///   - animator: of each change; it is told whether the new tab is further right.
  ///   - side: where a pull of the catalog begins.
  ///   - request: asks for the change where the direction does not say which; false if there is none.
  /// - Returns: those whom nobody else keeps.
  func drive(
    _ tabs: UITabBarController,
    animator: @escaping (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning,
    from side: ScreenEdgeInteractionController.Side, request: @escaping () -> Bool
  ) -> [NSObject] {
    switch self {
    case .catalogue(let interaction):
      let controller = interaction.controller(on: tabs, from: side, request: request)
      let delegate = InteractiveTabsDelegate(interaction: controller, animator: animator)
      tabs.delegate = delegate
      return [delegate, controller]
    case .listing(let function):
      let delegate = OwnInteractionDelegate(function.value(tabs), animator: animator)
      tabs.delegate = delegate
      return [delegate]
    }
  }
}
