/// A number where Core Animation requires an object: key times, locations, values of animations.
public struct NSNumber: Hashable, Sendable {
  /// The number; integers beyond 2⁵³ are rounded.
  public let doubleValue: Double

  /// A number from a floating-point value.
  public init(value: Double) { doubleValue = value }
  /// A number from an integer. Numbers from Boolean values are not modeled.
  public init(value: Int) { doubleValue = Double(value) }
}

extension NSNumber {
  /// The number toward zero; the nearest integer that there is for one out of range, and 0 for one that isn't a
  /// number.
  public var intValue: Int {
    Int(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue > 0 ? .max : doubleValue < 0 ? .min : 0)
  }
  /// The number toward zero, and 0 for a negative one.
  public var uintValue: UInt {
    UInt(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue > 0 ? .max : 0)
  }
  /// The number as a `Float`.
  public var floatValue: Float { Float(doubleValue) }
  /// Whether the number isn't 0.
  public var boolValue: Bool { doubleValue != 0 }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Allows `[0, 0.5, 1]` where numbers are required.
  public init(floatLiteral value: Double) { self.init(value: value) }
  /// Allows `[0, 1]` where numbers are required.
  public init(integerLiteral value: Int) { self.init(value: value) }
}
