import Animators
import Screens
import UIKit

/// The interaction that drives changes: one of the catalog, or the value of an author's expression.
package enum InteractionChoice: Codable, Sendable {
  case catalogue(Interaction)
  /// An author's interaction, with its own gesture and rule.
  case listing(ListingFunction)

  /// The catalog's interaction; nil for an author's.
  package var known: Interaction? {
    if case .catalogue(let interaction) = self { interaction } else { nil }
  }

  /// The author's function; nil for an interaction of the catalog.
  package var function: ListingFunction? {
    if case .listing(let function) = self { function } else { nil }
  }

  /// The name in sentences.
  package var noun: String {
    switch self {
    case .catalogue(let interaction): interaction.noun
    case .listing(let function): function.name
    }
  }

  /// Lets the interaction drive the changes of tabs.
  ///
  /// - Parameters:
  ///   - animator: makes the animator of each change; its argument is whether the new tab is further right.
  ///   - side: where a pull of the catalog begins.
  ///   - request: requests the change if the direction does not select it; false if there is none.
  /// - Returns: the objects that the caller must keep.
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
