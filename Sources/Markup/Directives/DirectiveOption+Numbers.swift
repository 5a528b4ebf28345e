import Diagnostics

/// Numbers and quantities. Each function reports what is wrong at the value's place and then returns nil.
///
/// A range is always given: it refuses infinities and absurd sizes along with the merely wrong, and tells the author
/// what is allowed.
extension DirectiveOption {
  /// A whole number.
  package func integer(in range: ClosedRange<Int>, diagnostics: inout [Diagnostic]) -> Int? {
    let allowed = ["a whole number from \(range.lowerBound) to \(range.upperBound)"]
    let digits = value.value.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isDigit }), value.value.utf8.count - digits.count <= 1
    else {
      diagnostics.append(invalid("must be a whole number", allowed: allowed))
      return nil
    }
    guard let number = Int(value.value), range.contains(number) else {
      diagnostics.append(outOfRange(allowed: allowed))
      return nil
    }
    return number
  }

  /// A number without a unit.
  package func number(in range: ClosedRange<Double>, diagnostics: inout [Diagnostic]) -> Double? {
    let allowed = ["a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"]
    guard DecimalNumber.isNumber(value.value.utf8), let number = Double(value.value) else {
      let guess = numberGuess(in: range)
      diagnostics.append(
        invalid("must be a number", allowed: allowed, fix: guess.map { "write “\($0)”" }))
      return nil
    }
    guard range.contains(number) else {
      diagnostics.append(outOfRange(allowed: allowed))
      return nil
    }
    return number
  }

  /// A time: `0.8s`, `300ms`.
  ///
  /// - Parameter range: in seconds.
  /// - Returns: seconds.
  package func duration(in range: ClosedRange<Double>, diagnostics: inout [Diagnostic]) -> Double? {
    quantity("a duration", [("s", 1), ("ms", 0.001)], in: range, diagnostics: &diagnostics)
  }

  /// A length: `120pt`.
  ///
  /// - Parameter range: in points.
  /// - Returns: points.
  package func length(in range: ClosedRange<Double>, diagnostics: inout [Diagnostic]) -> Double? {
    quantity("a length", [("pt", 1)], in: range, diagnostics: &diagnostics)
  }

  /// A percentage: `40%`.
  ///
  /// - Parameter range: in percent.
  /// - Returns: a fraction, 0.4 for `40%`.
  package func percentage(
    in range: ClosedRange<Double> = 0...100, diagnostics: inout [Diagnostic]
  ) -> Double? {
    quantity("a percentage", [("%", 1)], in: range, diagnostics: &diagnostics).map { $0 / 100 }
  }

  /// Width and height of a screen in points: `375x667`.
  package func size(
    in range: ClosedRange<Double>, diagnostics: inout [Diagnostic]
  ) -> (width: Double, height: Double)? {
    let limits = "\(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    let allowed = ["a width and a height from \(limits), such as 375x667"]
    let parts = value.value.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ DecimalNumber.isNumber($0.utf8) }),
      let width = Double(parts[0]), let height = Double(parts[1])
    else {
      let guess = sizeGuess(in: range)
      diagnostics.append(
        invalid("must be a width and a height", allowed: allowed, fix: guess.map { "write “\($0)”" }))
      return nil
    }
    guard range.contains(width), range.contains(height) else {
      diagnostics.append(outOfRange(allowed: allowed))
      return nil
    }
    return (width, height)
  }

  /// A number with a unit, in the first of `units`; `range` is in that unit too.
  private func quantity(
    _ kind: String, _ units: [(name: String, factor: Double)], in range: ClosedRange<Double>,
    diagnostics: inout [Diagnostic]
  ) -> Double? {
    let base = units[0].name
    let limits = "\(Self.short(range.lowerBound))\(base) to \(Self.short(range.upperBound))\(base)"
    let text = Array(value.value.utf8)
    let length = DecimalNumber.prefixLength(text)
    guard length > 0, let number = Double(String(decoding: text[..<length], as: UTF8.self)) else {
      let guess = QuantityGuess(units: units, range: range).guess(for: value.value)
      diagnostics.append(
        invalid(
          "must be \(kind)", allowed: ["\(kind) from \(limits)"], fix: guess.map { "write “\($0)”" }))
      return nil
    }
    let unit = String(decoding: text[length...].drop { $0.isBlank }, as: UTF8.self)
    guard let factor = units.first(where: { $0.name == unit })?.factor else {
      let guess = QuantityGuess(units: units, range: range).guess(for: value.value)
      diagnostics.append(unknownUnit(unit, guess, units.map(\.name), "\(kind) from \(limits)"))
      return nil
    }
    guard range.contains(number * factor) else {
      diagnostics.append(outOfRange(allowed: ["\(kind) from \(limits)"]))
      return nil
    }
    return number * factor
  }

  /// - Parameter guess: what would be accepted.
  private func unknownUnit(
    _ unit: String, _ guess: String?, _ units: [String], _ limits: String
  ) -> Diagnostic {
    let hasComma = QuantityGuess.withDecimalPoint(value.value) != value.value
    let summary =
      unit.isEmpty
      ? "“\(value.value)” needs a unit"
      : hasComma ? "“\(value.value)” needs a decimal point" : "unknown unit “\(unit)”"
    return .error(
      "directive.unit", summary, at: value.range, allowed: guess == nil ? units + [limits] : units,
      fix: guess.map { "write “\($0)”" })
  }

  /// A number with a decimal comma, or in percent.
  private func numberGuess(in range: ClosedRange<Double>) -> String? {
    var text = QuantityGuess.withDecimalPoint(value.value)
    if text.hasSuffix("%"), let percent = Double(text.dropLast()) { text = Self.short(percent / 100) }
    guard DecimalNumber.isNumber(text.utf8), let number = Double(text), range.contains(number) else {
      return nil
    }
    return text
  }

  /// A width and a height with another sign between them, or with units.
  private func sizeGuess(in range: ClosedRange<Double>) -> String? {
    var text = value.value.lowercased().filter { $0 != " " }
    for unit in ["pt", "px"] { text = text.split(separator: unit).joined() }
    let parts = text.split { "x×*,".contains($0) }.map(String.init)
    let isSize = parts.allSatisfy { part in
      DecimalNumber.isNumber(part.utf8) && Double(part).map(range.contains) ?? false
    }
    return parts.count == 2 && isSize ? parts.joined(separator: "x") : nil
  }

  func invalid(_ requirement: String, allowed: [String], fix: String? = nil) -> Diagnostic {
    let given = value.value.isEmpty ? "has no value" : "is “\(value.value)”"
    return .error(
      "directive.value", "“\(name.value)” \(requirement), but \(given)", at: value.range, allowed: allowed,
      fix: fix)
  }

  private func outOfRange(allowed: [String]) -> Diagnostic {
    .error(
      "directive.range", "“\(name.value)” cannot be \(value.value)", at: value.range, allowed: allowed)
  }

  /// `3` rather than `3.0`.
  private static func short(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a word is a number, without a unit.
  package static func isNumber(_ word: String) -> Bool { DecimalNumber.isNumber(word.utf8) }

  /// Whether a word is a number, or begins with one.
  package static func startsWithNumber(_ word: String) -> Bool { DecimalNumber.prefixLength(word.utf8) > 0 }

  /// Whether a word is a unit, by one of the names that people give it.
  package static func isUnit(_ word: String) -> Bool { QuantityGuess.isUnit(word) }
}
