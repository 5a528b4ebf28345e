/// A syntax error at its cause. libyaml reports where it stopped: after an unclosed quote, that is the end of
/// the text or another quote. It doesn't mention tabs at all.
struct YAMLSyntaxProblem {
  private(set) var summary: String
  /// The range of the cause, in bytes of the document.
  private(set) var place: Range<Int>
  private(set) var fix: String?
  /// The offset where libyaml stopped, if it differs.
  private(set) var noticed: Int?

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// - Parameters:
  ///   - message: libyaml's message.
  ///   - offset: where libyaml stopped.
  init(_ message: String, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    summary = "YAML: " + message
    place = offset..<offset
    if let tab = Self.tab(before: offset, in: bytes) {
      summary = "YAML: a line is indented with a tab"
      place = tab..<(tab + 1)
      fix = "indent with spaces"
    } else if let quote = Self.strayQuote(before: offset, in: bytes) {
      place = quote.place..<(quote.place + 1)
      if quote.isOpen {
        summary = "YAML: the quote that opens here isn't closed on its line"
        fix = "write another quote at the end of the value"
        if offset > quote.place { noticed = offset }
      } else {
        summary = "YAML: the value continues after its closing quote"
        fix = "put the whole value into quotes of the other kind"
      }
    } else if message.contains("expected ':'"), let line = Self.lineAbove(offset, in: bytes) {
      summary = "YAML: this line has no colon, so it isn't a key with a value"
      place = line
      fix = Self.entry(line, in: bytes).map { "write “\($0)”" } ?? "write it as “key: value”"
    } else if let value = YAMLUnquotedValue(at: offset, in: bytes) {
      summary = value.summary
      place = value.place
      fix = value.fix
    } else if let bracket = Self.openBracket(before: offset, in: bytes) {
      summary = "YAML: the bracket that opens here isn't closed"
      place = bracket..<(bracket + 1)
      noticed = offset
    } else if Self.isIndentedLess(offset, in: bytes) {
      summary = "YAML: this line is indented less than the line above, but matches no outer level"
      fix = "indent all lines of a level equally"
    }
  }

  /// The first tab in the indentation of the line of `offset`.
  private static func tab(before offset: Int, in bytes: Bytes) -> Int? {
    var index = bytes.lineStart(before: offset)
    while index < bytes.count, bytes[index].isBlank {
      if bytes[index] == 0x09 { return index }
      index += 1
    }
    return nil
  }

  // MARK: Colons

  /// The last line with text above the line of `offset`, without the blanks around the text.
  private static func lineAbove(_ offset: Int, in bytes: Bytes) -> Range<Int>? {
    var start = bytes.lineStart(before: offset)
    while start > 0 {
      let end = start - 1
      start = bytes.lineStart(before: end)
      let text = bytes.trimmed(start..<end)
      if !text.isEmpty { return bytes[text].contains(UInt8(ascii: ":")) ? nil : text }
    }
    return nil
  }

  /// `key: value` for `key value`; nil without a blank.
  private static func entry(_ line: Range<Int>, in bytes: Bytes) -> String? {
    guard let blank = bytes[line].firstIndex(where: \.isBlank) else { return nil }
    let value = bytes.trimmed(blank..<line.upperBound)
    return [line.lowerBound..<blank, value]
      .map { String(decoding: UnsafeBufferPointer(rebasing: bytes[$0]), as: UTF8.self) }.joined(
        separator: ": ")
  }

  // MARK: Brackets

  /// The last unclosed bracket before `offset`, excluding those in quotes and comments.
  private static func openBracket(before offset: Int, in bytes: Bytes) -> Int? {
    var open: [Int] = []
    var line = Line()
    var index = 0
    while index < min(offset, bytes.count) {
      if isQuote(bytes[index]), line.canHoldValue(at: index, bytes), let end = closing(of: index, bytes) {
        for passed in index..<min(end, offset) { line.pass(passed, bytes) }
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !open.isEmpty || line.canHoldValue(at: index, bytes) { open.append(index) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
      line.pass(index, bytes)
      index += 1
    }
    return open.last
  }

  // MARK: Indentation

  /// Whether the line of `offset` starts further left than the line with text above it.
  private static func isIndentedLess(_ offset: Int, in bytes: Bytes) -> Bool {
    func indentation(_ start: Int) -> Int? {
      let text = bytes[start...].firstIndex { !$0.isBlank } ?? bytes.count
      return text < bytes.count && !bytes[text].isLineEnd ? text - start : nil
    }
    var start = bytes.lineStart(before: offset)
    guard let own = indentation(start), offset <= start + own else { return false }
    while start > 0 {
      start = bytes.lineStart(before: start - 1)
      if let above = indentation(start) { return own < above }
    }
    return false
  }

  // MARK: Quotes

  /// The first quote before `offset` that opens a value and isn't closed on its line; or, with `isOpen`
  /// false, the text after a quote that is closed too early.
  private static func strayQuote(before offset: Int, in bytes: Bytes) -> (place: Int, isOpen: Bool)? {
    var line = Line()
    var index = 0
    while index < min(offset, bytes.count) {
      guard isQuote(bytes[index]), line.canHoldValue(at: index, bytes) else {
        line.pass(index, bytes)
        index += 1
        continue
      }
      guard let end = closing(of: index, bytes) else { return (index, true) }
      if !mayFollow(end, bytes) {
        let isOnLine = !bytes[index..<end].contains { $0.isLineEnd }
        return isOnLine ? (bytes[end...].firstIndex { !$0.isBlank } ?? end, false) : (index, true)
      }
      for passed in index..<end { line.pass(passed, bytes) }
      index = end
    }
    return nil
  }

  /// The state of a line up to a byte.
  private struct Line {
    private var isComment = false
    private var hasBracket = false
    /// The last byte other than a blank.
    private var last: (byte: UInt8, index: Int)?

    mutating func pass(_ index: Int, _ bytes: Bytes) {
      let byte = bytes[index]
      if byte.isLineEnd {
        self = Line()
      } else if !byte.isBlank {
        if last == nil, byte == UInt8(ascii: "#") { isComment = true }
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { hasBracket = true }
        last = (byte, index)
      }
    }

    /// Whether a value can start at the next byte: after a key, a list's hyphen, or a bracket.
    func canHoldValue(at index: Int, _ bytes: Bytes) -> Bool {
      guard let last else { return true }
      guard !isComment else { return false }
      switch last.byte {
      case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"): return last.index < index - 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): return true
      case UInt8(ascii: ","): return hasBracket
      default: return false
      }
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The end of the quotation that starts at a byte.
  private static func closing(of start: Int, _ bytes: Bytes) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          return index + 1
        }
        index += 2
      } else {
        index += quote == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return nil
  }

  /// Whether the text after a closed quote can follow a value.
  private static func mayFollow(_ end: Int, _ bytes: Bytes) -> Bool {
    var index = end
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count, !bytes[index].isLineEnd else { return true }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): return true
    case UInt8(ascii: "#"): return index > end
    default: return false
    }
  }
}
