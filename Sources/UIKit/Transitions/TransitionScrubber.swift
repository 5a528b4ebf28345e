/// Scrubs a transition's animations to a fraction.
protocol TransitionScrubber: AnyObject {
  /// The completed fraction of the transition, 0…1.
  var fraction: CGFloat { get }

  func scrub(to fraction: CGFloat)

  /// Lets the animations run to an end.
  ///
  /// - Parameter moved: called at each frame of the display, and at the end.
  func letGo(_ release: InteractionRelease, moved: @escaping (CGFloat) -> Void)

  /// Pauses the animations again; returns false if that is not possible.
  func pause() -> Bool

  /// Called when the transition is over.
  func end()
}

/// The end of an interaction.
struct InteractionRelease {
  /// Whether the transition runs back to the start.
  var isReversed: Bool
  /// The factor of the speed; finite and > 0.
  var speed: CGFloat
  var curve: UIView.AnimationCurve
  /// Replaces `curve` for an interruptible animator.
  var timingCurve: (any UITimingCurveProvider)?

  var target: CGFloat { isReversed ? 0 : 1 }

  /// The remaining time, as a fraction of the whole duration at normal speed.
  func remaining(from fraction: CGFloat) -> CGFloat { abs(target - fraction) / speed }
}
