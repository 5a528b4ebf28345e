import Diagnostics
import Text

/// Rewrites what kramdown writes and CommonMark doesn't know, line by line and before cmark parses the text.
///
/// Attribute lists become comments, which end blocks as kramdown's lists do, and which `KramdownAttributes` applies to
/// the finished HTML. The comments' places in the text map to the source.
struct KramdownText {
  /// Definitions such as `*[HTML]: Hypertext markup language`.
  private(set) var abbreviations: [(name: [UInt8], title: [UInt8])] = []
  var result = SourceText()

  let text: SourceText
  let isSmart: Bool
  private var fence: (mark: UInt8, count: Int)?
  /// The names of elements whose content is Markdown, innermost last.
  private var elements: [[UInt8]] = []
  /// Whether the lines up to `{:/comment}` are left out.
  private var isComment = false
  /// Whether the line before was empty.
  private(set) var isAfterBlank = true
  /// Whether an empty line was added after the line.
  var addsBlank = false
  /// The end of the block of HTML that is being copied.
  var htmlEnd = 0
  /// The bytes that searches for ends of elements may still read.
  var searchBudget: Int
  /// Whether that block is a comment, in which empty lines are nothing special.
  var isHTMLComment = false
  /// The end of the formula that goes on over lines, and whether it is a block of its own.
  var formulaEnd = 0
  var isFormulaBlock = false
  /// Whether there are elements of text.
  private(set) var hasTexts = false
  /// Whether there are texts that aren't Markdown within lines.
  var hasRawTexts = false
  /// Whether there are tables without a header.
  var hasHiddenHeaders = false
  /// The stars that are open in the paragraph.
  var emphasis = KramdownEmphasis()
  /// Whether there are marks beside stars.
  var hasEmphasisMarks = false
  /// Whether an element of a block may be open.
  var hasOpenElements = false
  /// The named attribute lists.
  let named: KramdownNames

  /// Rewrites a text; nil if nothing in it is kramdown's.
  ///
  /// - Parameter isSmart: whether two angle brackets are a quotation mark.
  init?(_ text: SourceText, isSmart: Bool) {
    guard Self.isNeeded(text.bytes) else { return nil }
    self.text = text
    self.isSmart = isSmart
    searchBudget = text.bytes.count * 2 + 4096
    named = KramdownNames(text.bytes)
    for line in text.bytes.lines { add(line) }
  }

  private static let signs = [
    Array("{:".utf8), Array("markdown=".utf8), Array("*[".utf8), Array("$$".utf8), Array("<".utf8),
    Array(">>".utf8), Array("\\\\\n".utf8), Array("\\\"".utf8), Array("\\'".utf8),
    Array("|".utf8),
    Array(") ".utf8), Array("``".utf8), Array("*".utf8), Array("[^".utf8), Array("[ ]".utf8),
    Array("[x]".utf8), Array("^\n".utf8),
  ]

  private static func isNeeded(_ bytes: [UInt8]) -> Bool {
    bytes.first == UInt8(ascii: "<")
      || bytes.withUnsafeBufferPointer { bytes in
        signs.contains { sign in
          var position = 0
          while position + sign.count <= bytes.count,
            let found = bytes.offset(of: sign[0], in: position..<(bytes.count - sign.count + 1))
          {
            if bytes[found..<(found + sign.count)].elementsEqual(sign) { return true }
            position = found + 1
          }
          return false
        }
      }
  }

  // MARK: Lines

