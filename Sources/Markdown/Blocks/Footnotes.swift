import CCmark
import Diagnostics
import HTML
import Localization

/// The syntax of footnotes: `[^label]` and `[^label]: text`.
enum FootnoteSyntax {
  /// Labels are short; a bound keeps a page of brackets linear.
  private static let labelLimit = 64

  /// The label that `bytes` starts with, and the text after the bracket.
  static func reference(_ bytes: ArraySlice<UInt8>) -> (label: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard bytes.starts(with: "[^".utf8) else { return nil }
    let label = bytes.dropFirst(2).prefix(labelLimit).prefix { $0.isWord || $0 == UInt8(ascii: "-") }
    guard !label.isEmpty, label.endIndex < bytes.endIndex, bytes[label.endIndex] == UInt8(ascii: "]") else {
      return nil
    }
    return (label, bytes[(label.endIndex + 1)...])
  }

  /// The label of a line that defines a footnote, and its text.
  static func definition(_ bytes: ArraySlice<UInt8>) -> (label: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
    guard let (label, rest) = reference(bytes), rest.first == UInt8(ascii: ":") else { return nil }
    return (label, rest.dropFirst().drop { $0.isBlank })
  }
}

/// Collects the definitions at the end of the page and links references to them, numbered as they are referred to.
struct Footnotes {
  private struct Definition {
    var content: MarkdownNode
    /// The line on which it starts.
    var line: Int
    var references = 0
    /// 1-based, in the order of first references.
    var number = 0
  }

  private let source: MarkdownLines
  private let localization: Localization
  private let diagnostics: DiagnosticCollector
  private var definitions: [[UInt8]: Definition] = [:]
  /// Repeated definitions of a label, which are collected and dropped.
  private var duplicates: [MarkdownNode] = []
  /// Labels in the order of their first reference.
  private var order: [[UInt8]] = []

  init(_ source: MarkdownLines, _ localization: Localization, _ diagnostics: DiagnosticCollector) {
    self.source = source
    self.localization = localization
    self.diagnostics = diagnostics
  }

  /// Takes definitions out of a paragraph.
  mutating func collect(_ paragraph: MarkdownNode) {
    let inline = InlineLines(of: paragraph)
    let starts = inline.lines.indices.map { FootnoteSyntax.definition(Array(inline.leadingText($0))[...]) }
    guard starts.contains(where: { $0 != nil }) else { return }
    var splitter = ParagraphSplitter(paragraph, inline)
    var open: MarkdownNode?
    var sourceLine = paragraph.lines.lowerBound
    for line in inline.lines.indices {
      if let (label, text) = starts[line], let content = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) {
        sourceLine = self.line(defining: label, from: sourceLine, in: paragraph.lines)
        inline.lines[line][0].setLiteral(text)
        for node in inline.lines[line] { content.append(node) }
        content.assignLines(sourceLine...max(sourceLine, paragraph.lines.upperBound))
        define(Array(label), content, line: sourceLine)
        sourceLine += 1
        open = content
      } else if let open {
        open.append(inline.breaks[line - 1])
        for node in inline.lines[line] { open.append(node) }
      } else {
        splitter.keep(line)
      }
    }
    splitter.finish()
  }

  /// Finds the line of the source that defines a footnote. Inline nodes may span lines, so lines of the
  /// paragraph and of the source may differ.
  private func line(
    defining label: ArraySlice<UInt8>, from first: Int, in lines: ClosedRange<Int>
  ) -> Int {
    var line = first
    while line <= lines.upperBound {
      let range = source[line]
      let start = source.contentStart(range, passingListMarkers: true)
      if let found = FootnoteSyntax.definition(source.bytes[start..<range.upperBound]), found.label == label {
        return line
      }
      line += 1
    }
    return min(first, lines.upperBound)
  }

  private mutating func define(_ label: [UInt8], _ content: MarkdownNode, line: Int) {
    if let first = definitions[label] {
      diagnostics.report(
        .warning(
          "markdown.footnote-duplicate", "the footnote “\(name(label))” is defined twice",
          at: place(ofLine: line), notes: [.init("first defined here", at: place(ofLine: first.line))]))
      duplicates.append(content)
      return
    }
    definitions[label] = Definition(content: content, line: line)
  }

  private func place(ofLine line: Int) -> SourceRange? {
    let range = source[line]
    return source.place(source.contentStart(range, passingListMarkers: true)..<range.upperBound)
  }

  /// Replaces the references in the tree's text, appends the list, and reports unused definitions.
  mutating func resolve(in tree: MarkdownTree) {
    var texts: [MarkdownNode] = []
    tree.walk { node, _ in
      if node.type == CMARK_NODE_TEXT, node.literal.contains(UInt8(ascii: "^")) { texts.append(node) }
    }
    for text in texts { link(text) }
    appendList(to: tree.root)
    for content in duplicates { content.remove() }
    for (label, definition) in definitions.sorted(by: { $0.value.line < $1.value.line })
    where definition.references == 0 {
      diagnostics.report(
        .warning(
          "markdown.footnote-unused", "unused footnote “\(name(label))”, which is left out",
          at: place(ofLine: definition.line), fix: "refer to it with “[^\(name(label))]”, or delete it"))
      definition.content.remove()
    }
  }

  private mutating func link(_ node: MarkdownNode) {
    var rest = Array(node.literal)[...]
    var previous = node
    var plain: [UInt8] = []
    var isFirst = true
    func flush() {
      if isFirst {
        node.setLiteral(plain)
      } else if !plain.isEmpty, let text = MarkdownNode(CMARK_NODE_TEXT) {
        text.setLiteral(plain)
        text.insertAfter(previous)
        previous = text
      }
      isFirst = false
      plain = []
    }
    while let byte = rest.first {
      if byte == UInt8(ascii: "["), let (label, after) = FootnoteSyntax.reference(rest),
        let html = reference(to: Array(label)), let mark = MarkdownNode(CMARK_NODE_HTML_INLINE)
      {
        flush()
        mark.setLiteral(html)
        mark.insertAfter(previous)
        previous = mark
        rest = after
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    if !isFirst { flush() }
  }

  private mutating func reference(to label: [UInt8]) -> [UInt8]? {
    guard var definition = definitions[label] else { return nil }
    if definition.number == 0 {
      order.append(label)
      definition.number = order.count
    }
    definition.references += 1
    definitions[label] = definition
    let name = name(label)
    let id = definition.references == 1 ? "fnref-\(name)" : "fnref-\(name)-\(definition.references)"
    return HTMLWriter.html { html in
      html.element("sup", .class("footnote-ref")) {
        $0.element("a", .link("#fn-" + name), .id(id), text: String(definition.number))
      }
    }
  }

  private func appendList(to root: MarkdownNode) {
    guard !order.isEmpty, let list = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) else { return }
    list.setMarkup { html in
      html.element("section", .class("footnotes"), .label(localization[.footnotes])) { html in
        html.newline()
        html.line { $0.element("ol") { $0.leaveGap() } }
      }
    }
    root.append(list)
    for (index, label) in order.enumerated() {
      guard let content = definitions[label]?.content else { continue }
      let name = name(label)
      content.setMarkup { html in
        html.element("li", .id("fn-" + name)) { html in
          html.leaveGap()
          html.text(" ")
          html.element(
            "a", .link("#fnref-" + name), .class("footnote-back"),
            .label(localization.text(.footnoteBack, "\(index + 1)")),
            text: "↩")
        }
        html.newline()
      }
      list.append(content)
    }
  }

  private func name(_ label: [UInt8]) -> String { String(decoding: label, as: UTF8.self) }
}
