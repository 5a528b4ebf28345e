import CCmark
import Diagnostics
import DirectiveParsing

/// Finds notations of other dialects, in a separate walk over a tree with suspicious text.
///
/// Only text left by cmark counts. It is then found in the source: after a backslash, it was meant as text.
struct DialectCheck {
  /// The maximum number of findings. Pages report the first of a kind, and the number of others.
  private static let limit = 1_000
  let source: MarkdownLines
  private let diagnostics: DiagnosticCollector
  /// The number of findings.
  private var count = 0
  let footnotes: Bool
  /// Whether names of emoji became emoji.
  let hasEmoji: Bool
  private let isDirective: (String) -> Bool
  /// Whether the text is a directive's, where `:name:` is a misplaced option or a mention of one.
  let isNested: Bool
  /// The range of the current block.
  private(set) var block = 0..<0
  private var cursor = 0
  /// Whether dollar signs of formulas that can't be shown are left, which was reported.
  private let hasFormulas: Bool
  private var linkDepth = 0
  private var quotes = QuotingElements()
  /// The place of an unclosed mark in this block.
  private var openDollars: Int?
  /// Whether statements of JavaScript stand above, as in MDX.
  private(set) var hasScript = false
  /// Bytes that may still be searched without success, which keeps the time linear.
  private var budget = 2_000_000

  /// - Parameter isDirective: whether a name is a directive's.
  init(
    _ source: MarkdownLines, options: MarkdownOptions, isNested: Bool, _ diagnostics: DiagnosticCollector,
    isDirective: @escaping (String) -> Bool
  ) {
    self.isDirective = isDirective
    hasEmoji = options.emoji
    self.source = source
    self.isNested = isNested
    self.diagnostics = diagnostics
    footnotes = options.footnotes
    hasFormulas = options.math
  }

  /// Bytes of other dialects. A text without them can only start with such a notation.
  static let marks: Set<UInt8> = Set("~^${[:=".utf8)

  /// Whether a text may contain a notation.
  static func isDoubtful(_ text: UnsafeBufferPointer<UInt8>, hasMarks: Bool) -> Bool {
    if text.count > 2 {
      if text[0] == UInt8(ascii: ":"), text[1].isBlank { return true }
      if text[0] == UInt8(ascii: "["), text[1] == UInt8(ascii: "!") { return true }
      if text.starts(with: "import ".utf8) || text.starts(with: "export ".utf8) { return true }
      if text[0] == text[1], text[1] == text[2], ":=!?".utf8.contains(text[0]) { return true }
    }
    guard hasMarks else { return false }
    for (index, byte) in text.enumerated() {
      let next = index + 1 < text.count ? text[index + 1] : 0
      switch byte {
      case UInt8(ascii: "$"), UInt8(ascii: "{"): return true
      case UInt8(ascii: "="): if next == byte { return true }
      case UInt8(ascii: "~"), UInt8(ascii: "^"): if next.isWord { return true }
      case UInt8(ascii: "["):
        if index == 0, text.count == 5, next | 0x20 == UInt8(ascii: "t") { return true }
        if next == byte || next == UInt8(ascii: "^") { return true }
      case UInt8(ascii: "]"): if next == UInt8(ascii: "[") || next == UInt8(ascii: "(") { return true }
      case UInt8(ascii: ":"):
        if next.isWord || next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { return true }
      default: break
      }
    }
    return false
  }

  mutating func visit(_ node: MarkdownNode, isEntering: Bool) {
    switch node.type {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_CUSTOM_INLINE:
      if isEntering, node.hasLines { enter(node) }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE: linkDepth += isEntering ? 1 : -1
    case CMARK_NODE_HTML_INLINE: quotes.visit(node.literal)
    case CMARK_NODE_CODE: pass(node.literal)
    case CMARK_NODE_BLOCK_QUOTE: if isEntering { checkAlert(node) }
    case CMARK_NODE_TEXT:
      if linkDepth == 0, !quotes.isInside, count < Self.limit { check(node) }
    default: break
    }
  }

  private mutating func enter(_ node: MarkdownNode) {
    block = source[node.lines]
    cursor = block.lowerBound
    openDollars = nil
    quotes = QuotingElements()
  }

  // MARK: Places

  mutating func add(_ notation: DialectNotation, _ range: Range<Int>) {
    count += 1
    diagnostics.report(notation.diagnostic(at: source.place(range)))
  }