  private mutating func add(_ line: TextLine) {
    let bytes = text.bytes
    let content = bytes.trimmed(line.content)
    defer { (isAfterBlank, addsBlank) = (content.isEmpty || addsBlank, false) }
    let indent = Self.indentation(bytes[line.content.lowerBound..<content.lowerBound])
    if isComment {
      if isMark(content, "{:/comment}") || isMark(content, "{:/}") { isComment = false }
      return leaveOut(line)
    }
    if let open = fence {
      let run = bytes[content].prefix { $0 == open.mark }.count
      if run >= open.count, run == content.count { fence = nil }
      copy(line)
      if fence == nil, line.next < htmlEnd { produce("\n".utf8, from: line.whole) }
      return
    }
    guard line.content.lowerBound >= formulaEnd else { return addFormulaLine(content, line) }
    if isAfterBlank { emphasis = KramdownEmphasis() }
    let isHTML = line.content.lowerBound < htmlEnd
    if let mark = bytes[content].first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
      let run = bytes[content].prefix { $0 == mark }.count
      if run >= 3, mark == UInt8(ascii: "~") || !bytes[content].dropFirst(run).contains(mark) {
        fence = (mark, run)
        // The tag `highlight` has made code of its own in an element.
        if isHTML { produce("\n".utf8, from: line.whole) }
        return copy(line)
      }
    }
    guard !isHTML else { return addHTML(line) }
    guard !(indent >= 4 && isAfterBlank), !content.isEmpty else { return copy(line) }
    if addBlockEnd(content, line) || addExtension(content, line) || addAttributes(content, line)
      || addAbbreviation(content, line)
      || addDefinition(content, line)
      || addElement(content, line) || addFormula(content, line) || indent < 4 && startHTML(content, line)
    {
      return
    }
    if addTableRule(content, line) { return }
    addTableHeader(content, line)
    // Text in an element such as a paragraph isn't code, however far it is from the margin.
    let isText = elements.last.map { Self.texts.contains($0) } ?? false
    addInline(
      (isText ? content.lowerBound : line.content.lowerBound)..<line.content.upperBound, next: line.next)
  }

  /// The columns of white space.
  private static func indentation(_ space: ArraySlice<UInt8>) -> Int {
    space.reduce(0) { $1 == UInt8(ascii: "\t") ? $0 / 4 * 4 + 4 : $0 + 1 }
  }

  private mutating func copy(_ line: TextLine) { result.append(text[line.whole]) }

  /// Keeps the line's number.
  private mutating func leaveOut(_ line: TextLine) {
    result.append(text[line.content.upperBound..<line.next])
  }

  private func isMark(_ range: Range<Int>, _ mark: StaticString) -> Bool {
    range.count == mark.utf8CodeUnitCount && text.bytes[range].elementsEqual(mark.utf8)
  }

  mutating func produce(_ bytes: some Sequence<UInt8>, from range: Range<Int>) {
    guard let source = text.source(of: range) else { return }
    result.append(bytes, producedBy: source)
  }

  // MARK: Blocks

  /// Makes a mark of a line `^`, which ends a block, such as a list before another.
  private mutating func addBlockEnd(_ content: Range<Int>, _ line: TextLine) -> Bool {
    guard isMark(content, "^"), content.lowerBound == line.content.lowerBound else { return false }
    produce(Self.blankMark, from: content)
    result.append(text[content.upperBound..<line.next])
    addsBlank = true
    return true
  }

  /// Leaves out `{::comment}` with its lines, and the lines of other extensions, whose content stays.
  private mutating func addExtension(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes[content]
    let isEnd = bytes.starts(with: "{:/".utf8)
    guard isEnd || bytes.starts(with: "{::".utf8),
      bytes.firstIndex(of: UInt8(ascii: "}")) == bytes.indices.last
    else { return false }
    isComment = bytes.starts(with: "{::comment".utf8) && bytes.dropLast().last != UInt8(ascii: "/")
    leaveOut(line)
    return true
  }

  /// Makes a comment of a line that is an attribute list, or moves it to the heading above.
  private mutating func addAttributes(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes[content]
    guard bytes.starts(with: "{:".utf8), bytes.last == UInt8(ascii: "}") else { return false }
    guard !KramdownNames.isDefinition(bytes) else {
      leaveOut(line)
      return true
    }
    let inside = named.resolved(bytes.dropFirst(2).dropLast())
    guard KramdownAttributes.List(inside) != nil else { return false }
    if !isAfterBlank, inside.allSatisfy({ !"=\"".utf8.contains($0) }),
      inside[...].firstRange(of: Array("--".utf8)) == nil, isBelowHeading(line)
    {
      // The heading's own notation follows its text on the same line. Later lines keep their numbers.
      produce(" {".utf8 + inside + "}\n".utf8, from: content)
      result.append(text[content.upperBound..<line.next])
      return true
    }
    result.append(text[line.content.lowerBound..<content.lowerBound])
    produce(KramdownAttributes.comment(inside, isForNext: isAfterBlank), from: content)
    result.append(text[content.upperBound..<line.next])
    return true
  }

  /// Whether the line before is a heading with hashes. Its ending is then removed from the result.
  private mutating func isBelowHeading(_ line: TextLine) -> Bool {
    let start = text.bytes.lineStart(before: max(line.content.lowerBound - 1, 0))
    let above = text.bytes.trimmed(start..<max(line.content.lowerBound - 1, start))
    let level = text.bytes[above].prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(level), level < above.count, text.bytes[above.upperBound - 1] != UInt8(ascii: "#"),
      text.bytes[above.upperBound - 1] != UInt8(ascii: "}"), let end = result.bytes.lastIndex(of: 0x0A)
    else { return false }
    result = result[0..<end]
    return true
  }

  private mutating func addAbbreviation(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes[content]
    guard bytes.starts(with: "*[".utf8), let close = bytes.firstIndex(of: UInt8(ascii: "]")),
      close + 1 < bytes.endIndex, bytes[close + 1] == UInt8(ascii: ":"), close > bytes.startIndex + 2
    else { return false }
    let title = text.bytes.trimmed((close + 2)..<content.upperBound)
    abbreviations.append((Array(bytes[(bytes.startIndex + 2)..<close]), Array(text.bytes[title])))
    leaveOut(line)
    return true
  }

  /// Leaves out a definition such as `[^a b]: text`, which is the one of a link that nothing refers to.
  private mutating func addDefinition(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes[content]
    guard isAfterBlank, bytes.starts(with: "[^".utf8), let close = bytes.firstIndex(of: UInt8(ascii: "]")),
      bytes[close...].dropFirst().first == UInt8(ascii: ":"), bytes[..<close].contains(where: \.isBlank)
    else { return false }
    leaveOut(line)
    return true
  }

  /// Separates the tags of an element with the attribute `markdown` from its content by empty lines.
  private mutating func addElement(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes
    if let name = elements.last, let end = bytes[content].firstRange(of: Array("</".utf8) + name) {
      let isText = Self.texts.contains(name)
      elements.removeLast()
      if end.lowerBound > content.lowerBound {
        addInline(content.lowerBound..<end.lowerBound, next: end.lowerBound)
      }
      produce("\n\n".utf8 + (isText ? Self.textEnd : []), from: content)
      result.append(text[end.lowerBound..<line.next])
      return true
    }
    guard bytes[content.lowerBound] == UInt8(ascii: "<"), content.count > 3 else { return false }
    let name = Array(bytes[content].dropFirst().prefix { $0.isLetter || $0.isDigit })
    guard !name.isEmpty, let end = bytes[content].firstIndex(of: UInt8(ascii: ">")) else { return false }
    let tag = content.lowerBound..<end
    let attributes = [
      " markdown=\"1\"", " markdown='1'", " markdown=1", " markdown=\"block\"", " markdown=\"span\"",
    ]
    for attribute in attributes.map({ Array($0.utf8) }) {
      guard let place = bytes[tag].firstRange(of: attribute) else { continue }
      result.append(text[line.content.lowerBound..<place.lowerBound])
      result.append(text[place.upperBound..<(end + 1)])
      let isText = Self.texts.contains(name)
      hasTexts = hasTexts || isText
      produce((isText ? Self.textStart : []) + "\n\n".utf8, from: content)
      let rest = (end + 1)..<line.content.upperBound
      let closing = Array("</".utf8) + name
      if let inner = bytes[rest].firstRange(of: closing) {
        addInline(rest.lowerBound..<inner.lowerBound, next: inner.lowerBound)
        produce("\n\n".utf8 + (isText ? Self.textEnd : []), from: content)
        result.append(text[inner.lowerBound..<line.next])
      } else {
        elements.append(name)
        if !bytes.trimmed(rest).isEmpty { addInline(rest, next: line.next) }
      }
      return true
    }
    return false
  }

  /// The elements whose content is a line of text, not blocks.
  private static let texts = Set(
    ["p", "h1", "h2", "h3", "h4", "h5", "h6", "dt", "summary", "legend", "caption", "figcaption"].map {
      Array($0.utf8)
    })
}

extension StaticString {
  var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension [UInt8] {
  /// The first offset of some bytes, from `start` on.
  func firstOccurrence(of other: [UInt8], from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      var position = start
      while position + other.count <= bytes.count,
        let found = bytes.offset(of: other[0], in: position..<(bytes.count - other.count + 1))
      {
        if bytes[found..<(found + other.count)].elementsEqual(other) { return found }
        position = found + 1
      }
      return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The first place of some bytes.
  func firstRange(of other: [UInt8]) -> Range<Int>? {
    guard let first = other.first, count >= other.count else { return nil }
    var position = startIndex
    while position + other.count <= endIndex, let found = self[position...].firstIndex(of: first),
      found + other.count <= endIndex
    {
      if self[found..<(found + other.count)].elementsEqual(other) { return found..<(found + other.count) }
      position = found + 1
    }
    return nil
  }
}
