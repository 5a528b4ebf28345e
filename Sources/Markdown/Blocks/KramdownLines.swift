import CCmark
import Diagnostics

/// Lines that kramdown reads unlike CommonMark: `##Heading` without a space, and `{: .class}`.
///
/// With `markup: kramdown` they keep their meaning, as far as it is supported. Otherwise each is reported. The dialect
/// of Jekyll has no headings without a space.
struct KramdownLines {
  private enum Kind {
    case text
    case heading(level: Int)
    case attributeList
  }

  private let source: MarkdownLines
  private let isKramdown: Bool
  private let hasLooseHeadings: Bool
  private let diagnostics: DiagnosticCollector

  init(_ source: MarkdownLines, options: MarkdownOptions, _ diagnostics: DiagnosticCollector) {
    self.source = source
    self.diagnostics = diagnostics
    isKramdown = options.kramdown
    hasLooseHeadings = options.kramdown && !options.spacedHeadings
  }

  func transform(_ paragraph: MarkdownNode) {
    let inline = InlineLines(of: paragraph)
    var sourceLine = paragraph.lines.lowerBound
    var kinds: [(kind: Kind, line: Int)] = []
    var isPlain = true
    for line in inline.lines.indices {
      var kind = Self.kind(of: inline, line)
      if case .text = kind {
        kinds.append((kind, sourceLine))
        continue
      }
      // A line that isn't in the source verbatim has escapes, and is meant as text.
      if let found = find(inline.leadingText(line), from: sourceLine, to: paragraph.lines.upperBound) {
        sourceLine = found
        report(kind, line: found)
        if case .heading = kind, !hasLooseHeadings { kind = .text } else { isPlain = false }
      } else {
        kind = .text
      }
      kinds.append((kind, sourceLine))
    }
    if isKramdown, !isPlain { rebuild(paragraph, inline, kinds) }
  }

  private static func kind(of inline: InlineLines, _ line: Int) -> Kind {
    let text = inline.leadingText(line)
    let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
    if (1...6).contains(hashes), hashes < text.count, text[hashes].isLetter || text[hashes] >= 0x80 {
      return .heading(level: hashes)
    }
    let isList =
      text.starts(with: "{:".utf8) && text.last == UInt8(ascii: "}") && inline.lines[line].count == 1
    return isList ? .attributeList : .text
  }

  /// The first of the lines that begins like `text`.
  private func find(_ text: UnsafeBufferPointer<UInt8>, from first: Int, to last: Int) -> Int? {
    guard first <= last else { return nil }
    let beginning = text.prefix(8)
    return (first...last).first { line in
      let range = source[line]
      let start = source.contentStart(range, passingListMarkers: line == first)
      return source.bytes[start..<range.upperBound].starts(with: beginning)
    }
  }

  private func report(_ kind: Kind, line: Int) {
    let range = source[line]
    let start = source.contentStart(range, passingListMarkers: true)
    let place = source.place(start..<range.upperBound)
    switch kind {
    case .text: break
    case .heading(let level):
      guard !hasLooseHeadings else { return }
      let hashes = String(repeating: "#", count: level)
      let words = String(decoding: source.bytes[(start + level)..<range.upperBound], as: UTF8.self)
      diagnostics.report(
        .warning(
          "markdown.heading-space", "a heading needs a space after its “\(hashes)”", at: place,
          explanation: "without it, \(isKramdown ? "Jekyll" : "CommonMark") reads a paragraph",
          fix: "write “\(hashes) \(words)”",
          notes: isKramdown
            ? [] : [.init("“markup: kramdown” in the front matter takes such lines as headings")]))
    case .attributeList:
      let outcome = isKramdown ? "is left out" : "shows up as text"
      diagnostics.report(
        .warning(
          "markdown.attribute-list", "attribute lists aren't supported; this line \(outcome)", at: place,
          fix: isChained(place)
            ? "write one list, as in “{:.first .second}”" : "write the element in HTML, with its attributes"))
    }
  }

  /// Whether a line has several lists of attributes, which kramdown takes for text.
  private func isChained(_ place: SourceRange?) -> Bool {
    guard isKramdown, let place else { return false }
    let line = place.file.bytes[place.bytes]
    return line.count { $0 == UInt8(ascii: "{") } > 1
  }

  private func rebuild(_ paragraph: MarkdownNode, _ inline: InlineLines, _ kinds: [(kind: Kind, line: Int)]) {
    var splitter = ParagraphSplitter(paragraph, inline)
    for (index, (kind, line)) in kinds.enumerated() {
      switch kind {
      case .text: splitter.keep(index)
      case .attributeList: break
      case .heading(let level):
        guard let heading = MarkdownNode(CMARK_NODE_HEADING) else { continue }
        heading.setHeadingLevel(level)
        heading.assignLines(line...line)
        Self.strip(inline.lines[index], level: level)
        for node in inline.lines[index] { heading.append(node) }
        splitter.insert(heading)
      }
    }
    splitter.finish()
  }

  /// Removes the hashes at both ends of a heading's text.
  private static func strip(_ nodes: [MarkdownNode], level: Int) {
    guard let first = nodes.first else { return }
    first.setLiteral(Array(first.literal.dropFirst(level)))
    guard let last = nodes.last, last.type == CMARK_NODE_TEXT else { return }
    var text = Array(last.literal)
    while text.last == UInt8(ascii: "#") { text.removeLast() }
    while text.last?.isBlank ?? false { text.removeLast() }
    last.setLiteral(text)
  }
}
