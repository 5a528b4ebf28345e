import Foundation

extension LayerAnimation {
  /// Whether the property or a part of it is among what is animated.
  func affects(_ property: PropertyAnimation.KeyPath) -> Bool {
    switch kind {
    case .property(let animation): animation.keyPath.property == property
    case .group(let children): children.contains { $0.affects(property) }
    }
  }

  /// The segments during which the animation rules, in timeline time.
  func track(
    of layer: Layer, property: PropertyAnimation.KeyPath, clock: LocalClock
  ) -> [MotionSegment] {
    let begin = clock.timelineTime(beginTime)
    let end = clock.timelineTime(beginTime + activeParentDuration)
    guard begin < end else { return [] }
    var result: [MotionSegment] = []
    func rest(_ from: TimeInterval, _ to: TimeInterval, showing local: TimeInterval) {
      var shown = layer
      apply(to: &shown, at: local)
      guard let value = shown.value(for: property) else { return }
      result.append(MotionSegment(begin: from, end: to, course: .resting(value)))
    }
    if fillMode == .backwards || fillMode == .both {
      rest(-.infinity, begin, showing: beginTime.nextDown)
    }
    let pieces = easedPieces(over: layer).map { piece in
      MotionSegment(
        begin: begin + (end - begin) * piece.begin,
        end: piece.begin + piece.duration == 1 ? end : begin + (end - begin) * (piece.begin + piece.duration),
        course: .eased(
          EasedMotion(
            keyPath: piece.keyPath, begin: begin + (end - begin) * piece.begin,
            duration: (end - begin) * piece.duration, from: piece.from, to: piece.to,
            timing: piece.timing)))
    }
    result += pieces.isEmpty ? [MotionSegment(begin: begin, end: end, course: .sampled)] : pieces
    if (fillMode == .forwards || fillMode == .both) && end.isFinite {
      rest(end, .infinity, showing: (beginTime + activeParentDuration).nextUp)
    }
    return result
  }

  /// The animation as eased motion, begins and durations as fractions of its run; empty where it is more than
  /// that.
  private func easedPieces(over model: Layer) -> [EasedMotion] {
    guard case .property(let property) = kind, repeatCount == 1, !autoreverses, speed > 0, timeOffset == 0,
      property.calculationMode == .linear, !property.isCumulative, duration.isFinite
    else { return [] }
    guard let values = property.plainValues(over: model), values.count > 1 else { return [] }
    let segments = property.segmentTimings
    if values.count == 2 && property.keyTimes == [0, 1] && (segments.first ?? .linear) == .linear {
      return [
        EasedMotion(
          keyPath: property.keyPath, begin: 0, duration: 1, from: values[0], to: values[1], timing: timing)
      ]
    }
    let times = property.keyTimes
    guard timing == .linear, times.count == values.count, times.first == 0, times.last == 1,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return [] }
    return (1..<values.count).filter { times[$0 - 1] < times[$0] }.map { index in
      EasedMotion(
        keyPath: property.keyPath, begin: times[index - 1], duration: times[index] - times[index - 1],
        from: values[index - 1], to: values[index],
        timing: index - 1 < segments.count ? segments[index - 1] : .linear)
    }
  }
}

extension PropertyAnimation {
  /// The values as they show over a model; nil for additive transforms, whose parts do not simply add up.
  fileprivate func plainValues(over model: Layer) -> [Value]? {
    guard isAdditive else { return values }
    guard let base = model.value(for: keyPath) else { return nil }
    if case .transform = base { return nil }
    return values.map(base.adding)
  }
}

extension PropertyAnimation.KeyPath {
  /// The whole property that this is (a part of).
  package var property: PropertyAnimation.KeyPath {
    switch self {
    case .positionX, .positionY: .position
    case .boundsOrigin, .boundsSize: .bounds
    case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .translationX, .translationY,
      .translationZ:
      .transform
    default: self
    }
  }
}
