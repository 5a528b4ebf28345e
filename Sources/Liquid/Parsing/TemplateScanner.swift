import Diagnostics
import Text

/// A `{% name markup %}`.
struct Tag: Sendable {
  /// Empty for a tag without a name.
  var name: String
  var nameSource: Range<Int>
  /// The text after the name, without white space at either end.
  var markup: Range<Int>
  var source: Range<Int>
  /// Whether it ends in `-%}`, which trims the white space after it.
  var trimsAfter: Bool
}

/// Cuts a template into text, outputs and tags. Applies `{%-` and `-%}`.
struct TemplateScanner {
  enum Piece {
    case text(Range<Int>)
    case output(markup: Range<Int>, source: Range<Int>)
    case tag(Tag)
    /// A `{{` or `{%` that is never closed.
    case unclosed(Range<Int>)
    case end
  }

  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  private var trimsNext = false
  /// Bytes searched for beginnings and ends, repeated reading included.
  private(set) var steps = 0
  /// Finds fenced code, which isn't a template; nil if all text is one.
  private var fences: CodeFences?
  /// Whether each line is a tag.
  private var isLines = false

  /// - Parameter keepsFences: whether the text is Markdown whose fenced code is left as it is.
  init(_ bytes: [UInt8], range: Range<Int>, keepsFences: Bool = false) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    fences = keepsFences ? CodeFences(bytes, range: range) : nil
  }

  /// - Parameter range: the lines of a `liquid` tag, each a tag.
  init(lines bytes: [UInt8], range: Range<Int>) {
    self.init(bytes, range: range)
    isLines = true
  }

  /// Excludes the text read so far from the page's Markdown.
  mutating func skipFencesToPosition() {
    fences?.skip(to: position)
  }

  mutating func skipToEnd() {
    position = end
  }

  mutating func next() -> Piece {
    if isLines { return nextLine().map(Piece.tag) ?? .end }
    while position < end {
      if trimsNext {
        trimsNext = false
        while position < end, bytes[position].isSpace { position += 1 }
      }
      let opening = openingOutsideCode(from: position)
      guard opening > position else { return position < end ? markup() : .end }
      let text = position..<(trimsBefore(opening) ? textEnd(before: opening) : opening)
      position = opening
      if !text.isEmpty { return .text(text) }
    }
    return .end
  }

  /// Reads raw text up to the tag `{% closing %}`. Returns nil, and doesn't move, if it never comes.
  mutating func raw(until closing: String) -> (text: Range<Int>, closing: Tag)? {
    if isLines { return rawLines(until: closing) }
    var start = position
    if trimsNext {
      while start < end, bytes[start].isSpace { start += 1 }
    }
    var search = position
    while let tag = tag(named: [closing], from: search) {
      guard let tag = tag.closed else {
        search = tag.opening + 2
        continue
      }
      let textEnd =
        trimsBefore(tag.source.lowerBound) ? textEnd(before: tag.source.lowerBound) : tag.source.lowerBound
      position = tag.source.upperBound
      trimsNext = tag.trimsAfter
      return (start..<max(start, textEnd), tag)
    }
    return nil
  }

  /// Moves past the matching `{% endcomment %}`. Returns false, and doesn't move, without one.
  mutating func skipComment() -> Bool {
    if isLines { return skipCommentLines() }
    var depth = 1
    var search = position
    while let found = tag(named: ["comment", "endcomment", "raw"], from: search) {
      search = found.opening + 2
      guard let tag = found.closed else { continue }
      search = tag.source.upperBound
      switch tag.name {
      case "raw":
        if let end = self.tag(named: ["endraw"], from: search)?.closed { search = end.source.upperBound }
      case "comment": depth += 1
      default: depth -= 1
      }
      if depth == 0 {
        position = search
        skipFencesToPosition()
        trimsNext = tag.trimsAfter
        return true
      }
    }
    return false
  }

  /// The tag of the next line that isn't empty.
  private mutating func nextLine() -> Tag? {
    while position < end {
      let lineEnd = bytes[position..<end].firstIndex(of: Byte.newline) ?? end
      let line = bytes.trimmed(position..<lineEnd)
      position = min(lineEnd + 1, end)
      if !line.isEmpty { return tag(line, source: line, trimsAfter: false) }
    }
    return nil
  }

  private mutating func rawLines(until closing: String) -> (text: Range<Int>, closing: Tag)? {
    let start = position
    while let tag = nextLine() {
      if tag.name == closing { return (start..<tag.source.lowerBound, tag) }
    }
    position = start
    return nil
  }

  private mutating func skipCommentLines() -> Bool {
    let start = position
    var depth = 1
    while let tag = nextLine() {
      if tag.name == "comment" { depth += 1 } else if tag.name == "endcomment" { depth -= 1 }
      if depth == 0 { return true }
    }
    position = start
    return false
  }

  /// The offset of the next `{{` or `{%` outside code, or the end. A `raw` that closes within fenced code
  /// counts: Jekyll's posts protect code by it.
  private mutating func openingOutsideCode(from start: Int) -> Int {
    var opening = opening(from: start)
    while opening < end, fences?.hasCode(at: opening) == true, let code = fences?.code {
      if !code.hasNoEndRaw, name(ofTagAt: opening).elementsEqual("raw".utf8) {
        if tag(named: ["endraw"], from: opening, to: code.range.upperBound)?.closed != nil { return opening }
        fences?.code?.hasNoEndRaw = true
      }
      opening = self.opening(from: opening + 2)
    }
    return opening
  }

  /// The offset of the next `{{` or `{%`, or the end.
  private mutating func opening(from start: Int) -> Int {
    let end = end
    let opening = bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + 1 < end {
        if bytes[index] == Byte.openingBrace {
          let following = bytes[index + 1]
          if following == Byte.openingBrace || following == Byte.percent { return index }
        }
        index += 1
      }
      return end
    }
    steps += opening - start
    return opening
  }

  private func trimsBefore(_ opening: Int) -> Bool {
    opening + 2 < end && bytes[opening + 2] == Byte.hyphen
  }

  /// The end of the text before an opening, without trailing white space.
  private mutating func textEnd(before opening: Int) -> Int {
    var textEnd = opening
    while textEnd > position, bytes[textEnd - 1].isSpace { textEnd -= 1 }
    steps += opening - textEnd
    return textEnd
  }

  /// Reads the output or tag at the position.
  private mutating func markup() -> Piece {
    let opening = position
    let isTag = bytes[opening + 1] == Byte.percent
    guard let closing = closing(of: opening) else {
      position = opening + 2
      return .unclosed(opening..<opening + 2)
    }
    let source = opening..<closing + 2
    let (markup, trimsAfter) = inside(source)
    position = source.upperBound
    trimsNext = trimsAfter
    guard isTag else { return .output(markup: bytes.trimmed(markup), source: source) }
    return .tag(tag(markup, source: source, trimsAfter: trimsAfter))
  }

  /// The text between the braces and hyphens, and whether the closing has a hyphen.
  private func inside(_ source: Range<Int>) -> (markup: Range<Int>, trimsAfter: Bool) {
    var lower = source.lowerBound + 2
    var upper = source.upperBound - 2
    if lower < upper, bytes[lower] == Byte.hyphen { lower += 1 }
    let trimsAfter = lower < upper && bytes[upper - 1] == Byte.hyphen
    if trimsAfter { upper -= 1 }
    return (lower..<upper, trimsAfter)
  }

  private func tag(_ markup: Range<Int>, source: Range<Int>, trimsAfter: Bool) -> Tag {
    let content = bytes.trimmed(markup)
    var nameEnd = content.lowerBound
    if nameEnd < content.upperBound, bytes[nameEnd] == UInt8(ascii: "#") {
      nameEnd += 1
    } else {
      while nameEnd < content.upperBound, bytes[nameEnd].isNamePart { nameEnd += 1 }
    }
    let nameSource = content.lowerBound..<nameEnd
    return Tag(
      name: String(decoding: bytes[nameSource], as: UTF8.self), nameSource: nameSource,
      markup: bytes.trimmed(nameEnd..<content.upperBound), source: source, trimsAfter: trimsAfter)
  }

  /// The offset of the closing `}}` or `%}`, quoted text skipped; nil if another opening comes first.
  private mutating func closing(of opening: Int) -> Int? {
    let isTag = bytes[opening + 1] == Byte.percent
    let mark = isTag ? Byte.percent : Byte.closingBrace
    var index = opening + 2
    // An inline comment may hold an apostrophe.
    var isComment = false
    if isTag {
      var first = index
      while first < end, bytes[first].isSpace || bytes[first] == Byte.hyphen { first += 1 }
      isComment = first < end && bytes[first] == UInt8(ascii: "#")
    }
    defer { steps += index - opening }
    while index + 1 < end {
      let byte = bytes[index]
      if byte == mark, bytes[index + 1] == Byte.closingBrace { return index }
      if byte == Byte.openingBrace {
        let following = bytes[index + 1]
        if following == Byte.percent || (following == Byte.openingBrace && !isTag) { return nil }
      } else if !isComment, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\""),
        let quote = closingQuote(byte, from: index + 1)
      {
        index = quote
      }
      index += 1
    }
    return nil
  }

  /// The end of a quotation, if it ends on its line, or on a later one before any braces.
  private mutating func closingQuote(_ quote: UInt8, from start: Int) -> Int? {
    var index = start
    defer { steps += index - start }
    var isFirstLine = true
    while index < end {
      let byte = bytes[index]
      if byte == quote { return index }
      if byte == Byte.newline { isFirstLine = false }
      if !isFirstLine, byte == Byte.openingBrace || byte == Byte.closingBrace { return nil }
      index += 1
    }
    return nil
  }

  /// The next tag with one of the names.
  private mutating func tag(
    named names: [String], from start: Int, to limit: Int = .max
  ) -> (opening: Int, closed: Tag?)? {
    var index = start
    while index < end {
      index = opening(from: index)
      guard index < min(end, limit) else { return nil }
      let name = name(ofTagAt: index)
      if names.contains(where: { name.elementsEqual($0.utf8) }) {
        guard let closing = closing(of: index) else { return (index, nil) }
        let source = index..<closing + 2
        let (markup, trimsAfter) = inside(source)
        return (index, tag(markup, source: source, trimsAfter: trimsAfter))
      }
      index += 2
    }
    return nil
  }

  /// The letters after `{%`; none for an output.
  private func name(ofTagAt opening: Int) -> ArraySlice<UInt8> {
    guard bytes[opening + 1] == Byte.percent else { return [] }
    var start = opening + 2
    if start < end, bytes[start] == Byte.hyphen { start += 1 }
    while start < end, bytes[start].isSpace { start += 1 }
    return bytes[start..<end].prefix { $0.isNameStart }
  }
}
