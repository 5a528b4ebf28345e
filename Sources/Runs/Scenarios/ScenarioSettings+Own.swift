import Screens

extension ScenarioSettings {
  /// What an author's Swift stands in for.
  package struct Own: Sendable {
    /// Makes the container, of the screens' controllers.
    package var container: ListingFunction?
    /// Makes the delegate, which is asked for animators and interactions.
    package var delegate: ListingFunction?
    /// Makes what drives the changes.
    package var interaction: ListingFunction?

    package init(container: ListingFunction?, delegate: ListingFunction?, interaction: ListingFunction?) {
      self.container = container
      self.delegate = delegate
      self.interaction = interaction
    }

    var all: [ListingFunction] { [container, delegate, interaction].compactMap(\.self) }
  }
}
