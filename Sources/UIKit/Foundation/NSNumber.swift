/// A number where Core Animation requires an object: key times, locations, values of animations.
public struct NSNumber: Sendable {
  /// The kind of value that the number was made of, by which it's written.
  private enum Kind { case boolean, integer, single, double }

  /// The number; integers beyond 2⁵³ are rounded.
  public let doubleValue: Double
  private let kind: Kind

  /// A number from a floating-point value.
  public init(value: Double) { (doubleValue, kind) = (value, .double) }
  /// A number from a floating-point value.
  public init(value: Float) { (doubleValue, kind) = (Double(value), .single) }
  /// A number from a Boolean value: 1 for true, 0 for false.
  public init(value: Bool) { (doubleValue, kind) = (value ? 1 : 0, .boolean) }
  /// A number from an integer.
  public init(value: Int) { (doubleValue, kind) = (Double(value), .integer) }
  /// A number from an integer of another type.
  public init(value: some BinaryInteger) { (doubleValue, kind) = (Double(value), .integer) }

  /// The number toward zero; the nearest integer that there is for one out of range, and 0 for one that isn't a
  /// number.
  public var intValue: Int {
    Int(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue > 0 ? .max : doubleValue < 0 ? .min : 0)
  }
  /// The same as `intValue`, by its older name.
  public var integerValue: Int { intValue }
  /// The number toward zero, and 0 for a negative one.
  public var uintValue: UInt {
    UInt(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue > 0 ? .max : 0)
  }
  /// The number toward zero, as far as it's in range.
  public var int32Value: Int32 { Int32(clamping: intValue) }
  /// The number toward zero, as far as it's in range.
  public var uint32Value: UInt32 { UInt32(clamping: intValue) }
  /// The number toward zero, as far as it's in range.
  public var int64Value: Int64 { Int64(clamping: intValue) }
  /// The number as a `Float`.
  public var floatValue: Float { Float(doubleValue) }
  /// Whether the number isn't 0.
  public var boolValue: Bool { doubleValue != 0 }

  /// The number as a text: `1`, `0.5`; a Boolean value is `1` or `0`.
  public var stringValue: String {
    switch kind {
    case .boolean, .integer: "\(intValue)"
    case .single: Self.text("\(floatValue)")
    case .double: Self.text("\(doubleValue)")
    }
  }

  private static func text(_ number: String) -> String {
    number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }

  /// Whether another number has the same value.
  public func isEqual(to number: NSNumber) -> Bool { self == number }
}

/// Numbers are equal if their values are, whatever they were made of.
extension NSNumber: Hashable {
  /// Whether both have the same value.
  public static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
}

extension NSNumber: CustomStringConvertible {
  /// The number as a text.
  public var description: String { stringValue }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// Allows `[0, 0.5, 1]` where numbers are required.
  public init(floatLiteral value: Double) { self.init(value: value) }
  /// Allows `[0, 1]` where numbers are required.
  public init(integerLiteral value: Int) { self.init(value: value) }
  /// Allows `true` where numbers are required.
  public init(booleanLiteral value: Bool) { self.init(value: value) }
}

extension Double {
  /// The value of a number.
  public init(truncating number: NSNumber) { self = number.doubleValue }
}

extension Float {
  /// The value of a number, rounded.
  public init(truncating number: NSNumber) { self = number.floatValue }
}

extension Int {
  /// The value of a number, toward zero.
  public init(truncating number: NSNumber) { self = number.intValue }
}

extension UInt {
  /// The value of a number, toward zero.
  public init(truncating number: NSNumber) { self = number.uintValue }
}

extension Bool {
  /// Whether a number isn't 0.
  public init(truncating number: NSNumber) { self = number.boolValue }
}
