extension PropertyAnimation {
  /// The value at a fraction of one cycle, the timing curve already applied; nil without values.
  ///
  /// - Parameter fraction: may leave 0…1, as springs do; the first or last segment then goes on.
  package func value(at fraction: Double) -> Value? {
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1, fraction.isFinite else { return first }
    if isOneWay { return first.interpolated(to: last, fraction: eased(fraction, segment: 0)) }
    switch calculationMode {
    case .discrete: return discreteValue(at: fraction)
    case .linear, .paced:
      let (segment, local) = position(of: fraction, in: times)
      if local == 1 && segment == values.count - 2 { return last }
      return values[segment].interpolated(to: values[segment + 1], fraction: local)
    case .cubic:
      let (segment, local) = position(of: fraction, in: times)
      return spline.value(segment: segment, fraction: local)
    case .cubicPaced:
      let (segment, local) = spline.position(atLength: fraction)
      return spline.value(segment: segment, fraction: local)
    }
  }

  /// Whether all there is is a way from one value to another, which takes no search for the segment.
  var isOneWay: Bool {
    values.count == 2 && (calculationMode == .linear || calculationMode == .paced)
  }

  /// The value in cycle number `completedCycles` (from 0): cumulative animations go on from where the last
  /// cycle ended.
  package func value(at fraction: Double, completedCycles: Int) -> Value? {
    guard let value = value(at: fraction) else { return nil }
    guard isCumulative, completedCycles > 0, let end = self.value(at: 1) else { return value }
    return value.adding(end.repeated(completedCycles))
  }

  /// One time per value, ascending from 0 to 1. Unusable key times count as evenly spaced ones.
  private var times: [Double] {
    if calculationMode == .paced { return pacedTimes }
    let areUsable =
      keyTimes.count == values.count && zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
      && keyTimes.first == 0 && keyTimes.last == 1
    return areUsable ? keyTimes : evenTimes
  }

  private var evenTimes: [Double] {
    values.indices.map { Double($0) / Double(values.count - 1) }
  }

  /// Times at which the way covered is even.
  private var pacedTimes: [Double] {
    var lengths: [Double] = [0]
    var length = 0.0
    for (a, b) in zip(values, values.dropFirst()) {
      length += Double(a.distance(to: b))
      lengths.append(length)
    }
    guard length > 0, length.isFinite else { return evenTimes }
    return lengths.map { $0 / length }
  }

  /// The segment that holds a fraction, and the eased fraction of that segment.
  private func position(of fraction: Double, in times: [Double]) -> (segment: Int, fraction: Double) {
    var segment = 0
    while segment < values.count - 2, times[segment + 1] <= fraction { segment += 1 }
    let length = times[segment + 1] - times[segment]
    let local = length > 0 ? (fraction - times[segment]) / length : (fraction < times[segment] ? 0 : 1)
    return (segment, eased(local, segment: segment))
  }

  private func eased(_ fraction: Double, segment: Int) -> Double {
    guard fraction > 0, fraction < 1, segment < segmentTimings.count else { return fraction }
    return segmentTimings[segment].value(at: fraction)
  }

  /// Each value from its key time to the next; n values have n + 1 key times.
  private func discreteValue(at fraction: Double) -> Value {
    let isUsable =
      keyTimes.count >= values.count && zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
    let index =
      isUsable
      ? (keyTimes.lastIndex { $0 <= fraction } ?? 0)
      : Int(min(max(fraction, 0), 1) * Double(values.count))
    return values[min(index, values.count - 1)]
  }

  private var spline: ValueSpline { ValueSpline(points: values) }
}
