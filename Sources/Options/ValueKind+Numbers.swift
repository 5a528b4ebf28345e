import Text

extension ValueKind where Value == Int {
  package static func wholeNumber(_ range: ClosedRange<Int>) -> Self {
    Self(
      "must be a whole number", ["a whole number from \(range.lowerBound) to \(range.upperBound)"],
      text: { "\($0)" }, accepts: { range.contains($0) },
      parse: { text in
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isDigit }), text.utf8.count - digits.count <= 1 else {
          return nil
        }
        // Digits that don't fit an `Int` are too many.
        return Int(text) ?? .max
      })
  }
}

/// Numbers and quantities. A range is always required: it excludes infinities and absurd sizes, too.
extension ValueKind where Value == Double {
  /// A number without a unit.
  package static func number(_ range: ClosedRange<Double>) -> Self {
    Self(
      "must be a number", ["a number from \(range.lowerBound.short) to \(range.upperBound.short)"],
      text: { $0.short }, accepts: { range.contains($0) },
      parse: { DecimalNumber.isNumber($0.utf8) ? Double($0) : nil },
      fix: { given in
        // A decimal comma, or percent.
        var text = QuantityGuess.withDecimalPoint(given)
        if text.hasSuffix("%"), let percent = Double(text.dropLast()) { text = (percent / 100).short }
        guard DecimalNumber.isNumber(text.utf8), let number = Double(text), range.contains(number) else {
          return nil
        }
        return "write “\(text)”"
      })
  }

  /// Seconds: `0.8s`, `300ms`.
  package static func duration(_ range: ClosedRange<Double>) -> Self {
    quantity("a duration", [("s", 1), ("ms", 0.001)], range)
  }

  /// Points: `120pt`.
  package static func length(_ range: ClosedRange<Double>) -> Self {
    quantity("a length", [("pt", 1)], range)
  }

  /// Degrees: `90deg`, `-45deg`.
  package static func angle(_ range: ClosedRange<Double>) -> Self {
    quantity("an angle", [("deg", 1)], range)
  }

  /// Hundredths: `40%`.
  package static var percentage: Self { quantity("a percentage", [("%", 1)], 0...100) }

  /// A number with a unit. Range and value are in the first of `units`.
  private static func quantity(
    _ kind: String, _ units: [(name: String, factor: Double)], _ range: ClosedRange<Double>
  ) -> Self {
    let base = units[0].name
    let limits = "\(kind) from \(range.lowerBound.short)\(base) to \(range.upperBound.short)\(base)"
    let names = units.map(\.name)
    return Self(
      "must be \(kind)", [limits], text: { $0.short + base },
      read: { given throws(ValueProblem) in
        let bytes = Array(given.utf8)
        let length = DecimalNumber.prefixLength(bytes)
        let unit = String(decoding: bytes[length...].drop { $0.isBlank }, as: UTF8.self)
        let number = length > 0 ? Double(String(decoding: bytes[..<length], as: UTF8.self)) : nil
        guard let number, let factor = units.first(where: { $0.name == unit })?.factor else {
          let guess = QuantityGuess(units: units, range: range).guess(for: given)
          let fix = guess.map { "write “\($0)”" }
          guard number != nil else {
            throw ValueProblem(.form("must be \(kind)"), allowed: [limits], fix: fix)
          }
          let hasComma = QuantityGuess.withDecimalPoint(given) != given
          let summary =
            unit.isEmpty
            ? "“\(given)” needs a unit"
            : hasComma ? "“\(given)” needs a decimal point" : "unknown unit “\(unit)”"
          throw ValueProblem(.unit(summary), allowed: guess == nil ? names + [limits] : names, fix: fix)
        }
        guard range.contains(number * factor) else { throw ValueProblem(.range, allowed: [limits]) }
        return number * factor
      })
  }
}

/// A width and a height in points.
package typealias WidthAndHeight = (width: Double, height: Double)

extension ValueKind where Value == WidthAndHeight {
  /// `375x667`.
  ///
  /// - Parameter range: the range of both.
  package static func size(_ range: ClosedRange<Double>) -> Self {
    let limits = "\(range.lowerBound.short) to \(range.upperBound.short)"
    return Self(
      "must be a width and a height", ["a width and a height from \(limits), such as 375x667"],
      text: { $0.width.short + "x" + $0.height.short },
      accepts: { range.contains($0.width) && range.contains($0.height) },
      parse: { text in
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ DecimalNumber.isNumber($0.utf8) }),
          let width = Double(parts[0]), let height = Double(parts[1])
        else { return nil }
        return (width, height)
      },
      fix: { given in
        // A different separator, or units.
        var text = given.lowercased().filter { $0 != " " }
        for unit in ["pt", "px"] { text = text.split(separator: unit).joined() }
        let parts = text.split { "x×*,".contains($0) }.map(String.init)
        let isSize = parts.allSatisfy { part in
          DecimalNumber.isNumber(part.utf8) && Double(part).map(range.contains) ?? false
        }
        return parts.count == 2 && isSize ? "write “\(parts.joined(separator: "x"))”" : nil
      })
  }
}

extension Double {
  /// `3` rather than `3.0`.
  var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
