import CCmark
import Diagnostics
import HTML

/// Puts MathML in the place of hidden formulas.
struct FormulaStage {
  private let source: MarkdownLines
  private let marks: FormulaMarks
  private let diagnostics: DiagnosticCollector
  /// The elements that hold MathML, with their sources.
  private(set) var formulas: [MarkdownNode: [UInt8]] = [:]

  init(_ source: MarkdownLines, _ marks: FormulaMarks, _ diagnostics: DiagnosticCollector) {
    self.source = source
    self.marks = marks
    self.diagnostics = diagnostics
  }

  mutating func transform<Handler: MarkdownHandler>(_ tree: MarkdownTree, handler: inout Handler) {
    var texts: [MarkdownNode] = []
    var pictureDepth = 0
    tree.walk { node, isEntering in
      if node.type == CMARK_NODE_IMAGE { pictureDepth += isEntering ? 1 : -1 }
      guard isEntering else { return }
      if node.type == CMARK_NODE_TEXT, pictureDepth == 0 {
        if !marks.placeholders(in: node.literal).isEmpty { texts.append(node) }
      } else {
        restore(node)
      }
    }
    for text in texts { split(text, &handler) }
  }

  /// Puts back what the author wrote, in code, HTML and addresses.
  private func restore(_ node: MarkdownNode) {
    switch node.type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
      if let literal = restored(node.literal) { node.setLiteral(literal) }
    case CMARK_NODE_CODE_BLOCK:
      if let literal = restored(node.literal) { node.setLiteral(literal) }
      if let info = restored(node.fenceInfo) { node.setFenceInfo(info) }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      if let url = restored(node.url) { node.setURL(url) }
      if let title = restored(node.title) { node.setTitle(title) }
    default: break
    }
  }

  private func restored(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let found = marks.placeholders(in: text)
    guard !found.isEmpty else { return nil }
    var result: [UInt8] = []
    var position = 0
    for (range, number) in found {
      result += text[position..<range.lowerBound]
      result += source.bytes[marks.ranges[number]]
      position = range.upperBound
    }
    return result + text[position...]
  }

  /// Splits a text around its formulas.
  private mutating func split<Handler: MarkdownHandler>(_ node: MarkdownNode, _ handler: inout Handler) {
    let text = Array(node.literal)
    var position = 0
    for (range, number) in marks.placeholders(in: node.literal) {
      insert(text[position..<range.lowerBound], before: node)
      position = range.upperBound
      let written = marks.ranges[number]
      let width = source.bytes[written].prefix { $0 == UInt8(ascii: "$") }.count
      let formula = Array(source.bytes[written].dropFirst(width).dropLast(width))
      guard
        let html = handler.formula(formula, isBlock: width == 2, at: source.place(written), diagnostics),
        let element = MarkdownNode(CMARK_NODE_CUSTOM_INLINE)
      else {
        insert(source.bytes[written], before: node)
        continue
      }
      element.setMarkup { $0.html(html) }
      element.insertBefore(node)
      formulas[element] = formula
    }
    if position < text.count { node.setLiteral(text[position...]) } else { node.remove() }
  }

  private func insert(_ text: ArraySlice<UInt8>, before node: MarkdownNode) {
    guard !text.isEmpty, let part = MarkdownNode(CMARK_NODE_TEXT) else { return }
    part.setLiteral(text)
    part.insertBefore(node)
  }
}
