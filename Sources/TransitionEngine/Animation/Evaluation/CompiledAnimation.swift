/// An animation prepared for evaluation at hundreds of instants.
final class CompiledAnimation {
  /// Whether the animation runs on the timeline's clock, whatever its layer's clock shows.
  let isOnTimelineClock: Bool
  private let clock: AnimationClock
  /// Seconds by which `timeOffset` moves until the next commit.
  private let offsetChange: TimeInterval
  private let timing: TimingCurve
  private let effect: Effect

  private enum Effect {
    // Nearly all go from one value to another, and most of these change one of three properties.
    case transform(TransformInterpolation)
    case position(CGPoint, CGPoint)
    case opacity(CGFloat, CGFloat)
    case property(PropertyAnimation.KeyPath, KeyframeInterpolation, isAdditive: Bool)
    /// Children run in the group's own time, whose cycle has a duration.
    case group([CompiledAnimation], duration: TimeInterval)
  }

  /// - Parameter next: the corresponding animation in the next commit, if this commit moves there. If both
  ///   stand still, the animation moves from the time held in one to the time held in the other.
  init(_ animation: LayerAnimation, next: LayerAnimation? = nil) {
    isOnTimelineClock = animation.isOnTimelineClock
    clock = AnimationClock(animation)
    timing = animation.timing
    effect = Self.effect(of: animation)
    if let next, animation.speed == 0, next.speed == 0, animation.kind == next.kind {
      offsetChange = next.timeOffset - animation.timeOffset
    } else {
      offsetChange = 0
    }
  }

  private static func effect(of animation: LayerAnimation) -> Effect {
    switch animation.kind {
    case .group(let children):
      return .group(children.map { CompiledAnimation($0) }, duration: animation.duration)
    case .property(let property):
      let keyframes = KeyframeInterpolation(property)
      guard property.isStraight, property.segmentTimings.isEmpty, !property.isAdditive, !property.isCumulative
      else { return .property(property.keyPath, keyframes, isAdditive: property.isAdditive) }
      switch (property.keyPath, property.values[0], property.values[1]) {
      case (.transform, .transform(let from), .transform(let to)):
        return .transform(TransformInterpolation(from: from, to: to))
      case (.position, .point(let from), .point(let to)): return .position(from, to)
      case (.opacity, .number(let from), .number(let to)): return .opacity(from, to)
      default: return .property(property.keyPath, keyframes, isAdditive: false)
      }
    }
  }

  /// Applies the animation to a layer, or to its geometry.
  ///
  /// - Parameters:
  ///   - localTime: the time of the layer's own clock, or the group's.
  ///   - commitFraction: how much of the time until the next commit is over, 0…1.
  ///   - includesEnd: whether the last instant belongs to the animation.
  ///   - easings: the latest value of a timing curve.
  /// - Returns: whether the animation has any effect at that time.
  func apply(
    to target: inout some Animated, at localTime: TimeInterval, commitFraction: Double = 0,
    includesEnd: Bool = false, _ easings: inout LatestEasing
  ) -> Bool {
    let offset = offsetChange * commitFraction
    guard let phase = clock.phase(at: localTime, addedOffset: offset, includesEnd: includesEnd) else {
      return false
    }
    let eased = easings.value(of: timing, at: phase.fraction)
    // A curve value that isn't a number counts as 0.
    let fraction = eased.isFinite ? eased : 0
    switch effect {
    case .transform(let transform): target.geometry.transform = transform.value(at: fraction)
    case .position(let from, let to):
      target.geometry.position = from.moved(to: to, fraction: fraction)
    case .opacity(let from, let to): target.geometry.opacity = from.moved(to: to, fraction: fraction)
    case .property(let keyPath, let keyframes, let isAdditive):
      guard var value = keyframes.value(at: eased, completedCycles: phase.completedCycles) else {
        return false
      }
      if isAdditive, let base = target.value(for: keyPath) { value = base.adding(value) }
      return target.setValue(value, for: keyPath)
    case .group(let children, let duration):
      let childrenIncludeEnd = includesEnd || !clock.isActive(at: localTime)
      var hasEffect = false
      for child in children
      where child.apply(to: &target, at: eased * duration, includesEnd: childrenIncludeEnd, &easings) {
        hasEffect = true
      }
      return hasEffect
    }
    return true
  }
}

/// The latest value of a timing curve. All animations of a block need the same value.
struct LatestEasing {
  private var latest: (curve: TimingCurve, fraction: Double, value: Double)?

  mutating func value(of curve: TimingCurve, at fraction: Double) -> Double {
    if let latest, latest.fraction == fraction, latest.curve == curve { return latest.value }
    let value = curve.value(at: fraction)
    latest = (curve, fraction, value)
    return value
  }
}
