import HTML
import Text

/// Elements that kramdown leaves as they are up to their end tag, where CommonMark ends them at an empty line.
extension KramdownText {
  /// Stands for an empty line in an element, or before an element that isn't one of CommonMark's blocks.
  static let blankMark = Array("<!--{:-}-->".utf8)
  /// Around a paragraph that is the text of the element around it.
  static let textStart = Array("<!--{:<}-->".utf8)
  static let textEnd = Array("<!--{:>}-->".utf8)

  /// Around a text that isn't Markdown, as an instruction of XML.
  static let rawStart = Array("<?{:r}>".utf8)
  static let rawEnd = Array("{:r}?>".utf8)

  /// Copies a block of HTML from its first line on. Returns false for a line without one.
  mutating func startHTML(_ content: Range<Int>, _ line: TextLine) -> Bool {
    let bytes = text.bytes
    guard bytes[content.lowerBound] == UInt8(ascii: "<"), content.count > 2 else { return false }
    if bytes[content].starts(with: "<!--".utf8) {
      guard let end = search(for: "-->", from: content.lowerBound + 4) else { return false }
      (htmlEnd, isHTMLComment) = (end, true)
      addHTML(line)
      return true
    }
    let name = Array(bytes[content].dropFirst().prefix { $0.isLetter || $0.isDigit }.map { $0 | 0x20 })
    let word = String(decoding: name, as: UTF8.self)
    guard let first = name.first, first.isLetter,
      !bytes[content].dropFirst(1 + name.count).starts(with: ":".utf8)
    else { return false }
    guard !Self.spans.contains(word) else {
      // A tag alone on its line is a block in CommonMark, but not in kramdown.
      if isAfterBlank {
        result.append(text[line.content.lowerBound..<content.lowerBound])
        produce(KramdownTypography.paragraphStart, from: content)
        result.append(text[content.lowerBound..<content.lowerBound])
      }
      return false
    }
    guard let end = elementEnd(name, from: content.lowerBound) else {
      hasOpenElements = true
      return false
    }
    let isOneLine = end <= line.content.upperBound
    if !Self.blocks.contains(word) {
      guard isAfterBlank else { return false }
      if isOneLine {
        result.append(text[line.content.lowerBound..<content.lowerBound])
        produce(Self.blankMark, from: content)
        result.append(text[content.lowerBound..<line.next])
        return true
      }
      // Only a tag alone on its line begins a block.
      guard let close = bytes[content].firstIndex(of: UInt8(ascii: ">")), close + 1 == content.upperBound
      else {
        return false
      }
    }
    (htmlEnd, isHTMLComment) = (end, false)
    addHTML(line)
    return true
  }

  /// Copies a line of a block of HTML. Empty lines become marks, so that the block goes on.
  mutating func addHTML(_ line: TextLine) {
    let bytes = text.bytes
    if line.next < htmlEnd, !isHTMLComment, bytes.trimmed(line.content).isEmpty {
      let margin = line.content.lowerBound..<line.content.upperBound
      result.append(text[margin])
      produce(Self.blankMark, from: line.whole)
      result.append(text[line.content.upperBound..<line.next])
      return
    }
    result.append(text[line.whole])
    guard line.next >= htmlEnd, htmlEnd <= line.content.upperBound,
      !bytes[line.content].isEmpty, !bytes[line.content.lowerBound].isBlank,
      bytes.trimmed(htmlEnd..<line.content.upperBound).isEmpty, line.next < bytes.count,
      let following = bytes.line(at: line.next), !bytes.trimmed(following.content).isEmpty
    else { return }
    // What follows is Markdown.
    produce("\n".utf8, from: line.whole)
    addsBlank = true
  }

