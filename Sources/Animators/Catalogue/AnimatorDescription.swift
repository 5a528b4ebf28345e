import UIKit

/// An animator of the catalogue: what it does, what may be chosen, and how to make one.
package struct AnimatorDescription: Sendable {
  package let name: String
  /// One line.
  package let summary: String
  /// In the order in which they are listed; a duration is always among them.
  package let options: [AnimatorOption]
  private let duration: AnimatorOption
  /// What a flag has to be on the way forward, where nobody has chosen.
  private let forward: (option: AnimatorOption, value: Bool)?
  private let factory: @Sendable (TimeInterval, AnimatorOptions) -> any UIViewControllerAnimatedTransitioning

  /// - Parameters:
  ///   - duration: the default, in seconds.
  ///   - forward: an option that follows the way on which a container goes, and its value on the way forward.
  ///   - factory: gets the chosen duration and options.
  init(
    _ name: String, _ summary: String, duration: TimeInterval, options: [AnimatorOption] = [],
    forward: (option: AnimatorOption, value: Bool)? = nil,
    factory: @escaping @Sendable (TimeInterval, AnimatorOptions) -> any UIViewControllerAnimatedTransitioning
  ) {
    self.name = name
    self.summary = summary
    self.duration = AnimatorOption(
      "duration", "How long the animation takes.", .duration(0.01...60, default: duration))
    self.options = [self.duration] + options
    self.forward = forward
    self.factory = factory
  }

  package func option(named name: String) -> AnimatorOption? { options.first { $0.name == name } }

  /// In seconds.
  package var defaultDuration: TimeInterval {
    if case .duration(_, let seconds) = duration.kind { return seconds }
    return 0
  }

  /// - Parameters:
  ///   - chosen: by name; what is missing has its default.
  ///   - isForward: whether the container goes forward, for instance to a tab further right; nil if it does not matter.
  /// - Throws: `AnimatorOptionError` for an option that the animator does not have or take.
  package func make(
    _ chosen: [String: AnimatorOption.Value] = [:], isForward: Bool? = nil
  ) throws(AnimatorOptionError) -> any UIViewControllerAnimatedTransitioning {
    var chosen = chosen
    if let isForward, let forward, chosen[forward.option.name] == nil {
      chosen[forward.option.name] = .flag(isForward == forward.value)
    }
    let options = try AnimatorOptions(chosen, for: self)
    return factory(options.number(duration) ?? defaultDuration, options)
  }
}
