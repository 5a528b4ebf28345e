import TransitionEngine

/// The calculation of values between key values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the mode.
  public let rawValue: String
  /// Creates a mode with its name. A name that Core Animation does not have counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates linearly from one value to the next.
  public static let linear = Self(rawValue: "linear")
  /// Holds each value until the next key time.
  public static let discrete = Self(rawValue: "discrete")
  /// Interpolates linearly, at constant speed throughout: key times and timing functions are ignored.
  public static let paced = Self(rawValue: "paced")
  /// Follows a Catmull-Rom spline through the values, by the key times.
  public static let cubic = Self(rawValue: "cubic")
  /// Follows that spline at constant speed: key times and timing functions are ignored.
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
