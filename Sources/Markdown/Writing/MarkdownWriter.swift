import HTML
import Text

/// Writes CommonMark: lines with the marks of the blocks around them, and text whose special characters are escaped only
/// where they would mean something.
struct MarkdownWriter {
  private(set) var bytes: [UInt8] = []
  /// The start of each line within the open quotes and list items.
  private var prefix: [UInt8] = []
  /// What separates the last block from what is written next.
  private var gap = Gap.none
  /// Whether nothing was written since the start of the document or the mark of a list item.
  private(set) var isFresh = true
  /// Where the text of the line begins, after prefix and marks.
  private var lineStart = 0
  /// Where the text of the last part of a line begins.
  private var partStart = -1
  /// Where the text of the last link begins.
  private var linkStart = -1
  /// The number of open elements whose content takes one line: headings, links, cells.
  var flatDepth = 0
  /// Whether vertical bars end a cell.
  var isInCell = false
  /// Whether brackets would end the text of a link.
  var isInLink = false

  private enum Gap: Int {
    case none, line, blank
  }

  /// Longer prefixes grow no further: browsers stop to indent as well, and each line repeats the prefix.
  private static let longestPrefix = 64

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  private var isAtLineStart: Bool { bytes.count == lineStart }

  // MARK: Blocks

  /// Separates what follows by an empty line.
  mutating func separate() {
    if flatDepth > 0 { return space() }
    if !isFresh { gap = .blank }
  }

  /// Starts a new line, if no empty one is asked for.
  mutating func endLine() {
    if flatDepth > 0 { return space() }
    if !isFresh, gap == .none { gap = .line }
  }

  /// Writes what takes one line.
  mutating func flat(_ write: (inout MarkdownWriter) -> Void) {
    flatDepth += 1
    write(&self)
    flatDepth -= 1
  }

  /// What is written next continues the line as if it began there.
  mutating func restart() {
    gap = .none
    isFresh = true
    lineStart = bytes.count
  }