  /// Moves past a piece of code, which isn't checked.
  private mutating func pass(_ literal: UnsafeBufferPointer<UInt8>) {
    guard !literal.isEmpty, budget > 0 else { return }
    if let start = source.bytes.firstIndex(of: literal, from: cursor, to: block.upperBound) {
      cursor = start + literal.count
    } else {
      budget -= block.upperBound - cursor
    }
  }

  /// The source offset of the mark at the start of `text`, with letters after it; nil if it is escaped.
  mutating func find(_ text: Slice<UnsafeBufferPointer<UInt8>>, mark: Int) -> Int? {
    let letters = text.dropFirst(mark).prefix(12).prefix { $0.isWord }
    let pattern = UnsafeBufferPointer(rebasing: text.prefix(mark + letters.count))
    var position = cursor
    while budget > 0, let found = source.bytes.firstIndex(of: pattern, from: position, to: block.upperBound) {
      position = found + 1
      let before = found > block.lowerBound ? source.bytes[found - 1] : 0x20
      // The end of a longer run is a different mark.
      if before == pattern[0] { continue }
      cursor = found + mark
      return before == UInt8(ascii: "\\") ? nil : found
    }
    budget -= block.upperBound - cursor
    return nil
  }

  // MARK: Blocks

  /// Checks `> [!NOTE]`.
  private mutating func checkAlert(_ quote: MarkdownNode) {
    guard let paragraph = quote.firstChild, paragraph.type == CMARK_NODE_PARAGRAPH,
      let text = paragraph.firstChild, text.type == CMARK_NODE_TEXT, text.literal.starts(with: "[!".utf8)
    else { return }
    let word = text.literal.dropFirst(2).prefix { $0.isLetter }
    guard !word.isEmpty, word.endIndex < text.literal.count, text.literal[word.endIndex] == UInt8(ascii: "]")
    else { return }
    let line = source[paragraph.lines.lowerBound]
    let start = source.contentStart(line, passingListMarkers: true)
    let end = start + word.count + 3
    if source.bytes[start..<line.upperBound].starts(with: text.literal.prefix(word.count + 3)) {
      add(.alert(String(decoding: word, as: UTF8.self)), start..<end)
    }
  }

  // MARK: Text

