/// Something about an animator that an author may choose.
package struct AnimatorOption: Hashable, Sendable {
  /// What values it takes, and which one it has unless an author chooses.
  package enum Kind: Hashable, Sendable {
    case integer(ClosedRange<Int>, default: Int)
    /// A number without a unit.
    case number(ClosedRange<Double>, default: Double)
    /// Seconds.
    case duration(ClosedRange<Double>, default: Double)
    /// Points; nil for `none`, which authors may write, too.
    case length(ClosedRange<Double>, default: Double?)
    case flag(default: Bool)
    case choice([String], default: String)
  }

  /// What an author chose, without the unit.
  package enum Value: Hashable, Sendable {
    case integer(Int)
    /// A number, seconds or points.
    case number(Double)
    case flag(Bool)
    case choice(String)
    case none
  }

  package let name: String
  /// One line.
  package let summary: String
  package let kind: Kind

  package init(_ name: String, _ summary: String, _ kind: Kind) {
    self.name = name
    self.summary = summary
    self.kind = kind
  }

  package var defaultValue: Value {
    switch kind {
    case .integer(_, let value): .integer(value)
    case .number(_, let value), .duration(_, let value): .number(value)
    case .length(_, let value): value.map { .number($0) } ?? .none
    case .flag(let value): .flag(value)
    case .choice(_, let value): .choice(value)
    }
  }

  /// A value as an author writes it: `0.4s`, `200pt`.
  package func text(of value: Value) -> String {
    switch (kind, value) {
    case (.duration, .number(let seconds)): seconds.short + "s"
    case (.length, .number(let points)): points.short + "pt"
    case (_, .integer(let value)): "\(value)"
    case (_, .number(let value)): value.short
    case (_, .flag(let value)): "\(value)"
    case (_, .choice(let value)): value
    case (_, .none): "none"
    }
  }

  /// Whether a value is of the option's kind and in its range.
  package func accepts(_ value: Value) -> Bool {
    switch (kind, value) {
    case (.integer(let range, _), .integer(let value)): range.contains(value)
    case (.number(let range, _), .number(let value)): range.contains(value)
    case (.number(let range, _), .integer(let value)): range.contains(Double(value))
    case (.duration(let range, _), .number(let value)): range.contains(value)
    case (.length(let range, _), .number(let value)): range.contains(value)
    case (.length, .none), (.flag, .flag): true
    case (.choice(let choices, _), .choice(let value)): choices.contains(value)
    default: false
    }
  }

  /// What an author may write, in words: `a whole number from 1 to 8`.
  package var allowed: String {
    switch kind {
    case .integer(let range, _): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range, _): "a number from \(range.lowerBound.short) to \(range.upperBound.short)"
    case .duration(let range, _): "a time from \(range.lowerBound.short)s to \(range.upperBound.short)s"
    case .length(let range, _):
      "a length from \(range.lowerBound.short)pt to \(range.upperBound.short)pt, or none"
    case .flag: "true or false"
    case .choice(let choices, _): choices.joined(separator: ", ")
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