  /// Ends the document.
  mutating func finish() {
    trimLine()
    if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Begins a part of which each line starts with `prefix`.
  ///
  /// - Returns: the length of the prefix before, for `end`.
  mutating func begin(_ mark: String, prefix more: String) -> Int {
    let length = prefix.count
    begin()
    bytes += mark.utf8
    lineStart = bytes.count
    isFresh = true
    if length + more.utf8.count <= Self.longestPrefix { prefix += more.utf8 }
    return length
  }

  /// Ends a part.
  mutating func end(_ length: Int) {
    prefix.removeLast(max(prefix.count - length, 0))
    // An empty part keeps its mark.
    isFresh = false
  }

  /// Goes to where the next text is written.
  mutating func begin() {
    if gap == .none || isFresh {
      if isFresh { lineStart = bytes.count }
    } else {
      trimLine()
      bytes.append(UInt8(ascii: "\n"))
      if gap == .blank {
        bytes += prefix
        trimLine()
        bytes.append(UInt8(ascii: "\n"))
      }
      bytes += prefix
      lineStart = bytes.count
    }
    gap = .none
    isFresh = false
  }

  private mutating func trimLine() {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// Writes a line break that is shown.
  mutating func breakLine() {
    if isInCell {
      begin()
      return append("<br>")
    }
    guard flatDepth == 0 else { return space() }
    if isFresh || gap != .none || isAtLineStart { return }
    bytes.append(UInt8(ascii: "\\"))
    gap = .line
  }

  private mutating func space() {
    guard gap == .none, !isAtLineStart, bytes.count != linkStart, bytes.last != UInt8(ascii: " ") else { return }
    bytes.append(UInt8(ascii: " "))
  }

  /// Writes lines as they are, each with the prefix.
  mutating func verbatim(_ lines: [UInt8]) {
    begin()
    var start = 0
    while let end = lines.firstIndex(of: [UInt8(ascii: "\n")], from: start, to: lines.count) {
      bytes += lines[start...end]
      if end + 1 < lines.count {
        bytes += prefix
        if lines[end + 1] == UInt8(ascii: "\n") { trimLine() }
      }
      start = end + 1
    }
    bytes += lines[start...]
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
  }

  // MARK: Marks

  /// Writes a mark that isn't escaped.
  mutating func mark(_ mark: StaticString) {
    begin()
    bytes.append(mark)
  }

  mutating func mark(byte: UInt8, count: Int = 1) {
    begin()
    for _ in 0..<count { bytes.append(byte) }
  }

  /// Adds to the last line.
  mutating func append(_ text: StaticString) { bytes.append(text) }
  mutating func append(_ text: [UInt8]) { bytes += text }

  /// Begins a part of a line between two marks.
  ///
  /// - Returns: where its text begins.
  mutating func open(_ mark: StaticString) -> Int {
    self.mark(mark)
    partStart = bytes.count
    return partStart
  }

  /// Ends a part of a line. Spaces at its ends are outside of it, as marks beside spaces mean nothing.
  mutating func close(_ mark: StaticString, opened: StaticString? = nil, from start: Int) {
    let length = (opened ?? mark).utf8CodeUnitCount
    let hadSpace = removeSpace(after: start)
    if bytes.count <= start {
      remove(from: start - length)
    } else {
      if bytes[start] == UInt8(ascii: " ") {
        bytes.remove(at: start)
        bytes.insert(UInt8(ascii: " "), at: start - length)
      }
      bytes.append(mark)
    }
    if hadSpace, gap == .none { space() }
  }

  /// Begins the text of a link, or of a picture.
  ///
  /// - Returns: where it begins.
  mutating func beginLink(isPicture: Bool = false) -> Int {
    begin()
    if bytes.last == UInt8(ascii: "!"), !isAtLineStart {
      bytes[bytes.count - 1] = UInt8(ascii: "\\")
      bytes.append(UInt8(ascii: "!"))
    }
    bytes.append(isPicture ? "![" : "[")
    linkStart = bytes.count
    return linkStart
  }

  /// Removes what was written from a position on.
  mutating func remove(from start: Int) { bytes.removeLast(max(bytes.count - start, 0)) }

  /// Removes the space at the end of the line, and says whether there was one.
  mutating func removeSpace(after start: Int) -> Bool {
    guard bytes.count > start, bytes.last == UInt8(ascii: " ") else { return false }
    while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return true
  }

  /// Writes code in text, between as many backticks as it needs.
  mutating func code(_ code: [UInt8]) {
    begin()
    var (longest, run) = (0, 0)
    for byte in code {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let isPadded = code.first == UInt8(ascii: "`") || code.last == UInt8(ascii: "`")
    mark(byte: UInt8(ascii: "`"), count: longest + 1)
    if isPadded { bytes.append(UInt8(ascii: " ")) }
    for byte in code {
      if isInCell, byte == UInt8(ascii: "|") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? UInt8(ascii: " ") : byte)
    }
    if isPadded { bytes.append(UInt8(ascii: " ")) }
    mark(byte: UInt8(ascii: "`"), count: longest + 1)
  }

  /// Writes the text of a link or a picture, which isn't HTML.
  mutating func linkText(_ text: [UInt8]) {
    let wasInLink = isInLink
    isInLink = true
    flat { $0.text(text) }
    isInLink = wasInLink
  }

  /// Writes an address in parentheses, percent-encoding what it can't hold.
  mutating func appendAddress(_ address: [UInt8]) {
    for byte in address {
      switch byte {
      case 0...32, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), 127:
        PercentEncoding.append([byte], to: &bytes)
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "|") where isInCell: PercentEncoding.append([byte], to: &bytes)
      default: bytes.append(byte)
      }
    }
  }

