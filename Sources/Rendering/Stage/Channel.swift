import Foundation
import TransitionEngine

/// One animated CSS property of one stage layer: a vector of numbers over the stage's whole duration.
///
/// `translate` has three components (px), `rotate` one (degrees about the layer's fixed axis), `scale` three, `opacity` one.
struct Channel: Hashable {
  enum Course: Hashable {
    case constant
    /// One segment from `keyframes.first` to `.last`, with an easing over a part of the duration.
    case eased(Easing, begin: Double, end: Double)
    /// Straight lines between the keyframes.
    case piecewise
  }

  struct Keyframe: Hashable {
    /// 0…1 of the stage's duration.
    var offset: Double
    var value: [Double]
  }

  var course: Course
  /// At least one; two for `eased`.
  var keyframes: [Keyframe]

  var isConstant: Bool { course == .constant }
  var first: [Double] { keyframes[0].value }
  var last: [Double] { keyframes[keyframes.count - 1].value }

  /// The value at a fraction of the stage's duration, as a browser will have it.
  func value(at fraction: Double) -> [Double] {
    switch course {
    case .constant: return first
    case .eased(let easing, let begin, let end):
      let local = end > begin ? (fraction - begin) / (end - begin) : 1
      return Channel.mix(first, last, easing.value(at: local))
    case .piecewise:
      guard let upper = keyframes.firstIndex(where: { $0.offset >= fraction }), upper > 0 else {
        return fraction <= 0 ? first : last
      }
      let (a, b) = (keyframes[upper - 1], keyframes[upper])
      return Channel.mix(a.value, b.value, (fraction - a.offset) / (b.offset - a.offset))
    }
  }

  private static func mix(_ a: [Double], _ b: [Double], _ fraction: Double) -> [Double] {
    zip(a, b).map { $0 + ($1 - $0) * fraction }
  }
}

/// How closely, and with how many decimals, a property is fitted.
struct ChannelPrecision {
  /// Largest error of each component, in the property's own unit.
  var tolerances: [Double]
  var decimals: Int
}

extension Channel {
  /// A course that the run's own animations suggest: a curve over a part of the duration.
  struct Candidate: Hashable {
    var curve: TimingCurve
    /// Fractions of the stage's duration.
    var begin: Double
    var end: Double
  }

  /// Fits a property to what the engine says, with as little CSS as will do.
  ///
  /// First come the curves that the run really used: where one of them explains every sample, CSS gets that curve and nothing
  /// is approximated. Then one `linear()`; where the value returns or bends in space, keyframes.
  ///
  /// - Parameter samples: values at equal steps of the stage's duration, ends included.
  init(fitting samples: [[Double]], candidates: [Candidate], precision: ChannelPrecision) {
    let rounded = { (value: [Double]) in value.map { FixedDecimal.round($0, decimals: precision.decimals) } }
    let first = samples[0]
    let last = samples[samples.count - 1]
    let isConstant = samples.allSatisfy { sample in
      zip(zip(sample, first), precision.tolerances).allSatisfy { abs($0.0 - $0.1) <= $1 / 8 }
    }
    if isConstant {
      self.init(course: .constant, keyframes: [Keyframe(offset: 0, value: rounded(last))])
      return
    }
    let ends = [Keyframe(offset: 0, value: rounded(first)), Keyframe(offset: 1, value: rounded(last))]
    for candidate in candidates
    where Channel.explains(candidate, samples, tolerances: precision.tolerances.map { $0 / 8 }) {
      let change =
        zip(zip(first, last), precision.tolerances)
        .map { $1 / max(abs($0.1 - $0.0), 1e-9) }.min() ?? 1
      let easing = Easing(candidate.curve, tolerance: min(change, 1) * 0.8)
      self.init(
        course: .eased(easing, begin: candidate.begin, end: candidate.end), keyframes: ends)
      return
    }
    if let progress = Channel.progress(samples, tolerances: precision.tolerances) {
      let easing = Easing.stops(fitting: progress.values, tolerance: progress.tolerance * 0.8)
      self.init(course: .eased(easing, begin: 0, end: 1), keyframes: ends)
      return
    }
    let knots = PiecewiseLinear.knots(
      count: samples.count, tolerances: precision.tolerances.map { $0 * 0.8 }
    ) { samples[$0] }
    self.init(
      course: .piecewise,
      keyframes: knots.map { index in
        Keyframe(
          offset: FixedDecimal.round(Double(index) / Double(samples.count - 1), decimals: 5),
          value: rounded(samples[index]))
      })
  }

  /// Whether a candidate gives every sample.
  private static func explains(
    _ candidate: Candidate, _ samples: [[Double]], tolerances: [Double]
  ) -> Bool {
    let first = samples[0]
    let last = samples[samples.count - 1]
    let steps = Double(samples.count - 1)
    for (index, sample) in samples.enumerated() {
      let time = Double(index) / steps
      let fraction = (time - candidate.begin) / (candidate.end - candidate.begin)
      let progress = candidate.curve.value(at: fraction)
      for axis in sample.indices {
        let value = first[axis] + (last[axis] - first[axis]) * progress
        if abs(value - sample[axis]) > tolerances[axis] { return false }
      }
    }
    return true
  }

  /// The samples as one fraction of the way from the first to the last, if they lie on that line and it leads somewhere.
  private static func progress(
    _ samples: [[Double]], tolerances: [Double]
  ) -> (values: [Double], tolerance: Double)? {
    let first = samples[0]
    let last = samples[samples.count - 1]
    let reach = first.indices.max { abs(last[$0] - first[$0]) < abs(last[$1] - first[$1]) } ?? 0
    let change = last[reach] - first[reach]
    guard abs(change) > tolerances[reach] * 4 else { return nil }
    let values = samples.map { ($0[reach] - first[reach]) / change }
    guard values.allSatisfy({ abs($0) < 16 }) else { return nil }
    for (sample, value) in zip(samples, values) {
      for axis in sample.indices {
        let expected = first[axis] + (last[axis] - first[axis]) * value
        if abs(expected - sample[axis]) > tolerances[axis] / 4 { return nil }
      }
    }
    return (values, tolerances[reach] / abs(change))
  }
}
