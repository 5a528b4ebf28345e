/// Moves a transition's animations to where an interaction wants them.
protocol TransitionScrubber: AnyObject {
  /// How much of the transition shows, 0…1.
  var fraction: CGFloat { get }

  func scrub(to fraction: CGFloat)

  /// Lets the animations go on by themselves.
  ///
  /// - Parameter moved: called at every frame of the display, and at the end.
  func letGo(_ release: InteractionRelease, moved: @escaping (CGFloat) -> Void)

  /// Takes the animations up again; false if that cannot be done.
  func pause() -> Bool

  /// The transition is over.
  func end()
}

/// How an interaction lets a transition go.
struct InteractionRelease {
  /// Whether back to the start.
  var isReversed: Bool
  /// A factor; finite and > 0.
  var speed: CGFloat
  var curve: UIView.AnimationCurve
  /// Instead of `curve`, for an interruptible animator.
  var timingCurve: (any UITimingCurveProvider)?

  var target: CGFloat { isReversed ? 0 : 1 }

  /// How much is left, as a part of the whole duration at normal speed.
  func remaining(from fraction: CGFloat) -> CGFloat { abs(target - fraction) / speed }
}
