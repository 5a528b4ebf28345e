/// A number where Core Animation asks for an object: key times, locations, values of animations.
public struct NSNumber: Hashable, Sendable {
  /// The number; integers beyond 2⁵³ are rounded.
  public let doubleValue: Double

  /// A number that is given as a floating-point one.
  public init(value: Double) { doubleValue = value }
  /// A number that is given as an integer. Those that are truth values are not modelled.
  public init(value: Int) { doubleValue = Double(value) }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Lets `[0, 0.5, 1]` stand where numbers are asked for.
  public init(floatLiteral value: Double) { self.init(value: value) }
  /// Lets `[0, 1]` stand where numbers are asked for.
  public init(integerLiteral value: Int) { self.init(value: value) }
}
