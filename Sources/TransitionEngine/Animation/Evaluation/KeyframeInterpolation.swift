import Text

/// The values of a property animation over its cycles. Everything that doesn't depend on the instant is
/// computed once.
struct KeyframeInterpolation {
  private let animation: PropertyAnimation
  private let values: [PropertyAnimation.Value]
  /// One time per value, ascending from 0 to 1; for `discrete` as given, or empty if the times are unusable.
  private let times: [Double]
  /// The curve of the cubic modes.
  private let spline: ValueSpline?

  /// - Parameter accuracy: how even the speed of a cubic paced animation is; see `ValueSpline`.
  init(_ animation: PropertyAnimation, accuracy: Double = 1e-4) {
    self.animation = animation
    values = animation.values
    times = animation.isStraight ? [] : animation.resolvedTimes
    spline = animation.isCubic && values.count > 1 ? ValueSpline(animation, accuracy: accuracy) : nil
  }

  /// The value at a fraction of a cycle; nil without values.
  ///
  /// - Parameters:
  ///   - fraction: with the timing curve already applied. Springs leave 0…1; the first or last segment then
  ///     continues.
  ///   - completedCycles: cumulative animations continue from the end of the last cycle.
  func value(at fraction: Double, completedCycles: Int = 0) -> PropertyAnimation.Value? {
    guard let value = valueInCycle(at: fraction) else { return nil }
    guard animation.isCumulative, completedCycles > 0, let end = valueInCycle(at: 1) else { return value }
    return value.adding(end.repeated(completedCycles))
  }

  private func valueInCycle(at fraction: Double) -> PropertyAnimation.Value? {
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1, fraction.isFinite else { return first }
    if animation.isStraight { return first.interpolated(to: last, fraction: eased(fraction, segment: 0)) }
    switch animation.calculationMode {
    case .discrete: return discreteValue(at: fraction)
    case .linear, .paced:
      let (segment, local) = position(of: fraction)
      if local == 1 && segment == values.count - 2 { return last }
      return values[segment].interpolated(to: values[segment + 1], fraction: local)
    case .cubic:
      let (segment, local) = position(of: fraction)
      return spline?.value(segment: segment, fraction: local)
    case .cubicPaced:
      return spline?.value(atLength: fraction)
    }
  }

  /// The segment that holds a fraction, and the eased fraction of that segment.
  private func position(of fraction: Double) -> (segment: Int, fraction: Double) {
    let (segment, local) = times.position(of: fraction)
    return (segment, eased(local, segment: segment))
  }

  private func eased(_ fraction: Double, segment: Int) -> Double {
    guard fraction > 0, fraction < 1, segment < animation.segmentTimings.count else { return fraction }
    return animation.segmentTimings[segment].value(at: fraction)
  }

  /// The value at a fraction; each value holds from its key time to the next.
  private func discreteValue(at fraction: Double) -> PropertyAnimation.Value {
    let index =
      times.isEmpty
      ? Int(min(max(fraction, 0), 1) * Double(values.count))
      : max(times.partitioningIndex { !($0 <= fraction) } - 1, 0)
    return values[min(index, values.count - 1)]
  }
}

extension PropertyAnimation {
  /// Whether the animation goes straight from one value to another, so that no segment has to be searched
  /// for.
  var isStraight: Bool { values.count == 2 && (calculationMode == .linear || calculationMode == .paced) }

  fileprivate var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  /// The key times. Unusable ones are replaced by evenly spaced times, for `discrete` by none.
  fileprivate var resolvedTimes: [Double] {
    let ascend = zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
    switch calculationMode {
    // n values have n + 1 key times.
    case .discrete: return keyTimes.count >= values.count && ascend ? keyTimes : []
    case .paced: return values.pacedTimes ?? evenTimes
    case .linear, .cubic, .cubicPaced:
      let areUsable = keyTimes.count == values.count && ascend && keyTimes.first == 0 && keyTimes.last == 1
      return areUsable ? keyTimes : evenTimes
    }
  }

  private var evenTimes: [Double] { values.indices.map { Double($0) / Double(values.count - 1) } }
}

extension [Double] {
  /// The segment of at least two ascending times that holds another time, and the fraction of that segment.
  /// Beyond the ends, the first or the last segment continues.
  func position(of time: Double) -> (segment: Int, fraction: Double) {
    let segment = self[1..<(count - 1)].partitioningIndex { !($0 <= time) } - 1
    let (start, end) = (self[segment], self[segment + 1])
    return (segment, end > start ? (time - start) / (end - start) : time < start ? 0 : 1)
  }
}

extension [PropertyAnimation.Value] {
  /// The times, 0…1, at which a motion through the values covers even distances; nil without any distance.
  package var pacedTimes: [Double]? {
    let lengths = cumulativeDistances
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return nil }
    return lengths.map { $0 / whole }
  }
}
