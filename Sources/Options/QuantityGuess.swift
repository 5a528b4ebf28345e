import Diagnostics
import Text

/// The likely meaning of an invalid quantity: `800ms` for `800 msec`, `0.8s` for `0,8s`.
///
/// Proposes only valid quantities. If the meaning isn't clear, there is no proposal.
package struct QuantityGuess {
  let units: [(name: String, factor: Double)]
  /// The range, in the first unit.
  let range: ClosedRange<Double>

  /// Other spellings of the units.
  private static let otherNames: [String: [String]] = [
    "s": ["sec", "secs", "second", "seconds"],
    "ms": ["msec", "msecs", "millis", "millisecond", "milliseconds"],
    "deg": ["degs", "degree", "degrees", "°", "º"], "rad": ["rads", "radian", "radians"],
    "turn": ["turns", "rev", "revs", "revolution", "revolutions"],
    "pt": ["pts", "point", "points", "px", "pixel", "pixels"], "%": ["percent", "pct", "per cent"],
  ]
  private static let minutes = ["min", "mins", "minute", "minutes"]

  func guess(for text: String) -> String? {
    let text = Self.withDecimalPoint(text)
    let length = DecimalNumber.prefixLength(text.utf8)
    let number = String(decoding: text.utf8.prefix(length), as: UTF8.self)
    guard let value = Double(number) else { return nil }
    let unit = Self.trimmed(String(decoding: text.utf8.dropFirst(length), as: UTF8.self)).lowercased()
    return candidates(number, value, unit).first(where: isAccepted)
  }

  private func candidates(_ number: String, _ value: Double, _ unit: String) -> [String] {
    let names = units.map(\.name)
    if unit.isEmpty {
      if names == ["%"], number.contains("."), abs(value) < 1 { return [short(value * 100) + "%"] }
      // Authors mean milliseconds from 10 on.
      let isFine = names.contains("ms") && abs(value) >= 10
      return (isFine ? names.reversed() : names).map { number + $0 }
    }
    if let name = names.first(where: { $0 == unit || Self.otherNames[$0]?.contains(unit) ?? false }) {
      return [number + name]
    }
    if names.contains("s"), Self.minutes.contains(unit) { return [short(value * 60) + "s"] }
    return NearMiss.best(for: unit, among: names).map { [number + $0] } ?? []
  }

  private func isAccepted(_ text: String) -> Bool {
    units.contains { name, factor in
      guard text.hasSuffix(name), DecimalNumber.isNumber(text.utf8.dropLast(name.utf8.count)),
        let number = Double(text.dropLast(name.count))
      else { return false }
      return range.contains(number * factor)
    }
  }

  /// `30` rather than `30.0`.
  private func short(_ number: Double) -> String {
    let text = String((number * 1e6).rounded() / 1e6)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension QuantityGuess {
  /// Whether a word is one of the units, by any of their names.
  package static func isUnit(_ word: String) -> Bool {
    let word = word.lowercased()
    return minutes.contains(word) || otherNames.contains { $0.key == word || $0.value.contains(word) }
  }

  /// A number with a decimal comma, or a word processor's sign, rewritten for a computer.
  static func withDecimalPoint(_ text: String) -> String {
    var text = trimmed(text)
    if let sign = text.first, "−–".contains(sign) { text = "-" + text.dropFirst() }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].last?.isASCIIDigit ?? false, parts[1].first?.isASCIIDigit ?? false,
      !text.contains(".")
    else { return text }
    return parts.joined(separator: ".")
  }

  /// The text without spaces at its ends, including the wide and narrow ones of word processors.
  private static func trimmed(_ text: String) -> String {
    let blanks = " \t\u{A0}\u{2009}\u{202F}"
    let tail = text.drop { blanks.contains($0) }
    return String(tail.reversed().drop { blanks.contains($0) || $0 == "." }.reversed())
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
