import Diagnostics

/// Builds the tree of a template. Parsing goes on after a problem, so that one run finds them all. After an
/// unclosed `{{` or `{%` the rest is text.
struct TemplateParser {
  let file: SourceFile
  var scanner: TemplateScanner
  let diagnostics: DiagnosticCollector
  /// Whether markup that Jekyll ignores is a warning.
  let isLenient: Bool

  /// The open blocks, outermost first, each with the tags that continue or end it.
  private var blocks: [(opening: Tag, endings: [String])] = []
  /// A tag that ended an inner block and belongs to an outer one.
  private var pending: Tag?
  /// Whether the rest of the template isn't read. Blocks that it may close aren't reported.
  private var isAborted = false
  /// The blocks around the `liquid` tag whose lines are read.
  private var lineDepth = 0

  init(
    _ file: SourceFile, range: Range<Int>, keepsFences: Bool, isLenient: Bool,
    _ diagnostics: DiagnosticCollector
  ) {
    self.file = file
    self.isLenient = isLenient
    self.diagnostics = diagnostics
    scanner = TemplateScanner(file.bytes, range: range, keepsFences: keepsFences)
  }

  /// A parser of the lines of a `liquid` tag.
  private init(
    _ file: SourceFile, lines: Range<Int>, depth: Int, isLenient: Bool, _ diagnostics: DiagnosticCollector
  ) {
    self.file = file
    self.isLenient = isLenient
    self.diagnostics = diagnostics
    scanner = TemplateScanner(lines: file.bytes, range: lines)
    lineDepth = depth
  }

  mutating func template() -> [Node] {
    nodes(endings: []).nodes
  }

  /// Reads the body of a block, up to a tag that continues or ends it.
  ///
  /// The ending is nil, and reported at the opening tag, if the template or an outer block ends first.
  mutating func body(of opening: Tag, endings: [String]) -> (nodes: [Node], ending: Tag?) {
    guard blocks.count + lineDepth < Limits.blockDepth else {
      report("liquid.nesting", "more than \(Limits.blockDepth) nested blocks", at: opening.source)
      abandonRest()
      return ([], nil)
    }
    blocks.append((opening, endings))
    let (nodes, ending) = nodes(endings: endings)
    blocks.removeLast()
    if ending == nil, !isAborted { reportUnclosed(opening, endings: endings) }
    return (nodes, ending)
  }

  /// Skips the rest without blaming the open blocks.
  mutating func abandonRest() {
    isAborted = true
    scanner.skipToEnd()
  }

  private mutating func nodes(endings: [String]) -> (nodes: [Node], ending: Tag?) {
    var nodes: [Node] = []
    while true {
      if let tag = pending {
        guard endings.contains(tag.name) else { return (nodes, nil) }
        pending = nil
        return (nodes, tag)
      }
      switch scanner.next() {
      case .end: return (nodes, nil)
      case .text(let range): nodes.append(.text(range))
      case .output(let markup, let source):
        if let node = output(markup, source: source) { nodes.append(node) }
      case .unclosed(let source):
        reportUnclosedMarkup(source)
        abandonRest()
        // Kept as text: it may be the target of links.
        nodes.append(.text(source.lowerBound..<scanner.position))
        return (nodes, nil)
      case .tag(let tag):
        if endings.contains(tag.name) { return (nodes, tag) }
        if isEnding(tag) {
          if blocks.contains(where: { $0.endings.contains(tag.name) }) {
            pending = tag
          } else {
            reportStray(tag)
          }
        } else if tag.name == "liquid" {
          nodes += lines(of: tag)
        } else if let node = statement(tag) {
          nodes.append(node)
        }
      }
    }
  }

  @inline(never)
  private mutating func output(_ markup: Range<Int>, source: Range<Int>) -> Node? {
    // `{{ }}` prints nothing.
    guard !markup.isEmpty else { return nil }
    return parse(markup) { (parser) throws(SyntaxProblem) in
      let expression = try parser.filtered()
      try parser.expectEnd()
      return .output(FilteredExpression(base: expression.base, filters: expression.filters, source: source))
    }
  }

