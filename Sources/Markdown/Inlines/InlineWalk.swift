import CCmark
import Diagnostics
import HTML

/// Visits all inline content in one walk over a finished tree: links, raw HTML, the text of headings, words.
struct InlineWalk {
  private(set) var headings: [HeadingStage.Found] = []
  private(set) var codeBlocks: [MarkdownNode] = []
  private(set) var htmlAnchors: [Located<String>] = []
  private(set) var wordCount = 0
  /// The pictures that the page shows in its own way, in document order.
  private(set) var pictures: [(node: MarkdownNode, shown: ShownPicture)] = []
  /// Whether some text may be of another dialect.
  private(set) var mayHaveDialectNotation = false

  private let source: MarkdownLines
  private let options: MarkdownOptions
  private let diagnostics: DiagnosticCollector
  private var locator: LinkLocator
  private var heading: HeadingStage.Found?
  /// The number of pictures around a node: what stands in the alternative text of one isn't shown.
  private var pictureDepth = 0

  /// The elements that hold MathML, with their sources.
  private let formulas: [MarkdownNode: [UInt8]]
  /// The links that are written as roles, with their sources.
  private let roles: [MarkdownNode: [UInt8]]

  init(
    _ source: MarkdownLines, options: MarkdownOptions, formulas: [MarkdownNode: [UInt8]],
    roles: [MarkdownNode: [UInt8]], _ diagnostics: DiagnosticCollector
  ) {
    self.roles = roles
    self.formulas = formulas
    self.source = source
    self.diagnostics = diagnostics
    self.options = options
    locator = LinkLocator(source)
  }

  mutating func visit<Handler: MarkdownHandler>(
    _ node: MarkdownNode, isEntering: Bool, handler: inout Handler
  ) {
    switch node.type {
    case CMARK_NODE_TEXT: addText(node.literal, isCode: false)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: addSpace()
    case CMARK_NODE_CODE: addText(node.literal, isCode: true)
    case CMARK_NODE_EMPH: addTag("em", isEntering)
    case CMARK_NODE_STRONG: addTag("strong", isEntering)
    case CMARK_NODE_LINK:
      if isEntering { link(node, handler: &handler) }
    case CMARK_NODE_IMAGE:
      if isEntering { link(node, handler: &handler) }
      pictureDepth += isEntering ? 1 : -1
    case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: html(node, handler: &handler)
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_CUSTOM_BLOCK, CMARK_NODE_CUSTOM_INLINE:
      if isEntering, node.hasLines { locator.enter(lines: node.lines) }
      if isEntering, heading != nil, let formula = formulas[node] { addFormula(node, formula) }
    case CMARK_NODE_HEADING: visitHeading(node, isEntering: isEntering)
    case CMARK_NODE_CODE_BLOCK: codeBlocks.append(node)
    default: break
    }
  }

  private mutating func visitHeading(_ node: MarkdownNode, isEntering: Bool) {
    guard isEntering else {
      if let heading { headings.append(heading) }
      heading = nil
      return
    }
    locator.enter(lines: node.lines)
    guard let place = source.place(source[node.lines]) else { return }
    heading = HeadingStage.Found(node: node, range: place)
    if options.headingIDs, let attributes = HeadingAttributes.take(from: node, isKramdown: options.kramdown) {
      heading?.attributes = attributes
    }
  }

  // MARK: Text

  private mutating func addText(_ text: UnsafeBufferPointer<UInt8>, isCode: Bool) {
    let hasMarks = countWords(text)
    if !isCode, !mayHaveDialectNotation {
      mayHaveDialectNotation = DialectCheck.isDoubtful(text, hasMarks: hasMarks)
    }
    guard heading != nil else { return }
    heading?.text += text
    if isCode { heading?.html.open("code") }
    heading?.html.text(text)
    if isCode { heading?.html.close("code") }
  }

  private mutating func addFormula(_ node: MarkdownNode, _ formula: [UInt8]) {
    heading?.text += formula
    heading?.html.html(node.markup)
  }

  private mutating func addSpace() {
    heading?.text.append(0x20)
    heading?.html.text(" ")
  }

  private mutating func addTag(_ tag: StaticString, _ isEntering: Bool) {
    if isEntering { heading?.html.open(tag) } else { heading?.html.close(tag) }
  }

  /// Counts words without branches, as processors can't predict where words end.
  ///
  /// - Returns: whether there are bytes of other dialects.
  private mutating func countWords(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var marks: UInt8 = 0
    var count: UInt = 0
    var isInWord: UInt8 = 0
    Self.kinds.withUnsafeBufferPointer { kinds in
      for byte in text {
        let kind = kinds[Int(byte)]
        let isWord = kind & 1
        marks |= kind
        count &+= UInt(isWord & ~isInWord)
        isInWord = isWord | isInWord & kind >> 1
      }
    }
    wordCount += Int(count)
    return marks & 4 != 0
  }

  /// 1 for bytes of words, 2 for apostrophe and hyphen, which don't end a word, 4 for other dialects' marks.
  private static let kinds: [UInt8] = (0...UInt8.max).map { byte in
    if byte.isWord || byte >= 0x80 { return 1 }
    if DialectCheck.marks.contains(byte) { return 4 }
    return byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-") ? 2 : 0
  }

  // MARK: Links

  private mutating func link<Handler: MarkdownHandler>(_ node: MarkdownNode, handler: inout Handler) {
    let url = Array(node.url)
    let written = roles[node].flatMap { locator.place(ofRole: $0) }
    guard let place = written ?? locator.place(ofDestination: url) else { return }
    let kind: LinkReference.Kind = node.type == CMARK_NODE_IMAGE ? .image : .link
    if options.refusesScripts, let scheme = ScriptURL.scheme(of: url, isPicture: kind == .image) {
      diagnostics.report(.scriptLink(scheme, at: place))
      node.setURL([])
      return
    }
    if kind == .image, pictureDepth == 0, node.firstChild == nil, options.reportsDialects {
      diagnostics.report(DialectNotation.missingAlternative.diagnostic(at: place))
    }
    let link = LinkReference(kind: kind, destination: url, range: place)
    if kind == .image, pictureDepth == 0, let shown = handler.picture(link) { pictures.append((node, shown)) }
    if let new = handler.destination(of: link), new != url { node.setURL(new) }
  }

  private mutating func html<Handler: MarkdownHandler>(_ node: MarkdownNode, handler: inout Handler) {
    let isBlock = node.type == CMARK_NODE_HTML_BLOCK
    let inlineRange = isBlock ? nil : locator.range(ofHTML: node.literal)
    guard let html = RawHTML(node.literal) else { return }
    let text =
      isBlock
      ? source.text(of: node.literal, firstLine: node.lines.lowerBound) : inlineRange.map { source.text[$0] }
    let fallback = isBlock ? source.place(source[node.lines]) : locator.place(ofDestination: [])
    let changed = html.transform(
      text: text, fallback: fallback, anchors: &htmlAnchors, handler: &handler,
      options.reportsDialects ? diagnostics : DiagnosticCollector())
    if let changed { node.setLiteral(changed) }
  }
}
