import TransitionEngine

/// How a view animation runs.
struct AnimationTiming: Hashable {
  /// Seconds of one cycle; finite and ≥ 0. Without any, changes take effect at once.
  var duration: TimeInterval
  /// Seconds; finite and ≥ 0.
  var delay: TimeInterval = 0
  var curve = TimingCurve.easeInEaseOut
  var repeatCount: Double = 1
  var autoreverses = false
  /// Whether touches pass through the views that it moves.
  var blocksTouches = false

  /// Takes numbers as authors give them: those that are not finite, or negative, count as 0, and are noted.
  init(duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve = .easeInEaseOut) {
    self.duration = Self.checked(duration, "duration")
    self.delay = Self.checked(delay, "delay")
    self.curve = curve
  }

  /// The same along one of UIKit's curves, which may have a duration of its own.
  init(duration: TimeInterval, delay: TimeInterval = 0, pace: UIView.AnimationCurve) {
    self.init(duration: duration, delay: delay, curve: pace.curve)
    self.duration = pace.duration(wanted: self.duration)
  }

  /// Seconds that animations along the keyboard's curve take, whatever they ask for.
  static let keyboardDuration: TimeInterval = 0.5

  private static func checked(_ seconds: TimeInterval, _ what: String) -> TimeInterval {
    if seconds >= 0, seconds.isFinite { return seconds }
    Run.note("animate", actor: "UIView", detail: "a \(what) of \(seconds) s counts as 0")
    return 0
  }

  /// Seconds from begin to end.
  var activeDuration: TimeInterval { cycle * repeatCount }
  /// Seconds of a cycle, with its way back.
  var cycle: TimeInterval { duration * (autoreverses ? 2 : 1) }

  /// An engine animation that runs so.
  func animation(_ property: PropertyAnimation, begin: TimeInterval) -> LayerAnimation {
    var animation = LayerAnimation(
      .property(property), beginTime: begin, duration: duration, timing: curve, origin: .viewAnimation)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = delay > 0 ? .backwards : .removed
    return animation
  }
}
