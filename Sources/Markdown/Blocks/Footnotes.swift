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
  /// Makes a footnote of several blocks an item of a list while cmark parses. Its width is the indentation of the
  /// further blocks.
  static let marker = Array("1)  ".utf8)

  private struct Definition {
    /// The text of the first paragraph.
    var content: MarkdownNode
    /// The blocks after it; nil without any.
    var blocks: MarkdownNode?
    /// The line on which it starts.
    var line: Int
    var references = 0
    /// 1-based, in the order of first references.
    var number = 0
  }

  private let source: MarkdownLines
  private let localization: Localization
  private let hasKramdownElements: Bool
  private let diagnostics: DiagnosticCollector
  private var definitions: [[UInt8]: Definition] = [:]
  /// Repeated definitions of a label, which are collected and dropped.
  private var duplicates: [MarkdownNode] = []
  /// Labels in the order of their first reference.
  private var order: [[UInt8]] = []

  init(_ source: MarkdownLines, _ options: MarkdownOptions, _ diagnostics: DiagnosticCollector) {
    self.source = source
    localization = options.localization
    hasKramdownElements = options.kramdownElements
    self.diagnostics = diagnostics
  }

  /// Takes definitions out of a paragraph, together with the blocks that belong to the last one.
  ///
  /// - Parameter longFootnotes: the lines that define footnotes of several blocks.
  mutating func collect(_ paragraph: MarkdownNode, longFootnotes: Set<Int>) {
    let inline = InlineLines(of: paragraph)
    let starts = inline.lines.indices.map { FootnoteSyntax.definition(Array(inline.leadingText($0))[...]) }
    guard starts.contains(where: { $0 != nil }) else { return }
    var splitter = ParagraphSplitter(paragraph, inline)
    var open: MarkdownNode?
    var sourceLine = paragraph.lines.lowerBound
    let isLong = longFootnotes.contains(sourceLine) && paragraph.parent?.type == CMARK_NODE_ITEM
    let blocks = isLong ? Self.blocks(after: paragraph) : nil
    for line in inline.lines.indices {
      if let (label, text) = starts[line], let content = MarkdownNode(CMARK_NODE_CUSTOM_INLINE) {
        sourceLine = self.line(defining: label, from: sourceLine, in: paragraph.lines)
        inline.lines[line][0].setLiteral(text)
        for node in inline.lines[line] { content.append(node) }
        content.assignLines(sourceLine...max(sourceLine, paragraph.lines.upperBound))
        // The first line of an item makes the footnote of several blocks.
        define(Array(label), content, line == 0 ? blocks : nil, line: sourceLine)
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

  /// Takes the blocks that follow a paragraph in its item.
  private static func blocks(after paragraph: MarkdownNode) -> MarkdownNode? {
    guard paragraph.next != nil, let blocks = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) else { return nil }
    while let next = paragraph.next { blocks.append(next) }
    return blocks
  }

  /// Removes the items that footnotes were for cmark.
  static func removeItems(ofLines lines: Set<Int>, from tree: MarkdownTree) {
    guard !lines.isEmpty else { return }
    var items: [MarkdownNode] = []
    tree.walk { node, isEntering in
      if isEntering, node.type == CMARK_NODE_ITEM, lines.contains(node.lines.lowerBound) {
        items.append(node)
      }
    }
    for item in items {
      guard let list = item.parent else { continue }
      while let rest = item.firstChild { rest.insertBefore(list) }
      item.remove()
      if list.firstChild == nil { list.remove() }
    }
  }

  private mutating func define(
    _ label: [UInt8], _ content: MarkdownNode, _ blocks: MarkdownNode?, line: Int
  ) {
    if let first = definitions[label] {
      diagnostics.report(
        .warning(
          "markdown.footnote-duplicate", "the footnote “\(name(label))” is defined twice",
          at: place(ofLine: line), notes: [.init("first defined here", at: place(ofLine: first.line))]))
      duplicates += [content, blocks].compactMap(\.self)
      return
    }
    definitions[label] = Definition(content: content, blocks: blocks, line: line)
  }

  private func place(ofLine line: Int) -> SourceRange? {
    let range = source[line]
    return source.place(source.contentStart(range, passingListMarkers: true)..<range.upperBound)
  }

  /// Replaces the references in the tree's text, appends the list, and reports unused definitions.
  mutating func resolve(in tree: MarkdownTree) {
    link(in: tree.root)
    // Footnotes refer to footnotes, which are then shown as well.
    var shown = 0
    while shown < order.count {
      let definition = definitions[order[shown]]
      for part in [definition?.content, definition?.blocks] {
        if let part { link(in: part) }
      }
      shown += 1
    }
    appendList(to: tree.root)
    for content in duplicates { content.remove() }
    for (label, definition) in definitions.sorted(by: { $0.value.line < $1.value.line })
    where definition.references == 0 {
      diagnostics.report(
        .warning(
          "markdown.footnote-unused", "unused footnote “\(name(label))”, which is left out",
          at: place(ofLine: definition.line), fix: "refer to it with “[^\(name(label))]”, or delete it"))
      definition.content.remove()
      definition.blocks?.remove()
    }
  }

  private mutating func link(in node: MarkdownNode) {
    var texts: [MarkdownNode] = []
    MarkdownTree.walk(node) { node, _ in
      if node.type == CMARK_NODE_TEXT, node.literal.contains(UInt8(ascii: "^")) { texts.append(node) }
    }
    for text in texts { link(text) }
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
    if hasKramdownElements {
      return KramdownFootnotes.reference(name, definition.number, definition.references)
    }
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
      if hasKramdownElements { return KramdownFootnotes.writeList(&html) }
      html.element("section", .class("footnotes"), .label(localization[.footnotes])) { html in
        html.newline()
        html.line { $0.element("ol") { $0.leaveGap() } }
      }
    }
    root.append(list)
    for (index, label) in order.enumerated() {
      guard let definition = definitions[label] else { continue }
      let name = name(label)
      if hasKramdownElements {
        list.append(kramdownItem(of: definition, name))
        continue
      }
      let item = Self.item(of: definition)
      var back = HTMLWriter(capacity: 160)
      back.text(" ")
      back.element(
        "a", .link("#fnref-" + name), .class("footnote-back"),
        .label(localization.text(.footnoteBack, "\(index + 1)")), text: "↩")
      if definition.blocks != nil { Self.append(back.bytes, toLastParagraphOf: item) }
      item.setMarkup { html in
        html.element("li", .id("fn-" + name)) { html in
          html.leaveGap()
          if definition.blocks == nil { html.html(back.bytes) }
        }
        html.newline()
      }
      list.append(item)
    }
  }

  /// The node of a footnote: its text, or its blocks with the text as the first.
  private static func item(of definition: Definition) -> MarkdownNode {
    guard let blocks = definition.blocks, let paragraph = MarkdownNode(CMARK_NODE_PARAGRAPH) else {
      return definition.content
    }
    paragraph.assignLines(definition.content.lines)
    paragraph.adoptChildren(of: definition.content)
    definition.content.remove()
    if let first = blocks.firstChild { paragraph.insertBefore(first) } else { blocks.append(paragraph) }
    return blocks
  }

  private func kramdownItem(of definition: Definition, _ name: String) -> MarkdownNode {
    var definition = definition
    if definition.blocks == nil { definition.blocks = MarkdownNode(CMARK_NODE_CUSTOM_BLOCK) }
    let item = Self.item(of: definition)
    let isText = item.lastChild?.type == CMARK_NODE_PARAGRAPH
    Self.append(
      KramdownFootnotes.links(to: name, definition.references, afterText: isText), toLastParagraphOf: item)
    item.setMarkup { KramdownFootnotes.writeItem(name, &$0) }
    return item
  }

  private static func append(_ html: [UInt8], toLastParagraphOf item: MarkdownNode) {
    guard let mark = MarkdownNode(CMARK_NODE_HTML_INLINE) else { return }
    mark.setLiteral(html)
    if let last = item.lastChild, last.type == CMARK_NODE_PARAGRAPH {
      last.append(mark)
    } else if let paragraph = MarkdownNode(CMARK_NODE_PARAGRAPH) {
      paragraph.append(mark)
      item.append(paragraph)
    }
  }

  private func name(_ label: [UInt8]) -> String { String(decoding: label, as: UTF8.self) }
}
