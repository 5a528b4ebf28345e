import CCmark
import Diagnostics

/// Markdown to HTML: cmark parses, transforms change its tree, cmark renders it.
///
/// ```swift
/// let document = Markdown().render(text, handler: &handler, diagnostics: &diagnostics)
/// ```
package struct Markdown: Sendable {
  package var options: MarkdownOptions

  package init(_ options: MarkdownOptions = MarkdownOptions()) {
    self.options = options
  }

  /// Renders a page, or the body of a directive.
  ///
  /// - Parameter directive: the directive whose body `text` is, so that nesting stays bounded; nil for a page.
  package func render<Handler: MarkdownHandler>(
    _ text: SourceText, nestedIn directive: Directive? = nil, handler: inout Handler,
    diagnostics: inout [Diagnostic]
  ) -> MarkdownDocument {
    let start = diagnostics.count
    let source = MarkdownLines(text)
    guard let (tree, prescan) = parse(source) else {
      diagnostics.append(.error("markdown.memory", "there is no memory left", at: text.source(of: 0..<0)))
      return MarkdownDocument()
    }
    transformParagraphs(tree, prescan, diagnostics: &diagnostics)
    var walk = InlineWalk(source, options: options)
    tree.walk { node, isEntering in
      walk.visit(node, isEntering: isEntering, handler: &handler, diagnostics: &diagnostics)
    }
    if walk.hasDoubtfulText, options.reportsDialects {
      var check = DialectCheck(source)
      tree.walk { check.visit($0, isEntering: $1) }
      diagnostics += check.diagnostics
    }
    for anchor in walk.htmlAnchors {
      _ = handler.anchors.claim(anchor.value, for: .init("HTML", at: anchor.range))
    }
    let headings = HeadingStage(options).assignIDs(
      walk.headings, anchors: &handler.anchors, diagnostics: &diagnostics)
    let fences = FenceStage(source, options: options, nesting: directive.map { $0.nesting + 1 } ?? 0)
    if directive == nil {
      let directives = fences.directives(among: walk.codeBlocks)
      if !directives.isEmpty { handler.prepare(for: directives) }
    }
    for node in walk.codeBlocks { fences.transform(node, handler: &handler, diagnostics: &diagnostics) }
    if directive == nil { DialectNotation.merge(&diagnostics, from: start) }
    let paragraph = firstParagraph(of: tree.root)
    return MarkdownDocument(
      html: tree.html(), headings: headings, excerpt: paragraph.map(tree.html(of:)) ?? [],
      wordCount: walk.wordCount, htmlAnchors: walk.htmlAnchors)
  }

  /// Renders a text that belongs inside a line, such as a caption: a lone paragraph loses its tags.
  package func renderInline<Handler: MarkdownHandler>(
    _ text: SourceText, nestedIn directive: Directive? = nil, handler: inout Handler,
    diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let document = render(text, nestedIn: directive, handler: &handler, diagnostics: &diagnostics)
    let opening = Array("<p>".utf8)
    let closing = Array("</p>\n".utf8)
    guard document.html == document.excerpt, document.html.starts(with: opening) else { return document.html }
    return Array(document.html.dropFirst(opening.count).dropLast(closing.count))
  }

  /// Parses, and once more if `:::{name}` turned out to stand where no block can start, in indented code say.
  private func parse(_ source: MarkdownLines) -> (MarkdownTree, MarkdownPrescan)? {
    let prescan = MarkdownPrescan(source, options: options)
    guard let tree = MarkdownTree(prescan.bytes(), smart: options.smart) else { return nil }
    guard !prescan.colonFences.isEmpty else { return (tree, prescan) }
    var starts: Set<Int> = []
    tree.walk { node, _ in
      // In indented code the tildes are text; as a fence they are not part of it.
      guard node.type == CMARK_NODE_CODE_BLOCK, !node.literal.starts(with: prescan.tildes) else { return }
      starts.insert(node.lines.lowerBound)
    }
    let plain = Set(prescan.colonFences).subtracting(starts)
    guard !plain.isEmpty else { return (tree, prescan) }
    let second = MarkdownPrescan(source, options: options, plainColons: plain)
    return MarkdownTree(second.bytes(), smart: options.smart).map { ($0, second) }
  }

  /// Transforms that work on the lines of paragraphs. Most pages have nothing for them.
  private func transformParagraphs(
    _ tree: MarkdownTree, _ prescan: MarkdownPrescan, diagnostics: inout [Diagnostic]
  ) {
    let source = prescan.source
    if prescan.hasLooseHeadings || prescan.hasAttributeLists {
      let kramdown = KramdownLines(source, options: options)
      for paragraph in tree.paragraphs() { kramdown.transform(paragraph, diagnostics: &diagnostics) }
    }
    if prescan.hasFootnotes {
      var footnotes = Footnotes(source)
      for paragraph in tree.paragraphs() { footnotes.collect(paragraph, diagnostics: &diagnostics) }
      footnotes.resolve(in: tree, diagnostics: &diagnostics)
    }
    guard !prescan.delimiterRows.isEmpty else { return }
    let pipes = PipeTables(source, delimiterRows: prescan.delimiterRows)
    var tables: Set<MarkdownNode> = []
    for paragraph in tree.paragraphs() {
      if let table = pipes.transform(paragraph, diagnostics: &diagnostics) { tables.insert(table) }
    }
    if prescan.hidesPipes { HiddenPipes(tables: tables).restore(in: tree) }
  }

  private func firstParagraph(of root: MarkdownNode) -> MarkdownNode? {
    var child = root.firstChild
    while let node = child, node.type != CMARK_NODE_PARAGRAPH { child = node.next }
    return child
  }
}
