import Text

/// A line `key: value` whose value isn't text to YAML, but a mapping, a list, an alias or an anchor.
struct YAMLUnquotedValue {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var summary: String
  /// The bytes that YAML reads as syntax, in the document.
  private(set) var place: Range<Int>
  private(set) var fix: String

  /// Describes the line of `offset`, or the one above it if that line is correct; nil if both are.
  ///
  /// - Parameter offset: where libyaml stopped.
  init?(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let line = Self.line(around: offset, bytes)
    if let found = Self.problem(on: line, stop: offset, bytes) {
      self = found
    } else if line.lowerBound > 0,
      let found = Self.problem(on: Self.line(around: line.lowerBound - 1, bytes), stop: offset, bytes)
    {
      self = found
    } else {
      return nil
    }
  }

  private init(summary: String, place: Range<Int>, fix: String) {
    (self.summary, self.place, self.fix) = (summary, place, fix)
  }

  /// The line without its end.
  private static func line(around offset: Int, _ bytes: Bytes) -> Range<Int> {
    let start = bytes.lineStart(before: offset)
    return start..<bytes.lineEnd(from: start)
  }

  private static func problem(on line: Range<Int>, stop: Int, _ bytes: Bytes) -> YAMLUnquotedValue? {
    guard let entry = Entry(line, bytes) else { return nil }
    guard let space = entry.hasSpace else { return nil }
    let key = text(entry.key, bytes)
    guard space else {
      return YAMLUnquotedValue(
        summary: "YAML: there is no space after the colon of “\(key)”",
        place: entry.key.upperBound..<(entry.key.upperBound + 1),
        fix: "write “\(key): \(text(entry.value, bytes))”")
    }
    guard let first = entry.value.first, !isQuote(bytes[first]) else { return nil }
    guard let (reason, place) = reason(of: entry.value, stop: stop, bytes) else { return nil }
    let value = quoted(text(entry.value, bytes))
    return YAMLUnquotedValue(
      summary: "YAML: the value of “\(key)” needs quotes, since \(reason)", place: place,
      fix: "write “\(key): \(value)”")
  }

  /// The reason that the value isn't text, and the bytes that cause it.
  private static func reason(of value: Range<Int>, stop: Int, _ bytes: Bytes) -> (String, Range<Int>)? {
    let first = value.lowerBound..<(value.lowerBound + 1)
    let mark = text(first, bytes)
    switch bytes[first.lowerBound] {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      return ("“\(mark)” can’t start a value", first)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard stop < value.upperBound else { return nil }
      let isList = bytes[first.lowerBound] == UInt8(ascii: "[")
      return ("“\(mark)” starts a \(isList ? "list" : "mapping")", first)
    case UInt8(ascii: "*"): return ("“*” starts an alias", first)
    case UInt8(ascii: "&"): return ("“&” starts an anchor", first)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return ("“\(mark)” starts a text of several lines", first)
    case UInt8(ascii: "-") where value.count > 1 && bytes[value.lowerBound + 1].isBlank:
      return ("“- ” starts a list", first)
    default:
      guard
        let colon = value.dropLast().first(where: {
          bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1].isBlank
        })
      else { return nil }
      return ("a colon and a space start another value", colon..<(colon + 1))
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func text(_ range: Range<Int>, _ bytes: Bytes) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The text in double quotes; in single quotes if it has backslashes or double quotes.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return "\"\(text)\""
    }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// The parts of a line `key: value`, after the hyphens of a list.
  private struct Entry {
    var key: Range<Int>
    var value: Range<Int>
    /// Whether a blank follows the colon; nil for a key without a value.
    var hasSpace: Bool?

    init?(_ line: Range<Int>, _ bytes: Bytes) {
      var start = line.lowerBound
      func passBlanks() {
        while start < line.upperBound, bytes[start].isBlank { start += 1 }
      }
      passBlanks()
      while start + 1 < line.upperBound, bytes[start] == UInt8(ascii: "-"), bytes[start + 1].isBlank {
        start += 1
        passBlanks()
      }
      var end = start
      while end < line.upperBound, bytes[end].isWord || bytes[end] == UInt8(ascii: "-") { end += 1 }
      guard end > start, end < line.upperBound, bytes[end] == UInt8(ascii: ":") else { return nil }
      key = start..<end
      start = end + 1
      guard start < line.upperBound else {
        (value, hasSpace) = (start..<start, nil)
        return
      }
      hasSpace = bytes[start].isBlank
      passBlanks()
      var last = line.upperBound
      while last > start, bytes[last - 1].isBlank { last -= 1 }
      value = start..<last
    }
  }
}
