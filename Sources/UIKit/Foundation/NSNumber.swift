/// A number where Core Animation requires an object: key times, locations, values of animations.
public struct NSNumber: Hashable, Sendable {
  /// The number; integers beyond 2⁵³ are rounded.
  public let doubleValue: Double

  /// A number from a floating-point value.
  public init(value: Double) { doubleValue = value }
  /// A number from an integer. Numbers from Boolean values are not modeled.
  public init(value: Int) { doubleValue = Double(value) }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Allows `[0, 0.5, 1]` where numbers are required.
  public init(floatLiteral value: Double) { self.init(value: value) }
  /// Allows `[0, 1]` where numbers are required.
  public init(integerLiteral value: Int) { self.init(value: value) }
}
