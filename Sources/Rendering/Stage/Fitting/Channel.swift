import Text
import TransitionEngine

/// One animated CSS property of one stage layer: a vector of numbers over the stage's whole duration.
///
/// `translate` has three components (px), `rotate` one (degrees about the layer's fixed axis), `scale` three, `opacity` one.
struct Channel: Hashable {
  enum Course: Hashable {
    case constant
    /// One segment from `keyframes.first` to `.last`, with an easing over a part of the duration. An easing that does not
    /// end at 1 comes back from the last, the farthest that the channel gets.
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

  /// The value at a fraction of the stage's duration, as browsers compute it.
  func value(at fraction: Double) -> [Double] {
    let (from, to, share) = blend(at: fraction)
    return zip(from, to).map { $0 + ($1 - $0) * share }
  }

  /// The fractions of the channel at the samples inside of a window.
  func shares(in window: SampleWindow) -> [Double] {
    window.inside.map { blend(at: Double($0) / Double(window.last)).share }
  }

  /// Two values, and the fraction between them.
  func blend(at fraction: Double) -> (from: [Double], to: [Double], share: Double) {
    switch course {
    case .constant: return (first, first, 0)
    case .eased(let easing, let begin, let end):
      let local = end > begin ? (fraction - begin) / (end - begin) : 1
      return (first, last, easing.value(at: local))
    case .piecewise:
      let upper = keyframes.partitioningIndex { $0.offset >= fraction }
      guard upper > 0, upper < keyframes.count else {
        let end = fraction <= 0 ? first : last
        return (end, end, 0)
      }
      let (a, b) = (keyframes[upper - 1], keyframes[upper])
      return (a.value, b.value, (fraction - a.offset) / (b.offset - a.offset))
    }
  }
}

/// The accuracy of a fit, and the printed decimals.
struct ChannelPrecision {
  /// The largest error of each component, in the property's own unit.
  var tolerances: [Double]
  /// The printed decimals of each component.
  var decimals: [Int]

  init(tolerances: [Double], decimals: [Int]) {
    self.tolerances = tolerances
    self.decimals = decimals
  }

  /// The same number of decimals for all components.
  init(tolerances: [Double], decimals: Int) {
    self.init(tolerances: tolerances, decimals: tolerances.map { _ in decimals })
  }

  func rounded(_ value: [Double]) -> [Double] {
    zip(value, decimals).map { FixedDecimal.round($0, decimals: $1) }
  }
}

extension Channel {
  /// A course that the run's own animations suggest: a curve over a part of the duration.
  struct Candidate: Hashable {
    var curve: TimingCurve
    /// Fractions of the stage's duration.
    var begin: Double
    var end: Double
  }

  /// Fits a property to the engine's values, with as little CSS as possible.
  ///
  /// It tries the curves of the run first: if one of them matches every sample, CSS gets this curve without
  /// approximation. Then it tries one `linear()`. Values that return or bend in space become keyframes.
  ///
  /// - Parameters:
  ///   - samples: values at equal steps of the stage's duration, ends included.
  ///   - easings: the easings of earlier channels of the stage.
  init(
    fitting samples: ChannelSamples, candidates: CandidateCurves, easings: SharedEasings = SharedEasings(),
    precision: ChannelPrecision
  ) {
    let eighths = precision.tolerances.map { $0 / 8 }
    let last = samples.count - 1
    if samples.window.inside.allSatisfy({ samples.isNear($0, 0, within: eighths) }) {
      self.init(course: .constant, keyframes: [Keyframe(offset: 0, value: precision.rounded(samples[last]))])
      return
    }
    func ends(at index: Int) -> [Keyframe] {
      [
        Keyframe(offset: 0, value: precision.rounded(samples[0])),
        Keyframe(offset: 1, value: precision.rounded(samples[index])),
      ]
    }
    if let candidate = candidates.first(explaining: samples, tolerances: eighths) {
      let change =
        (0..<samples.width)
        .map { precision.tolerances[$0] / max(abs(samples[last, $0] - samples[0, $0]), 1e-9) }.min() ?? 1
      let easing = Easing(candidate.curve, tolerance: min(change, 1) * 0.8)
      self.init(
        course: .eased(easing, begin: candidate.begin, end: candidate.end), keyframes: ends(at: last))
      return
    }
    let leaps = Channel.leaps(samples)
    for end in [last, Channel.farthest(samples)] where leaps.isEmpty {
      guard let progress = Channel.progress(samples, to: end, tolerances: precision.tolerances) else {
        continue
      }
      let easing = easings.easing(fitting: progress.shares, tolerance: progress.tolerance)
      self.init(course: .eased(easing, begin: 0, end: 1), keyframes: ends(at: end))
      return
    }
    let knots = PiecewiseLinear.knots(of: samples, tolerances: precision.tolerances.map { $0 * 0.8 })
    self.init(
      course: .piecewise,
      keyframes: knots.map { index in
        let place = leaps.contains(index) ? 0.5 : leaps.contains(index - 1) ? -0.5 : 0
        return Keyframe(
          offset: FixedDecimal.round((Double(index) + place) / Double(last), decimals: 5),
          value: precision.rounded(samples[index]))
      })
  }

  /// The samples before jumps of many px, next to which nothing moves. A jump is placed between two samples,
  /// where rounding its time changes neither.
  private static func leaps(_ samples: ChannelSamples) -> Set<Int> {
    let inside = samples.window.inside
    let stands = Array(repeating: 1e-6, count: samples.width)
    return Set(
      (inside.lowerBound..<inside.upperBound).filter { index in
        (0..<samples.width).contains { abs(samples[index + 1, $0] - samples[index, $0]) > 8 }
          && samples.isNear(max(index - 1, 0), index, within: stands)
          && samples.isNear(index + 1, min(index + 2, samples.count - 1), within: stands)
      })
  }

  /// The sample that is farthest from the first, in the component that changes most.
  private static func farthest(_ samples: ChannelSamples) -> Int {
    var farthest = (index: samples.count - 1, change: 0.0)
    for index in samples.window.inside {
      for axis in 0..<samples.width {
        let change = abs(samples[index, axis] - samples[0, axis])
        if change > farthest.change { farthest = (index, change) }
      }
    }
    return farthest.index
  }

  /// The samples as one fraction of the way from the first to another one, if they lie on that line and it leads somewhere.
  private static func progress(
    _ samples: ChannelSamples, to end: Int, tolerances: [Double]
  ) -> (shares: ChannelSamples, tolerance: Double)? {
    let window = samples.window
    let changes = (0..<samples.width).map { samples[end, $0] - samples[0, $0] }
    let reach = changes.indices.max { abs(changes[$0]) < abs(changes[$1]) } ?? 0
    let change = changes[reach]
    guard abs(change) > tolerances[reach] * 4 else { return nil }
    let shares = window.inside.map { (samples[$0, reach] - samples[0, reach]) / change }
    guard shares.allSatisfy({ abs($0) < 16 }) else { return nil }
    let quarters = tolerances.map { $0 / 4 }
    guard
      zip(window.inside, shares).allSatisfy({ samples.isOnTheWay($0, to: end, at: $1, within: quarters) })
    else { return nil }
    return (ChannelSamples(values: shares, in: window), tolerances[reach] / abs(change))
  }
}
