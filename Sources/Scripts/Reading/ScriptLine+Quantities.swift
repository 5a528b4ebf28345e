import Diagnostics
import DirectiveParsing
import Options
import Text
import TransitionEngine

/// Numbers, read as the options of directives are. Each function returns nil for an invalid number, and
/// reports it.
extension ScriptLine {
  /// A time: `0.3s`, `300ms`.
  mutating func duration(in range: ClosedRange<Double> = ScriptLimits.duration) -> TimeInterval? {
    quantity("time", "a time", .duration(range))
  }

  /// A length: `240pt`.
  mutating func length(in range: ClosedRange<Double> = ScriptLimits.distance) -> CGFloat? {
    quantity("distance", "a distance", .length(range))
  }

  /// An angle in degrees, clockwise: `90deg`.
  mutating func angle() -> CGFloat? { quantity("angle", "an angle", .angle(ScriptLimits.angle)) }

  /// A factor without a unit: `0.4`.
  mutating func scale() -> CGFloat? {
    quantity("scale", "a scale", .number(ScriptLimits.scale))
  }

  /// `in 0.3s`.
  mutating func time() -> TimeInterval? { expect("in") ? duration() : nil }

  /// A place on the screen, in points from its upper left corner: `300,420`.
  mutating func point() -> CGPoint? {
    guard let word = word("a point") else { return nil }
    let parts = word.value.split(separator: ",", omittingEmptySubsequences: false)
    let limits = "0 to \(Int(ScriptLimits.distance.upperBound))"
    guard parts.count == 2, let x = Self.coordinate(parts[0]), let y = Self.coordinate(parts[1]) else {
      diagnostics.report(
        .error(
          "script.point", "“\(word.value)” is not a point", at: word.range,
          allowed: ["x,y in points from the upper left corner, each from \(limits), such as 300,420"]))
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// One of a few words.
  mutating func keyword<Keyword: RawRepresentable & CaseIterable>(
    _ meaning: String, _ type: Keyword.Type = Keyword.self
  ) -> Keyword? where Keyword.RawValue == String {
    guard let word = word(meaning) else { return nil }
    if let keyword = Keyword(rawValue: word.value) { return keyword }
    let allowed = Keyword.allCases.map(\.rawValue)
    let near = NearMiss.best(for: word.value, among: allowed)
    diagnostics.report(
      .error(
        "script.word", "“\(verb.value)” needs \(meaning), not “\(word.value)”", at: word.range,
        allowed: allowed, fix: near.map { "did you mean “\($0)”?" }))
    return nil
  }

  private mutating func quantity(
    _ name: String, _ meaning: String, _ kind: ValueKind<Double>
  ) -> Double? {
    guard var word = word(meaning) else { return nil }
    // A unit may be separated from its number, as in an option.
    if let unit = upcoming, DecimalNumber.isNumber(word.value.utf8), QuantityGuess.isUnit(unit.value) {
      _ = next()
      word.value += " " + unit.value
      word.range.bytes = word.range.bytes.lowerBound..<unit.range.bytes.upperBound
    }
    let option = DirectiveOption(name: Located(name, at: word.range), value: word)
    return option.value(kind, diagnostics)
  }

  private static func coordinate(_ text: Substring) -> CGFloat? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }), let number = Double(text),
      (0...ScriptLimits.distance.upperBound).contains(number)
    else { return nil }
    return CGFloat(number)
  }
}