  /// The end of the element whose start tag is at an offset; nil without one, or with Markdown in it.
  ///
  /// Searches that fail are limited in all, so that many open tags take linear time.
  private mutating func elementEnd(_ name: [UInt8], from start: Int) -> Int? {
    let bytes = text.bytes
    var (depth, index) = (0, start)
    defer { searchBudget -= index - start }
    while index < bytes.count, index - start < searchBudget {
      guard let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else {
        index = bytes.count
        return nil
      }
      index = open + 1
      if bytes[index...].starts(with: "!--".utf8) {
        guard let end = search(for: "-->", from: index + 3) else { return nil }
        index = end
        continue
      }
      let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let isSame =
        bytes[index...].prefix(name.count).map { $0 | 0x20 } == name
        && !(bytes[(index + name.count)...].first.map { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
          ?? false)
      guard let close = bytes[index...].prefix(2000).firstIndex(of: UInt8(ascii: ">")) else { continue }
      let tag = bytes[index..<close]
      if !isEnd, Self.hasMarkdown(tag) { return nil }
      guard isSame else { continue }
      if isEnd {
        depth -= 1
      } else if tag.last != UInt8(ascii: "/"), !Self.empty.contains(String(decoding: name, as: UTF8.self)) {
        depth += 1
      }
      index = close + 1
      if depth <= 0 { return index }
    }
    return nil
  }

  private static func hasMarkdown(_ tag: ArraySlice<UInt8>) -> Bool {
    let word = Array(" markdown=".utf8)
    guard tag.count > word.count else { return false }
    return tag.indices.dropLast(word.count).contains { tag[$0...].starts(with: word) }
  }

  /// The end of the first of some marks; nil if there is none.
  mutating func search(for mark: StaticString, from start: Int) -> Int? {
    let bytes = text.bytes
    let mark = Array(UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    var index = start
    defer { searchBudget -= index - start }
    while index + mark.count <= bytes.count, index - start < searchBudget {
      guard let found = bytes[index...].firstIndex(of: mark[0]) else { break }
      index = found + 1
      if bytes[found...].starts(with: mark) { return found + mark.count }
    }
    return nil
  }

  /// The text of a script or a style sheet in a line, which isn't Markdown; nil for other elements.
  mutating func rawElement(_ start: Int, in line: Range<Int>) -> Range<Int>? {
    let rest = text.bytes[start..<line.upperBound].dropFirst()
    for name in ["script", "style"]
    where rest.prefix(name.utf8.count).map({ $0 | 0x20 }).elementsEqual(name.utf8) {
      let following = rest.dropFirst(name.utf8.count)
      guard let first = following.first, first == UInt8(ascii: ">") || first.isBlank,
        let close = following.prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      return rawText(close + 1, to: "</" + name, in: line)
    }
    return nil
  }

  /// The text up to a mark in the line; nil without the mark, and once searches have read too much.
  mutating func rawText(_ start: Int, to mark: String, in line: Range<Int>) -> Range<Int>? {
    let rest = text.bytes[start..<line.upperBound].prefix(max(searchBudget, 0))
    let end = rest.firstRange(of: Array(mark.utf8))?.lowerBound
    searchBudget -= (end ?? rest.endIndex) - start
    guard let end, end > start, rest[..<end].firstRange(of: Array("?>".utf8)) == nil else { return nil }
    return start..<end
  }

  /// Writes a text that CommonMark takes for HTML, whatever is in it.
  mutating func addRaw(_ range: Range<Int>) {
    hasRawTexts = true
    produce(Self.rawStart, from: range)
    result.append(text[range])
    produce(Self.rawEnd, from: range)
  }

  /// Elements of a line of text.
  private static let spans: Set<String> = [
    "a", "abbr", "acronym", "b", "big", "bdo", "br", "button", "cite", "code", "del", "dfn", "em", "i", "img",
    "input", "ins", "kbd", "label", "mark", "option", "q", "rb", "rbc", "rp", "rt", "rtc", "ruby", "samp",
    "select",
    "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var",
  ]

  private static let empty: Set<String> = [
    "area", "base", "col", "embed", "hr", "link", "meta", "param", "source",
  ]

  /// The elements whose tags are text in a line of text.
  static let textBlocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "col", "colgroup", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "iframe",
    "legend", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot",
    "th", "thead", "tr", "ul",
  ]

  /// The elements that begin a block in CommonMark, whatever follows their tag.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup", "dd",
    "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset",
    "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main",
    "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "p", "param", "pre", "script", "section",
    "source",
    "style", "summary", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "title", "tr", "track",
    "ul",
  ]

  /// The HTML without marks, and without the headers of tables that have none.
  func withoutMarks(_ html: [UInt8]) -> [UInt8] {
    var html = Self.removing(Self.blankMark, from: html)
    if hasTexts {
      html = Self.removing(Self.textStart + "\n<p>".utf8, from: html)
      html = Self.removing("</p>\n".utf8 + Self.textEnd, from: html)
      html = Self.removing(Self.textEnd, from: Self.removing(Self.textStart, from: html))
    }
    if hasRawTexts {
      // In code they are escaped.
      for mark in [Self.rawStart, Self.rawEnd] {
        html = Self.removing(HTMLText.escaped(mark), from: Self.removing(mark, from: html))
      }
    }
    if hasEmphasisMarks {
      // They stay in code, and in addresses, where they are encoded.
      html = Self.removing(KramdownTypography.paragraphStart, from: html)
      html = Self.removing(Array("%EF%B7%92".utf8), from: html)
    }
    guard hasHiddenHeaders else { return html }
    let start = Array("<thead>".utf8)
    let end = Array("</thead>\n".utf8)
    var result: [UInt8] = []
    var position = 0
    while let head = html.firstOccurrence(of: start, from: position),
      let close = html.firstOccurrence(of: end, from: head)
    {
      let isHidden = html[head..<close].firstRange(of: Self.hiddenHeader) != nil
      result += html[position..<(isHidden ? head : close + end.count)]
      position = close + end.count
    }
    return result + html[position...]
  }

  private static func removing(_ mark: [UInt8], from html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    while let found = html.firstOccurrence(of: mark, from: position) {
      result += html[position..<found]
      position = found + mark.count
    }
    return position == 0 ? html : result + html[position...]
  }
}
