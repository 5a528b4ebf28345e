import CCmark
import Diagnostics
import HTML

/// The rendering of one text.
struct MarkdownRendering {
  private let source: MarkdownLines
  private let options: MarkdownOptions
  private let nesting: Int
  private let diagnostics: DiagnosticCollector
  /// What kramdown's notations became; nil without any.
  private let kramdown: KramdownText?

  /// - Parameter nesting: the number of directives around the text; 0 for a page.
  init(_ text: SourceText, _ options: MarkdownOptions, nesting: Int, _ diagnostics: DiagnosticCollector) {
    kramdown = options.kramdown ? KramdownText(text, isSmart: options.smart) : nil
    source = MarkdownLines(kramdown?.result ?? text)
    self.options = options
    self.nesting = nesting
    self.diagnostics = diagnostics
  }

  func document<Handler: MarkdownHandler>(handler: inout Handler) -> MarkdownDocument {
    var document = plainDocument(handler: &handler)
    guard let kramdown else { return document }
    let headings = document.headings
    func finished(_ html: [UInt8]) -> [UInt8] {
      let html = KramdownAttributes.applied(to: html) { isNumbered, list in
        KramdownContents.html(of: headings, isNumbered: isNumbered, list, codeClass: options.codeClass)
      }
      return KramdownAbbreviations.marked(kramdown.withoutMarks(html), kramdown.abbreviations)
    }
    document.html = finished(document.html)
    document.inline = document.inline.map(finished)
    document.excerpt = finished(document.excerpt)
    return document
  }

  private func plainDocument<Handler: MarkdownHandler>(handler: inout Handler) -> MarkdownDocument {
    guard let (tree, prescan, definitions) = parse() else {
      diagnostics.report(
        .error(
          "markdown.memory", "there is no memory left", at: source.text.source(of: 0..<0),
          fix: "close other programs, or build with fewer “--jobs”"))
      return MarkdownDocument()
    }
    transformParagraphs(tree, prescan)
    let lists = options.kramdown ? KramdownLists(tree) : nil
    definitions?.transform()
    var formulas = FormulaStage(source, prescan.formulas, diagnostics)
    if !prescan.formulas.ranges.isEmpty { formulas.transform(tree, handler: &handler) }
    if options.kramdown { KramdownTypography(isSmart: options.smart).transform(tree) }
    var roles = RoleStage(options)
    if prescan.marks.hasRoles { roles.transform(tree, handler: &handler) }
    transformNotations(tree, prescan)
    var walk = InlineWalk(
      source, options: options, formulas: formulas.formulas, roles: roles.links, diagnostics)
    tree.walk { walk.visit($0, isEntering: $1, handler: &handler) }
    if walk.mayHaveDialectNotation, options.reportsDialects {
      let handler = handler
      var check = DialectCheck(
        source, options: options, isNested: nesting > 0, diagnostics, isDirective: handler.isDirective)
      tree.walk { check.visit($0, isEntering: $1) }
    }
    for anchor in walk.htmlAnchors {
      _ = handler.anchors.claim(anchor.value, for: .init("HTML", at: anchor.range))
    }
    let headings = HeadingStage(options, diagnostics).assignIDs(walk.headings, anchors: &handler.anchors)
    roles.complete(with: headings)
    let fences = FenceStage(source, options: options, nesting: nesting, diagnostics)
    let blocks = walk.codeBlocks.map(fences.read)
    if nesting == 0 {
      let contents = blocks.compactMap(\.content)
      if !contents.isEmpty { handler.prepare(for: contents, diagnostics) }
    }
    let last = blocks.indices.filter { blocks[$0].content.map(handler.isLast) ?? false }
    var nodes = blocks.map(\.node)
    for index in blocks.indices where !last.contains(index) {
      nodes[index] = fences.transform(blocks[index], handler: &handler)
    }
    for index in last { nodes[index] = fences.transform(blocks[index], handler: &handler) }
    let placed = zip(nodes, blocks).map { (node: $0, content: $1.content) }
    if !last.isEmpty {
      // A tab stays beside its like.
      PairStage(root: tree.root, blocks: placed, listings: last.filter { blocks[$0].content?.tab == nil })
        .pair(handler)
    }
    if blocks.contains(where: { $0.content?.tab != nil }) {
      TabStage(placed, diagnostics).enclose(&handler.anchors.tabs)
    }
    if !walk.pictures.isEmpty {
      PictureStage(tree, hasCaptions: options.captions).transform(walk.pictures)
    }
    if !options.codeClass.isEmpty {
      addClasses(to: tree)
      for node in nodes {
        if let mark = MarkdownNode(html: MarkdownOptions.codeMark) { mark.insertBefore(node) }
      }
    }
    lists?.transform(tree)
    var document = MarkdownDocument(
      html: tree.html(), headings: headings, wordCount: walk.wordCount, htmlAnchors: walk.htmlAnchors)
    document.terms = roles.terms
    guard let paragraph = firstParagraph(of: tree.root) else { return document }
    if paragraph == tree.root.firstChild, paragraph.next == nil {
      document.inline = paragraph.children.flatMap(tree.html(of:))
      document.excerpt = document.html
    } else {
      document.excerpt = tree.html(of: paragraph)
    }
    return document
  }

