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
      diagnostics.append(invalid("must be a number", allowed: allowed))
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
      diagnostics.append(invalid("must be a width and a height", allowed: allowed))
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
      diagnostics.append(invalid("must be \(kind)", allowed: ["\(kind) from \(limits)"]))
      return nil
    }
    let unit = String(decoding: text[length...].drop { $0.isBlank }, as: UTF8.self)
    guard let factor = units.first(where: { $0.name == unit })?.factor else {
      let number = String(decoding: text[..<length], as: UTF8.self)
      diagnostics.append(unknownUnit(unit, number: number, units.map(\.name)))
      return nil
    }
    guard range.contains(number * factor) else {
      diagnostics.append(outOfRange(allowed: ["\(kind) from \(limits)"]))
      return nil
    }
    return number * factor
  }

  private func unknownUnit(_ unit: String, number: String, _ units: [String]) -> Diagnostic {
    let near = NearMiss.best(for: unit, among: units) ?? units[0]
    return .error(
      "directive.unit",
      unit.isEmpty ? "“\(value.value)” needs a unit" : "unknown unit “\(unit)”", at: value.range,
      allowed: units, fix: "write “\(number)\(near)”")
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
}
