import Screens

extension ScenarioSettings {
  /// The parts of a scenario that an author's Swift replaces.
  package struct Own: Codable, Sendable {
    /// Makes the container from the screens' controllers.
    package var container: ListingFunction?
    /// Makes the delegate, which provides animators and interactions.
    package var delegate: ListingFunction?

    package init(container: ListingFunction?, delegate: ListingFunction?) {
      self.container = container
      self.delegate = delegate
    }
  }
}
