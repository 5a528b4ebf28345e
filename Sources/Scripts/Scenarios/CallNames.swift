import TransitionEngine

/// The methods that expectations may name.
package enum CallNames {
  /// The methods that notify a view controller of its view's appearance.
  static let appearance = Timeline.Event.Call.allCases.filter { $0.group == .appearance }.map(\.rawValue)

  /// All methods that a scenario can log. None of the animators that it can name has an interruptible
  /// animator.
  static let all = Timeline.Event.Call.allCases.filter { $0 != .interruptibleAnimator }.map(\.rawValue)
}
