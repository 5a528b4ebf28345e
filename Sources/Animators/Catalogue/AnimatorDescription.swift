import Options
import UIKit

/// An animator of the catalog: what it does, what may be chosen, and how to make one.
package struct AnimatorDescription: Sendable {
  package let name: String
  /// One line.
  package let summary: String
  /// In the order in which they are listed; a duration is always among them.
  package let options: [any OptionDescription]
  private let duration: Option<TimeInterval>
  /// What a flag has to be on the way forward, where nobody has chosen.
  private let forward: (option: Option<Bool>, value: Bool)?
  /// The way on which it goes by itself; nil for an animator that goes on either.
  private let way: @Sendable (OptionValues) -> Bool?
  /// The edge from which it brings the new screen on the way forward; nil where it does not matter.
  package let edge: @Sendable (OptionValues) -> ScreenEdgeInteractionController.Side?
  /// Whether it is wrong on purpose.
  package let isMistake: Bool
  private let factory: @Sendable (TimeInterval, OptionValues) -> any UIViewControllerAnimatedTransitioning

  /// - Parameters:
  ///   - duration: the default, in seconds.
  ///   - forward: an option that follows the way on which a container goes, and its value on the way forward.
  ///   - way: whether it goes forward, whatever the container does; nil if it follows.
  ///   - edge: from which it brings the new screen on the way forward; nil where it does not matter.
  ///   - isMistake: whether it is wrong on purpose.
  ///   - factory: gets the chosen duration and options.
  init(
    _ name: String, _ summary: String, duration: TimeInterval, options: [any OptionDescription] = [],
    forward: (option: Option<Bool>, value: Bool)? = nil,
    way: @escaping @Sendable (OptionValues) -> Bool? = { _ in nil },
    edge: @escaping @Sendable (OptionValues) -> ScreenEdgeInteractionController.Side? = { _ in nil },
    isMistake: Bool = false,
    factory: @escaping @Sendable (TimeInterval, OptionValues) -> any UIViewControllerAnimatedTransitioning
  ) {
    self.name = name
    self.summary = summary
    self.duration = Option(
      "duration", .duration(0.01...60), standard: duration, "How long the animation takes.")
    self.options = [self.duration] + options
    self.forward = forward
    self.way = way
    self.edge = edge
    self.isMistake = isMistake
    self.factory = factory
  }

  package func option(named name: String) -> (any OptionDescription)? { options.first { $0.name == name } }

  /// Whether it goes forward with the options that are chosen; nil where it follows its container.
  package func goesForward(_ chosen: OptionValues) -> Bool? {
    if let forward, chosen.has(forward.option) { return chosen[forward.option] == forward.value }
    return way(chosen)
  }

  /// - Parameters:
  ///   - chosen: what is missing has its standard.
  ///   - isForward: whether the container goes forward, for instance to a tab further right; nil if it does not matter.
  package func make(
    _ chosen: OptionValues = OptionValues(), isForward: Bool? = nil
  ) -> any UIViewControllerAnimatedTransitioning {
    var chosen = chosen
    if let isForward, let forward, !chosen.has(forward.option) {
      chosen[forward.option] = isForward == forward.value
    }
    return factory(chosen[duration], chosen)
  }
}