  /// Gives code in text its class.
  private func addClasses(to tree: MarkdownTree) {
    var spans: [MarkdownNode] = []
    tree.walk { node, isEntering in
      if isEntering, node.type == CMARK_NODE_CODE, node.parent?.type != CMARK_NODE_IMAGE {
        spans.append(node)
      }
    }
    for span in spans {
      guard let element = MarkdownNode(CMARK_NODE_HTML_INLINE) else { continue }
      var html = HTMLWriter(capacity: 80)
      html.element("code", .class(options.codeClass)) { $0.text(span.literal) }
      element.setLiteral(html.bytes)
      span.replace(with: element)
    }
  }

  /// Parses the text, and again if a `:::{name}`, `: text` or `[^1]: text` doesn't start a block, as in indented code,
  /// or if kramdown reads a heading or a rule as text.
  private func parse() -> (MarkdownTree, MarkdownPrescan, DefinitionLists?)? {
    var plain: Set<Int> = []
    var literal: Set<Int> = []
    // The second time may take lists apart, so the third takes no definitions.
    for attempt in 1...3 {
      let prescan = MarkdownPrescan(source, options: options, plainLines: plain, literalLines: literal)
      guard let tree = MarkdownTree(prescan.bytes(), smart: options.smart && !options.kramdown) else {
        return nil
      }
      let others = plainColons(tree, prescan).union(plainFootnotes(tree, prescan))
      let definitions =
        prescan.definitionLines.isEmpty
        ? nil
        : DefinitionLists(tree, lines: prescan.definitionLines) { lines in
          prescan.hasDelimiterRow(in: lines) || prescan.startsFootnote(lines.lowerBound)
        }
      let wrong = definitions?.plainLines ?? []
      let marks = options.kramdown && attempt == 1 ? KramdownBlocks(source).textLines(of: tree) : []
      if others.isEmpty && wrong.isEmpty && marks.isEmpty || attempt == 3 {
        return (tree, prescan, definitions)
      }
      literal.formUnion(marks)
      plain.formUnion(others)
      plain.formUnion(attempt == 1 ? wrong : Set(prescan.definitionLines))
    }
    return nil
  }

  /// The lines of `:::{name}` that don't start a block.
  private func plainColons(_ tree: MarkdownTree, _ prescan: MarkdownPrescan) -> Set<Int> {
    guard !prescan.colonFences.lines.isEmpty else { return [] }
    var starts: Set<Int> = []
    tree.walk { node, _ in
      // Indented code keeps the tildes as text, unlike a fence.
      guard node.type == CMARK_NODE_CODE_BLOCK, !node.literal.starts(with: prescan.colonFences.tildes) else {
        return
      }
      starts.insert(node.lines.lowerBound)
    }
    return Set(prescan.colonFences.lines).subtracting(starts)
  }

  /// The lines of `[^1]: text` in code and in HTML, where they are text.
  private func plainFootnotes(_ tree: MarkdownTree, _ prescan: MarkdownPrescan) -> Set<Int> {
    guard !prescan.footnoteLines.isEmpty else { return [] }
    var lines: Set<Int> = []
    tree.walk { node, _ in
      guard node.type == CMARK_NODE_CODE_BLOCK || node.type == CMARK_NODE_HTML_BLOCK else { return }
      lines.formUnion(prescan.footnoteLines.intersection(node.lines))
    }
    return lines
  }

  /// Applies the transforms of paragraphs' lines. Most pages need none.
  private func transformParagraphs(_ tree: MarkdownTree, _ prescan: MarkdownPrescan) {
    if prescan.hasLooseHeadings || prescan.hasAttributeLists {
      let kramdown = KramdownLines(source, options: options, diagnostics)
      for paragraph in tree.paragraphs() { kramdown.transform(paragraph) }
    }
    if !prescan.footnoteLines.isEmpty {
      var footnotes = Footnotes(source, options, diagnostics)
      for paragraph in tree.paragraphs() {
        footnotes.collect(paragraph, longFootnotes: prescan.longFootnotes)
      }
      Footnotes.removeItems(ofLines: prescan.longFootnotes, from: tree)
      footnotes.resolve(in: tree)
    }
    guard !prescan.delimiterRows.isEmpty || !prescan.doubtfulRows.isEmpty else { return }
    let pipes = PipeTables(source, prescan, isKramdown: options.kramdown, diagnostics)
    var tables: Set<MarkdownNode> = []
    for paragraph in tree.paragraphs() {
      if let table = pipes.transform(paragraph) { tables.insert(table) }
    }
    if prescan.hidesPipes { HiddenPipes(tables: tables).restore(in: tree) }
  }

  /// Applies the transforms of GitHub's notations.
  private func transformNotations(_ tree: MarkdownTree, _ prescan: MarkdownPrescan) {
    guard options.github || options.emoji else { return }
    if prescan.marks.hasBoxes {
      var blocks = BlockNotations(source, options)
      blocks.transform(tree)
    }
    if InlineNotations.isNeeded(prescan.marks, options: options) {
      var inlines = InlineNotations(prescan.marks, options: options)
      inlines.transform(tree)
    }
    if prescan.hidesMarks { HiddenMarks.restore(in: tree) }
  }

  private func firstParagraph(of root: MarkdownNode) -> MarkdownNode? {
    var child = root.firstChild
    while let node = child, node.type != CMARK_NODE_PARAGRAPH { child = node.next }
    return child
  }
}
