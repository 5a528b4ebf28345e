/// A layer's animation, made ready to say hundreds of times what it does to the layer.
///
/// Nearly all go from one value to another. Of these the ends are kept as they are needed, transforms taken apart; whatever
/// is more than that is asked as it is.
struct LayerMotion {
  private let animation: LayerAnimation
  private let way: Way

  private enum Way {
    case transform(TransformWay)
    case position(CGPoint, CGPoint)
    case opacity(CGFloat, CGFloat)
    case other
  }

  init(_ animation: LayerAnimation) {
    self.animation = animation
    way = Self.way(of: animation.kind)
  }

  var isOnTimelineClock: Bool { animation.isOnTimelineClock }

  private static func way(of kind: LayerAnimation.Kind) -> Way {
    guard case .property(let property) = kind, property.isOneWay, property.segmentTimings.isEmpty,
      !property.isAdditive, !property.isCumulative
    else { return .other }
    switch (property.keyPath, property.values[0], property.values[1]) {
    case (.transform, .transform(let from), .transform(let to)):
      return .transform(TransformWay(from: from, to: to))
    case (.position, .point(let from), .point(let to)): return .position(from, to)
    case (.opacity, .number(let from), .number(let to)): return .opacity(from, to)
    default: return .other
    }
  }

  /// Changes a layer, or its geometry, to what the animation shows, as `LayerAnimation.apply(to:at:)` does.
  ///
  /// - Parameters:
  ///   - localTime: what the layer's own clock shows.
  ///   - easings: what curves gave before.
  /// - Returns: whether it has any effect at that time.
  func apply(
    to target: inout some Animated, at localTime: TimeInterval, _ easings: inout LatestEasing
  ) -> Bool {
    if case .other = way { return animation.apply(to: &target, at: localTime) }
    guard let phase = animation.phase(at: localTime) else { return false }
    let eased = easings.value(of: animation.timing, at: phase.fraction)
    // A curve that is no number leads nowhere.
    let fraction = eased.isFinite ? eased : 0
    switch way {
    case .transform(let way): target.geometry.transform = way.transform(at: fraction)
    case .position(let from, let to):
      target.geometry.position = CGPoint(x: mix(from.x, to.x, fraction), y: mix(from.y, to.y, fraction))
    case .opacity(let from, let to): target.geometry.opacity = mix(from, to, fraction)
    case .other: break
    }
    return true
  }

  /// Exact at both ends.
  private func mix(_ from: CGFloat, _ to: CGFloat, _ fraction: Double) -> CGFloat {
    fraction == 0 ? from : fraction == 1 ? to : from + (to - from) * fraction
  }
}

/// The last value that was asked of a timing curve: the animations of one block ask for the same one.
struct LatestEasing {
  private var latest: (curve: TimingCurve, fraction: Double, value: Double)?

  mutating func value(of curve: TimingCurve, at fraction: Double) -> Double {
    if let latest, latest.fraction == fraction, latest.curve == curve { return latest.value }
    let value = curve.value(at: fraction)
    latest = (curve, fraction, value)
    return value
  }
}
