import Screens

extension ScenarioSettings {
  /// What an author's Swift stands in for.
  package struct Own: Sendable {
    /// Makes the container, of the screens' controllers.
    package var container: ListingFunction?
    /// Makes the delegate, which is asked for animators and interactions.
    package var delegate: ListingFunction?

    package init(container: ListingFunction?, delegate: ListingFunction?) {
      self.container = container
      self.delegate = delegate
    }
  }
}
