/// Flags of work, by Dispatch's name; of no meaning, as work runs one after the other.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  /// One bit per flag.
  public let rawValue: UInt
  /// Creates flags from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Runs the work alone.
  public static let barrier = Self(rawValue: 1)
  /// Doesn't inherit anything.
  public static let detached = Self(rawValue: 2)
  /// Takes the quality of service from the context.
  public static let assignCurrentContext = Self(rawValue: 4)
  /// Has no quality of service.
  public static let noQoS = Self(rawValue: 8)
  /// Inherits the quality of service.
  public static let inheritQoS = Self(rawValue: 16)
  /// Enforces the quality of service.
  public static let enforceQoS = Self(rawValue: 32)
}
