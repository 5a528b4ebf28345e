import Options
import UIKit

/// An animator of the catalog: its summary, its options, and its factory.
package struct AnimatorDescription: Sendable {
  package let name: String
  /// One line.
  package let summary: String
  /// The options in the order in which they are listed, always including a duration.
  package let options: [any OptionDescription]
  private let duration: Option<TimeInterval>
  /// The default of a flag on the way forward.
  private let forward: (option: Option<Bool>, value: Bool)?
  /// The animator's own direction; nil for an animator that goes either way.
  private let way: @Sendable (OptionValues) -> Bool?
  /// The edge from which the animator brings in the new screen on the way forward; nil if it does not matter.
  package let edge: @Sendable (OptionValues) -> ScreenEdgeInteractionController.Side?
  /// Whether the animator is a deliberate mistake.
  package let isMistake: Bool
  private let factory: @Sendable (TimeInterval, OptionValues) -> any UIViewControllerAnimatedTransitioning

  /// - Parameters:
  ///   - duration: the default, in seconds.
  ///   - forward: an option that follows the direction of a container, and its value on the way forward.
  ///   - way: whether the animator goes forward, whatever its container does; nil if it follows.
  ///   - edge: the edge from which the new screen comes on the way forward; nil if it does not matter.
  ///   - isMistake: whether the animator is a deliberate mistake.
  ///   - factory: receives the chosen duration and options.
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

  /// Whether the animator goes forward with the chosen options; nil if it follows its container.
  package func goesForward(_ chosen: OptionValues) -> Bool? {
    if let forward, chosen.has(forward.option) { return chosen[forward.option] == forward.value }
    return way(chosen)
  }

  /// - Parameters:
  ///   - chosen: missing options have their defaults.
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
