import TransitionEngine

/// One property of an animator, and its progress.
struct AnimatorTrack {
  let layer: CALayer
  var change: PropertyChange
  /// The fraction of the animator's duration that passes before the property starts to move; < 1.
  let start: Double
  /// The motion of the property's fraction, on the run's clock.
  var motion: Motion
  /// The calls that set the value, and those that added their block.
  var calls: [AnimationCall]

  /// The value of the property at an instant of the run's clock.
  func value(at time: TimeInterval) -> PropertyAnimation.Value { value(motion.value(at: time)) }

  private func value(_ fraction: Double) -> PropertyAnimation.Value {
    change.old.interpolated(to: change.new, fraction: fraction)
  }

  /// The engine's animation for the motion.
  var animation: LayerAnimation {
    guard motion.duration > 0, case .curve(let curve) = motion.law else { return held(at: motion.to) }
    return animation(
      from: value(motion.from), to: value(motion.to), begin: motion.begin, duration: motion.duration, curve)
  }

  /// An animation that stays at a fraction of the property's range.
  private func held(at fraction: Double) -> LayerAnimation {
    // A spring may be held beyond its end, where an animation cannot be.
    let isOnWay = (0...1).contains(fraction)
    let value = value(fraction)
    var animation = animation(
      from: isOnWay ? change.old : value, to: isOnWay ? change.new : value, begin: 0, duration: 1, .linear)
    animation.speed = 0
    animation.timeOffset = isOnWay ? fraction : 0
    return animation
  }

  private func animation(
    from: PropertyAnimation.Value, to: PropertyAnimation.Value, begin: TimeInterval,
    duration: TimeInterval, _ curve: TimingCurve
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      .property(PropertyAnimation(change.keyPath, from: from, to: to)), beginTime: layer.localTime(begin),
      duration: duration, timing: curve, origin: .viewAnimation)
    animation.fillMode = .both
    return animation
  }
}

/// An animator's animation of one property of a layer, until its next motion.
struct AnimatorSource: AnimationSource {
  let animation: LayerAnimation
  let keyPath: PropertyAnimation.KeyPath?
  let blocksTouches: Bool

  /// Infinite: the animator ends the animation.
  var activeDuration: TimeInterval { .infinity }
  func begin(on layer: CALayer, at clock: TimeInterval) -> TimeInterval? { animation.beginTime }

  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation? { animation }
}
