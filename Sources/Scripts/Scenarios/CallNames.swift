import TransitionEngine

/// The methods that expectations may name.
package enum CallNames {
  /// Those that tell a view controller of its view's coming and going.
  static let appearance = Timeline.Event.Call.allCases.filter { $0.group == .appearance }.map(\.rawValue)

  /// All that a scenario can log: none of the animators that it can name has an interruptible animator.
  static let all = Timeline.Event.Call.allCases.filter { $0 != .interruptibleAnimator }.map(\.rawValue)
}
