import TransitionEngine

/// How values between key values are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one value to the next.
  public static let linear = Self(rawValue: "linear")
  /// Each value holds until the next key time.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight, at one speed all the way: key times and timing functions are ignored.
  public static let paced = Self(rawValue: "paced")
  /// Along a Catmull-Rom spline through the values, by the key times.
  public static let cubic = Self(rawValue: "cubic")
  /// Along that spline at one speed: key times and timing functions are ignored.
  public static let cubicPaced = Self(rawValue: "cubicPaced")

  var mode: PropertyAnimation.CalculationMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}
