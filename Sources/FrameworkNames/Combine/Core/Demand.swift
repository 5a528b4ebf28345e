extension Subscribers {
  /// A number of values that a subscriber requests: 0 or more, or unlimited.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let count: Int

    private init(count: Int) { self.count = Swift.max(count, 0) }

    /// As many values as the publisher has.
    public static let unlimited = Demand(count: .max)
    /// No values.
    public static let none = Demand(count: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    /// The number of values; nil if it's unlimited.
    public var max: Int? { count == .max ? nil : count }
    /// The number as text.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns whether fewer values are requested.
    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    /// Returns whether fewer values are requested than a number.
    public static func < (a: Demand, b: Int) -> Bool { a.count < b }
    /// Returns whether more values are requested than a number.
    public static func > (a: Demand, b: Int) -> Bool { a.count > b }
    /// Returns whether a number of values is requested.
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    /// Returns the sum; unlimited if one is.
    public static func + (a: Demand, b: Demand) -> Demand {
      let (sum, isTooLarge) = a.count.addingReportingOverflow(b.count)
      return isTooLarge ? .unlimited : Demand(count: sum)
    }
    /// Returns a demand for further values.
    public static func + (a: Demand, b: Int) -> Demand { a + Demand(count: b) }
    /// Adds a demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// Adds a number of values.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// Returns the remaining demand; at least none. What is unlimited stays so.
    public static func - (a: Demand, b: Demand) -> Demand {
      a == .unlimited ? a : Demand(count: b == .unlimited ? 0 : a.count - b.count)
    }
    /// Returns the remaining demand after a number of values.
    public static func - (a: Demand, b: Int) -> Demand { a - Demand(count: b) }
    /// Subtracts a demand.
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    /// Subtracts a number of values.
    public static func -= (a: inout Demand, b: Int) { a = a - b }
  }
}