  /// Writes the title of a link between quotes.
  mutating func appendTitle(_ title: [UInt8]) {
    for byte in title {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "|") && isInCell {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte.isSpace ? UInt8(ascii: " ") : byte)
    }
  }

  // MARK: Text

  /// Writes text that isn't HTML.
  mutating func text(_ text: some Sequence<UInt8>) {
    let html = HTMLText.escaped(text)
    html.withUnsafeBufferPointer { self.text($0, in: 0..<$0.count) }
  }

  /// Writes the text of HTML: a line break or spaces at its start, and several, count as one.
  mutating func text(_ html: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    var position = range.lowerBound
    let end = range.upperBound
    if position < end, html[position].isSpace {
      var hasBreak = false
      while position < end, html[position].isSpace {
        hasBreak = hasBreak || html[position] == UInt8(ascii: "\n")
        position += 1
      }
      separateWords(byLine: hasBreak)
    }
    while position < end {
      if isFresh || gap != .none || isAtLineStart {
        begin()
        position = startLine(html, position..<end)
      }
      let start = position
      while position < end, !Self.isSpecial(html[position]) { position += 1 }
      if start < position { bytes += html[start..<position] }
      guard position < end else { break }
      position = special(html, at: position, end)
    }
  }

  private mutating func separateWords(byLine: Bool) {
    if isFresh || gap != .none || isAtLineStart { return }
    if byLine, flatDepth == 0, bytes.count != partStart { gap = .line } else { space() }
  }

  /// Line feed, carriage return, `#`, `&`, `*`, `<`, and `[`, `\`, `]`, `_`, grave accent, `|`, `~`.
  private static let low: UInt64 = 1 << 10 | 1 << 13 | 1 << 35 | 1 << 38 | 1 << 42 | 1 << 60
  private static let high: UInt64 = 1 << 27 | 1 << 28 | 1 << 29 | 1 << 31 | 1 << 32 | 1 << 60 | 1 << 62

  @inline(__always) private static func isSpecial(_ byte: UInt8) -> Bool {
    if byte >= 128 { return false }
    return (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
  }

  /// Escapes what would begin a block. Returns the position after it.
  private mutating func startLine(_ html: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    let position = range.lowerBound
    let next = position + 1 < range.upperBound ? html[position + 1] : UInt8(ascii: "\n")
    switch html[position] {
    case UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
    case UInt8(ascii: "+"), UInt8(ascii: ":"): if !next.isSpace, next != UInt8(ascii: "-") { return position }
    case UInt8(ascii: "-"): if !next.isSpace, next != UInt8(ascii: "-") { return position }
    case let byte where byte.isDigit: return startNumber(html, range)
    default: return position
    }
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(html[position])
    return position + 1
  }

  /// Writes a number that would begin a list.
  private mutating func startNumber(_ html: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, html[end].isDigit { end += 1 }
    guard end < range.upperBound, html[end] == UInt8(ascii: ".") || html[end] == UInt8(ascii: ")"),
      end + 1 == range.upperBound || html[end + 1].isSpace
    else { return range.lowerBound }
    bytes += html[range.lowerBound..<end]
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(html[end])
    return end + 1
  }

  /// Writes a special character. Returns the position after it.
  private mutating func special(
    _ html: UnsafeBufferPointer<UInt8>, at position: Int, _ end: Int
  ) -> Int {
    let byte = html[position]
    let next = position + 1 < end ? html[position + 1] : UInt8(ascii: " ")
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      var position = position
      while position < end, html[position].isSpace { position += 1 }
      separateWords(byLine: true)
      return position
    case UInt8(ascii: "&"): return reference(html, at: position, end)
    default: escape(byte, before: next)
    }
    return position + 1
  }

  private mutating func reference(
    _ html: UnsafeBufferPointer<UInt8>, at position: Int, _ end: Int
  ) -> Int {
    guard let (scalar, length) = CharacterReference.decode(html[position..<end]) else {
      escape(UInt8(ascii: "&"), before: UInt8(ascii: " "))
      return position + 1
    }
    let next = position + length < end ? html[position + length] : UInt8(ascii: " ")
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      if byte.isSpace { separateWords(byLine: false) } else { escape(byte, before: next) }
    } else {
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
    return position + length
  }

  private mutating func escape(_ byte: UInt8, before next: UInt8) {
    if Self.isSpecial(byte) || isAtLineStart, isEscaped(byte, before: next) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
  }

  private func isEscaped(_ byte: UInt8, before next: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "\\"): true
    case UInt8(ascii: "_"): !(bytes.last?.isWord ?? false && next.isWord)
    case UInt8(ascii: "["): isInLink || next == UInt8(ascii: "^") || isAtLineStart
    case UInt8(ascii: "]"):
      isInLink || next == UInt8(ascii: "(") || next == UInt8(ascii: "[") || next == UInt8(ascii: ":")
    case UInt8(ascii: "<"):
      next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    case UInt8(ascii: "&"): next.isLetter || next == UInt8(ascii: "#")
    case UInt8(ascii: "|"): isInCell || isAtLineStart
    case UInt8(ascii: "~"): next == byte || bytes.last == byte
    case UInt8(ascii: "#"): isAtLineStart || flatDepth > 0 && bytes.last == UInt8(ascii: " ")
    case UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      isAtLineStart
    default: false
    }
  }
}

extension UInt8 {
  /// Whether an underscore beside it is a part of a word.
  fileprivate var isWord: Bool { isLetter || isDigit || self >= 0x80 }
}