  private mutating func check(_ node: MarkdownNode) {
    let text = node.literal
    if text.first == UInt8(ascii: "["), node.previous == nil, isContents() {
      add(.contents, source.bytes.trimmed(block))
      cursor = block.upperBound
      return
    }
    let startsLine = node.previous.map(\.isBreak) ?? true
    if startsLine { checkLine(text) }
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "~"): index = checkTildes(text, index)
      case UInt8(ascii: "^"): index = checkCarets(text, index)
      case UInt8(ascii: "$") where !hasFormulas: index = checkDollars(text, index, node)
      case UInt8(ascii: "{"):
        index =
          checkRole(text, index, node) ?? checkComment(text, index) ?? checkExpression(text, index)
          ?? checkBraces(text, index, node)
      case UInt8(ascii: "["): index = checkBracket(text, index)
      case UInt8(ascii: "]"): index = checkClosingBracket(text, index)
      case UInt8(ascii: ":"): index = checkColon(text, index)
      case UInt8(ascii: "="): index = checkEqualsSigns(text, index)
      default: index += 1
      }
    }
  }

  /// Whether the block is a place for the list of the page's headings, as Python-Markdown, markdown-it and GitLab
  /// write it.
  private func isContents() -> Bool {
    guard block.count < 24 else { return false }
    let text = String(decoding: source.bytes[source.bytes.trimmed(block)], as: UTF8.self).lowercased()
    return ["[toc]", "[[toc]]", "[[_toc_]]"].contains(text)
  }

  /// Checks `:::note`, `!!! note` and `=== "Tab"`.
  private mutating func checkLine(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count > 3, let mark = text.first else { return }
    let run = text.prefix { $0 == mark }.count
    var rest = text.dropFirst(run)
    let isSpaced = rest.first?.isBlank ?? false
    switch mark {
    case UInt8(ascii: ":") where run == 1 && isSpaced:
      addLine(.definitionList, text, run + rest.prefix { $0.isBlank }.count)
    case UInt8(ascii: ":") where run >= 3:
      rest = rest.drop { $0.isBlank }
      let word = rest.prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
      guard !word.isEmpty || rest.first == UInt8(ascii: "{") else { return }
      guard DirectiveSyntax.nameRange(Array(rest), 0..<rest.count) == nil else { return }
      addLine(container(String(decoding: word, as: UTF8.self)), text, run)
    case UInt8(ascii: "!") where run == 3, UInt8(ascii: "?") where run == 3:
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "+") }
      let word = rest.prefix { $0 &- 97 < 26 || $0 == UInt8(ascii: "-") }
      let after = rest[word.endIndex...].drop { $0.isBlank }
      guard isSpaced || text[run] == UInt8(ascii: "+"), !word.isEmpty, after.first.map(Self.isQuote) ?? true
      else { return }
      addLine(container(String(decoding: word, as: UTF8.self)), text, run)
    case UInt8(ascii: "=") where run == 3:
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "+") }
      if isSpaced || rest.startIndex > run, rest.first.map(Self.isQuote) ?? false {
        addLine(.tabs, text, run)
      }
    case UInt8(ascii: "i"), UInt8(ascii: "e"): checkScript(text)
    default: break
    }
  }

  /// Checks statements of JavaScript's modules: `import A from "b"`, `export const a = 1`.
  private mutating func checkScript(_ text: UnsafeBufferPointer<UInt8>) {
    let keyword = "import ".utf8.count
    let isImport = text.starts(with: "import ".utf8)
    guard isImport || text.starts(with: "export ".utf8), let start = find(text[...], mark: keyword) else {
      return
    }
    // Quotes may be other nodes, or typographic by now.
    let range = source.bytes.trimmed(start..<source.bytes.lineEnd(from: start))
    let words = String(decoding: source.bytes[range].dropFirst(keyword), as: UTF8.self).split(separator: " ")
    if isImport {
      guard let last = words.last, words.count == 1 || words[words.count - 2] == "from",
        ["\"", "'"].contains(where: { last.hasPrefix($0) && last.dropFirst().contains($0) })
      else { return }
    } else {
      guard ["const", "default", "function", "async"].contains(words.first) else { return }
    }
    hasScript = true
    add(.script, range)
  }

  private func container(_ word: String) -> DialectNotation {
    .container(word, isDirective: isDirective(word.lowercased()))
  }

  /// Whether a byte is a quote, or starts a typographic one.
  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == 0xE2
  }

  private mutating func addLine(
    _ notation: DialectNotation, _ text: UnsafeBufferPointer<UInt8>, _ mark: Int
  ) {
    guard let start = find(text[...], mark: mark) else { return }
    add(notation, start..<source.bytes.trimmed(start..<source.bytes.lineEnd(from: start)).upperBound)
  }

  /// Checks `$x^2$`, `$$x^2$$`, and two lines of `$$` with a formula between them.
  private mutating func checkDollars(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ node: MarkdownNode
  ) -> Int {
    if let end = Formula.end(in: text, at: start) {
      let mark = text[start + 1] == text[start] ? 2 : 1
      if let found = find(text[start...], mark: mark) {
        let range = found..<min(found + end - start, block.upperBound)
        add(.math, range)
        cursor = range.upperBound
      }
      return end
    }
    let isLine =
      text.elementsEqual("$$".utf8) && node.previous?.isBreak ?? true && node.next?.isBreak ?? true
    guard isLine else { return start + 1 }
    if let open = openDollars {
      openDollars = nil
      add(.math, open..<(open + 2))
    } else {
      openDollars = find(text[...], mark: 2)
    }
    return text.count
  }

  /// Checks `{width=50%}` after an image, link, code or bracket, at the end of a heading, or on its own line.
  private mutating func checkBraces(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ node: MarkdownNode
  ) -> Int {
    guard let end = AttributeBlock.end(in: text, at: start) else { return start + 1 }
    let before = start > 0 ? text[start - 1] : 0
    let isAfterElement = start == 0 && (node.previous.map { !$0.isBreak } ?? false)
    let isAfterBracket = before == UInt8(ascii: "]")
    let endsHeading =
      node.parent?.type == CMARK_NODE_HEADING && node.next == nil && end == text.count && before.isBlank
    let isLine =
      start == 0 && end == text.count && node.previous?.isBreak ?? true && node.next?.isBreak ?? true
    // `KramdownLines` has already handled its own lines.
    let isKramdownLine = isLine && text[start + 1] == UInt8(ascii: ":")
    guard isAfterElement || isAfterBracket || endsHeading || isLine, !isKramdownLine else { return end }
    if let found = find(text[start...], mark: 2) {
      add(.attributes, found..<min(found + end - start, block.upperBound))
    }
    return end
  }
}
