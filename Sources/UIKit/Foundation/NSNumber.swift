/// A number where Core Animation asks for an object: key times, locations, values of animations.
public struct NSNumber: Hashable, Sendable {
  public let doubleValue: Double

  public init(value: Double) { doubleValue = value }
  public init(value: Int) { doubleValue = Double(value) }
}

extension NSNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(value: value) }
  public init(integerLiteral value: Int) { self.init(value: value) }
}
