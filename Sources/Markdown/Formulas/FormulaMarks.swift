import Text

/// The formulas between dollar signs of a text. Placeholders hide them from cmark, which would take their underscores and
/// backslashes for its own.
///
/// The rules are Pandoc's: no space after the opening dollar sign or before the closing one, and no digit after it. A
/// formula ends on its line and holds no backtick, so that none reaches from one piece of code into another.
struct FormulaMarks {
  /// The ranges of the formulas with their dollar signs, ascending.
  private(set) var ranges: [Range<Int>] = []

  /// A code point without meaning, which counts as a letter, around the number of a formula.
  static let mark: [UInt8] = [0xF0, 0x92, 0x91, 0xB5]
  private static let dollar = UInt8(ascii: "$")

  init() {}

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.offset(of: Self.dollar, in: bytes.indices) != nil,
        Self.firstMark(in: bytes, from: 0) == nil
      else { return }
      var index = 0
      while let found = bytes.offset(of: Self.dollar, in: index..<bytes.count) {
        let run = bytes[found...].prefix { $0 == Self.dollar }.count
        index = found + run
        guard run <= 2, !Self.isEscaped(bytes, found), let end = Self.end(bytes, found, run) else { continue }
        ranges.append(found..<end)
        index = end
      }
    }
  }

  /// The replacements of all formulas.
  var edits: [MarkdownEdit] {
    ranges.enumerated().map { number, range in
      MarkdownEdit(range: range, replacement: Self.mark + Array(String(number).utf8) + Self.mark)
    }
  }

  /// Removes the edits within formulas.
  func outside(_ edits: [MarkdownEdit]) -> [MarkdownEdit] {
    guard !ranges.isEmpty else { return edits }
    return edits.filter { edit in
      let next = ranges.partitioningIndex { $0.upperBound > edit.range.lowerBound }
      return next == ranges.count
        || ranges[next].lowerBound >= max(edit.range.upperBound, edit.range.lowerBound + 1)
    }
  }

  /// The placeholders in a text, with the numbers of their formulas.
  func placeholders(in text: UnsafeBufferPointer<UInt8>) -> [(range: Range<Int>, number: Int)] {
    var found: [(range: Range<Int>, number: Int)] = []
    var index = 0
    while let start = Self.firstMark(in: text, from: index) {
      let digits = text[(start + Self.mark.count)...].prefix { $0.isDigit }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), ranges.indices.contains(number),
        text[digits.endIndex...].starts(with: Self.mark)
      else {
        index = start + 1
        continue
      }
      index = digits.endIndex + Self.mark.count
      found.append((start..<index, number))
    }
    return found
  }

  private static func firstMark(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while let found = text.offset(of: mark[0], in: index..<text.count) {
      if text[found...].starts(with: mark) { return found }
      index = found + 1
    }
    return nil
  }

  /// Whether an odd number of backslashes is before a byte.
  private static func isEscaped(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
    bytes[..<position].suffix(100).reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// The end of the formula that starts with a run of dollar signs; nil for other dollar signs.
  private static func end(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ run: Int) -> Int? {
    var index = start + run
    guard index < bytes.count, run == 2 || !bytes[index].isSpace else { return nil }
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D, UInt8(ascii: "`"): return nil
      case UInt8(ascii: "\\"): index += 2
      case dollar:
        let end = index + run
        guard index > start + run, end <= bytes.count, bytes[end - 1] == dollar else { return nil }
        if run == 2 { return end }
        let isClosing =
          !bytes[index - 1].isSpace && (end == bytes.count || !bytes[end].isDigit && bytes[end] != dollar)
        return isClosing ? end : nil
      default: index += 1
      }
    }
    return nil
  }
}
