import Screens
import Scripts
import UIKit

/// The settings of a scenario.
package struct ScenarioSettings: Codable, Sendable {
  package let container: ScenarioContainer
  package let screens: [Screen]
  /// The animator of the changes; nil for the container's own.
  package let choice: AnimatorChoice?
  package let interaction: InteractionChoice?
  /// Whether the selection is locked while a change is running.
  package let isSafe: Bool
  /// Whether the outcome of a gesture that ends before the transition starts is kept.
  package let carriesOver: Bool
  package let presentation: ScenarioPresentation
  package let own: Own

  package init(
    container: ScenarioContainer, screens: [Screen], choice: AnimatorChoice?, interaction: InteractionChoice?,
    isSafe: Bool, carriesOver: Bool, presentation: ScenarioPresentation = ScenarioPresentation(),
    own: Own = Own(container: nil, delegate: nil)
  ) {
    self.container = container
    self.screens = screens
    self.choice = choice
    self.interaction = interaction
    self.isSafe = isSafe
    self.carriesOver = carriesOver
    self.presentation = presentation
    self.own = own
  }

  /// All parts, except the animator, that an author's Swift replaces.
  var functions: [ListingFunction] {
    [own.container, own.delegate, interaction?.function].compactMap(\.self)
  }

  var size: CGSize { screens.first?.size ?? Screen.standardDevice.size }
}
