import TransitionEngine

/// How a property animator moves at present.
enum AnimatorMotion {
  /// Stands still at a fraction of the way.
  case held(progress: Double)
  /// Moves along the animator's own curve. It started, or would have started, `elapsed` seconds before
  /// `time`.
  case along(UITimingCurve, elapsed: TimeInterval, time: VirtualTime, isReversed: Bool)
  /// Moves from a fraction of the way to an end, on another curve.
  case towards(UITimingCurve, from: Double, time: VirtualTime, isReversed: Bool)

  /// When the motion reaches its end; nil if it stands still.
  var end: VirtualTime? {
    switch self {
    case .held: nil
    case .along(let timing, let elapsed, let time, let isReversed):
      time + VirtualTime(seconds: isReversed ? elapsed : timing.duration - elapsed)
    case .towards(let timing, _, let time, _): time + VirtualTime(seconds: timing.duration)
    }
  }
}

/// One property that an animator moves.
struct AnimatorTrack {
  let layer: CALayer
  var change: PropertyChange
  /// The fraction of the animator's duration that passes before the property starts to move; < 1.
  let start: Double
  /// The animator's.
  let curve: TimingCurve

  /// The property's value at a fraction of the animator's way.
  func value(atProgress progress: Double) -> PropertyAnimation.Value {
    change.old.interpolated(to: change.new, fraction: start == 0 ? progress : delayed(progress))
  }

  /// The fraction of this property's way, when that of the animator is `progress`.
  private func delayed(_ progress: Double) -> Double {
    let time = curve.time(atProgress: progress)
    return curve.value(at: (time - start) / (1 - start))
  }

  /// The engine's animation for a motion.
  func animation(_ motion: AnimatorMotion) -> LayerAnimation {
    switch motion {
    case .held(let progress):
      return held(at: start == 0 ? progress : delayed(progress))
    case .along(let timing, let elapsed, let time, let isReversed):
      let duration = timing.duration * (1 - start)
      if isReversed {
        return animation(
          from: change.new, to: change.old, begin: time.seconds - (timing.duration - elapsed),
          duration: duration, timing.curve.mirrored ?? timing.curve)
      }
      return animation(
        from: change.old, to: change.new, begin: time.seconds - elapsed + start * timing.duration,
        duration: duration, timing.curve)
    case .towards(let timing, let progress, let time, let isReversed):
      return animation(
        from: value(atProgress: progress), to: isReversed ? change.old : change.new, begin: time.seconds,
        duration: timing.duration, timing.curve)
    }
  }

  /// An animation that stands still at a fraction of the property's way.
  private func held(at fraction: Double) -> LayerAnimation {
    // A spring may be held beyond its end, where no animation could be.
    let isOnWay = (0...1).contains(fraction)
    let value = change.old.interpolated(to: change.new, fraction: fraction)
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

/// An animator's hold on one property of a layer, until its next motion.
struct AnimatorSource: AnimationSource {
  let animation: LayerAnimation
  let keyPath: PropertyAnimation.KeyPath?
  let blocksTouches: Bool

  /// The animator ends it.
  var activeDuration: TimeInterval { .infinity }
  var beginTime: TimeInterval? { animation.beginTime }

  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation? { animation }
}

extension TimingCurve {
  /// The curve played backwards: `1 - c(1 - x)`; nil for springs, which have no such curve.
  var mirrored: TimingCurve? {
    switch self {
    case .linear: .linear
    case .bezier(let b): .bezier(CubicBezier(1 - b.x2, 1 - b.y2, 1 - b.x1, 1 - b.y1))
    case .spring: nil
    }
  }

  /// The first fraction of time at which the curve reaches a fraction of the way.
  func time(atProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let steps = 256
    guard let step = (1...steps).first(where: { value(at: Double($0) / Double(steps)) >= progress }) else {
      return 1
    }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
