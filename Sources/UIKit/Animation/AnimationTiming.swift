import TransitionEngine

/// The timing of a view animation.
struct AnimationTiming: Hashable {
  /// Seconds of one cycle; finite and ≥ 0. With 0, changes take effect at once.
  var duration: TimeInterval
  /// Seconds; finite and ≥ 0.
  var delay: TimeInterval = 0
  var curve = TimingCurve.easeInEaseOut
  var repeatCount: Double = 1
  var autoreverses = false
  /// Whether touches pass through the views being moved.
  var blocksTouches = false

  /// Takes numbers from authors: those that are not finite, or negative, count as 0, and are logged.
  init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve = .easeInEaseOut) {
    self.duration = Self.checked(duration, "duration")
    self.delay = Self.checked(delay, "delay")
    self.curve = curve
  }

  /// A timing along one of UIKit's curves, which may have a duration of its own.
  init(duration: TimeInterval, delay: TimeInterval = 0, pace: UIView.AnimationCurve) {
    self.init(duration: duration, delay: delay, curve: pace.curve)
    self.duration = pace.duration(wanted: self.duration)
  }

  /// The fixed duration of animations along the keyboard's curve, in seconds.
  static let keyboardDuration: TimeInterval = 0.5

  private static func checked(_ seconds: TimeInterval, _ what: String) -> TimeInterval {
    if seconds >= 0, seconds.isFinite { return seconds }
    Run.note("animate", actor: "UIView", detail: Remark("a \(what) of \(seconds) s counts as 0"))
    return 0
  }

  /// Seconds from start to end.
  var activeDuration: TimeInterval { cycle * repeatCount }
  /// Seconds of a cycle, including the reverse.
  var cycle: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// The engine's animation with this timing.
  func animation(_ property: PropertyAnimation, begin: TimeInterval) -> LayerAnimation {
    var animation = LayerAnimation(
      .property(property), beginTime: begin, duration: duration, timing: curve, origin: .viewAnimation)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = delay > 0 ? .backwards : .removed
    return animation
  }
}