  /// Reads markup. Returns nil, and reports, if it is invalid.
  @inline(never)
  mutating func parse<Result>(
    _ markup: Range<Int>, hasEscapes: Bool = false,
    _ read: (inout ExpressionParser) throws(SyntaxProblem) -> Result
  ) -> Result? {
    do throws(SyntaxProblem) {
      var parser = try ExpressionParser(file, markup, hasEscapes: hasEscapes, isLenient: isLenient)
      let result = try read(&parser)
      diagnostics.report(parser.diagnostics)
      if let problem = parser.bracesProblem { diagnostics.report(problem) }
      return result
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }

  @inline(never)
  mutating func report(_ identifier: String, _ summary: String, at source: Range<Int>, fix: String? = nil) {
    diagnostics.report(.error(identifier, summary, at: SourceRange(file, source), fix: fix))
  }

  @inline(never)
  mutating func warn(_ identifier: String, _ summary: String, at source: Range<Int>, fix: String) {
    var diagnostic = Diagnostic.error(identifier, summary, at: SourceRange(file, source), fix: fix)
    diagnostic.severity = .warning
    diagnostics.report(diagnostic)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  // MARK: Lines

  /// Reads the tags of `liquid`, one on each line. Blocks end in the same tag.
  @inline(never)
  private mutating func lines(of tag: Tag) -> [Node] {
    guard blocks.count + lineDepth < Limits.blockDepth else {
      report("liquid.nesting", "more than \(Limits.blockDepth) nested blocks", at: tag.source)
      abandonRest()
      return []
    }
    var parser = TemplateParser(
      file, lines: tag.markup, depth: lineDepth + blocks.count + 1, isLenient: isLenient, diagnostics)
    return parser.template()
  }

  // MARK: Blank blocks

  /// Whether nodes print no more than white space. Such a block prints nothing, as in Liquid.
  func isBlank(_ nodes: [Node]) -> Bool {
    nodes.allSatisfy { node in
      switch node {
      case .text(let range): file.bytes[range].allSatisfy(\.isSpace)
      case .assign, .capture: true
      case .conditional(let conditional): conditional.isBlank
      case .choice(let choice): choice.isBlank
      case .loop(let loop): loop.isBlank
      default: false
      }
    }
  }

  func withoutText(_ nodes: [Node]) -> [Node] {
    nodes.filter { if case .text = $0 { false } else { true } }
  }

  // MARK: Unmatched blocks

  private func isEnding(_ tag: Tag) -> Bool {
    tag.name.hasPrefix("end") || ["else", "elsif", "when"].contains(tag.name)
  }

  @inline(never)
  private mutating func reportUnclosedMarkup(_ source: Range<Int>) {
    let isTag = file.bytes[source.lowerBound + 1] == Byte.percent
    report(
      "liquid.unclosed", isTag ? "“{%” without “%}”" : "“{{” without “}}”", at: source,
      fix: "close it, or put literal text between {% raw %} and {% endraw %}")
  }

  @inline(never)
  private mutating func reportUnclosed(_ opening: Tag, endings: [String]) {
    let end = endings.first { $0.hasPrefix("end") } ?? "end" + opening.name
    var notes: [Diagnostic.Note] = []
    if let tag = pending {
      notes = [.init("“\(tag.name)” comes first", at: SourceRange(file, tag.source))]
    }
    diagnostics.report(
      .error(
        "liquid.unclosed-block", "“\(opening.name)” is never closed", at: SourceRange(file, opening.source),
        fix: "add {% \(end) %}", notes: notes))
  }

  @inline(never)
  private mutating func reportStray(_ tag: Tag) {
    guard TagName.endings.contains(tag.name) else { return reportUnknown(tag) }
    guard let block = blocks.last else {
      return report("liquid.stray-tag", "“\(tag.name)” without an open block", at: tag.source)
    }
    diagnostics.report(
      .error(
        "liquid.stray-tag", "“\(tag.name)” doesn't match “\(block.opening.name)”",
        at: SourceRange(file, tag.source), allowed: block.endings,
        notes: [.init("the block begins here", at: SourceRange(file, block.opening.source))]))
  }

  mutating func reportUnknown(_ tag: Tag) {
    guard !tag.name.isEmpty else {
      return report("liquid.unknown-tag", "a tag without a name", at: tag.source)
    }
    if let replacement = TagName.replacements[tag.name] {
      return report(
        "liquid.unknown-tag", "there is no tag “\(tag.name)”", at: tag.nameSource, fix: replacement)
    }
    diagnostics.report(
      .unknown(
        "tag", tag.name, "liquid.unknown-tag", at: SourceRange(file, tag.nameSource),
        allowed: TagName.all + (blocks.last?.endings ?? [])))
  }
}
