import Text
import TransitionEngine

/// A CSS easing whose numbers are rounded as they are printed, so that measurements apply to the printed
/// easing.
enum Easing: Hashable {
  case linear
  case cubicBezier(CubicBezier)
  /// `linear()`: stops of input and output, the first at input 0 and the last at input 1.
  case stops([Stop])

  struct Stop: Hashable {
    var input: Double
    var output: Double
  }

  func value(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    switch self {
    case .linear: return x
    case .cubicBezier(let curve): return curve.value(at: x)
    case .stops(let stops): return Easing.interpolate(stops, at: x)
    }
  }

  private static func interpolate(_ stops: [Stop], at x: Double) -> Double {
    guard let last = stops.last else { return x }
    let low = stops.dropLast().partitioningIndex { $0.input >= x }
    guard low > 0 else { return stops[0].output }
    let (a, b) = (stops[low - 1], stops[low])
    guard b.input > a.input else { return last.output }
    return a.output + (b.output - a.output) * (x - a.input) / (b.input - a.input)
  }
}

extension Easing {
  /// The easing of a timing function; springs, which no cubic Bézier can carry, become `linear()`.
  ///
  /// - Parameter tolerance: largest error of the output, as a fraction of the change.
  init(_ curve: TimingCurve, tolerance: Double) {
    switch curve {
    case .linear: self = .linear
    case .bezier(let bezier): self = .cubicBezier(bezier)
    case .spring: self = .stops(fitting: { curve.value(at: $0) }, tolerance: tolerance)
    }
  }

  /// The fewest stops that stay within `tolerance` of a function on 0…1, found greedily: every segment is made as
  /// long as it can be.
  ///
  /// The function is sampled in steps of 1/2048, 0.2 ms of a typical transition of 0.4 s and far below a
  /// display's frame.
  static func stops(fitting function: (Double) -> Double, tolerance: Double) -> Easing {
    let count = 2048
    let samples = (0...count).map { function(Double($0) / Double(count)) }
    return stops(fitting: ChannelSamples(samples), tolerance: tolerance)
  }

  /// - Parameter samples: the output at equal steps of the input, ends included; at least two.
  static func stops(fitting samples: ChannelSamples, tolerance: Double) -> Easing {
    let indices = PiecewiseLinear.knots(of: samples, tolerances: [tolerance])
    let last = Double(samples.count - 1)
    // Rounding takes an eighth of the tolerance at most.
    let decimals = tolerance >= 0.004 ? 3 : tolerance >= 0.0004 ? 4 : 5
    return .stops(
      indices.map { index in
        Stop(
          input: FixedDecimal.round(Double(index) / last, decimals: 5),
          output: FixedDecimal.round(samples[index, 0], decimals: decimals))
      })
  }
}
