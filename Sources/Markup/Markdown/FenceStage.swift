import CCmark
import Diagnostics

/// Replaces fenced blocks: directives by what they make, code by highlighted code.
struct FenceStage {
  /// How deep directives can be nested: enough for any page, and a bound for the stack.
  static let nestingLimit = 16

  private let source: MarkdownLines
  private let options: MarkdownOptions
  private let nesting: Int
  private let diagnostics: DiagnosticCollector

  /// - Parameter nesting: how many directives the text is inside of.
  init(
    _ source: MarkdownLines, options: MarkdownOptions, nesting: Int, _ diagnostics: DiagnosticCollector
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.options = options
    self.nesting = nesting
  }

  /// The directives among some blocks of code. What is wrong with them is said when they are transformed.
  func directives(among nodes: [MarkdownNode]) -> [Directive] {
    let problems = DiagnosticCollector()
    return nodes.compactMap { node -> Directive? in
      guard let fence = CodeFence(node, source), let header = fence.directiveHeader else { return nil }
      return DirectiveSyntax.parse(
        header, content: fence.content, range: fence.range, nesting: nesting, problems)
    }
  }

  func transform<Handler: MarkdownHandler>(_ node: MarkdownNode, handler: inout Handler) {
    guard let fence = CodeFence(node, source) else {
      if options.focusableCode { replace(node, with: block(language: nil, text(of: node))) }
      return
    }
    let header = fence.directiveHeader
    if !fence.isTerminated { report(fence, isDirective: header != nil) }
    let html =
      if let header {
        directive(header, fence, handler: &handler)
      } else {
        code(fence, handler: &handler)
      }
    if let html { replace(node, with: html) }
  }

  private func replace(_ node: MarkdownNode, with html: [UInt8]) {
    guard let block = MarkdownNode(CMARK_NODE_HTML_BLOCK) else { return }
    block.setLiteral(html)
    node.replace(with: block)
  }

  private func report(_ fence: CodeFence, isDirective: Bool) {
    let line = String(decoding: fence.opening.file.bytes[fence.opening.bytes], as: UTF8.self)
    let marks = line.prefix { $0 == line.first }
    diagnostics.report(
      Diagnostic(
        isDirective ? .error : .warning, "markdown.unterminated-fence",
        "the fence that starts here never ends",
        at: fence.opening, fix: "end it with a line that holds only “\(marks)”"))
  }

  private func directive<Handler: MarkdownHandler>(
    _ header: (name: Located<String>, argument: Located<String>?), _ fence: CodeFence, handler: inout Handler
  ) -> [UInt8]? {
    guard nesting < Self.nestingLimit else {
      diagnostics.report(
        .error(
          "markdown.nesting", "directives are nested more than \(Self.nestingLimit) deep", at: fence.opening))
      return nil
    }
    let directive = DirectiveSyntax.parse(
      header, content: fence.content, range: fence.range, nesting: nesting, diagnostics)
    return diagnostics.collect { handler.html(for: directive, diagnostics: &$0) }
  }

  private func code<Handler: MarkdownHandler>(_ fence: CodeFence, handler: inout Handler) -> [UInt8]? {
    let info = CodeInfo(fence.info.bytes)
    if options.reportsDialects {
      if let problem = DirectiveLookalike.warning(fence, isDirective: handler.isDirective) {
        diagnostics.report(problem)
      } else if let stray = info.stray {
        diagnostics.report(
          DialectNotation.codeAttribute(stray.text, fix: stray.fix).warning(
            at: fence.info.source(of: stray.range) ?? fence.opening))
      }
    }
    if let language = info.language {
      let code = CodeBlock(language: language, flags: info.flags, code: fence.content, range: fence.range)
      if let inner = diagnostics.collect({ handler.highlighted(code, diagnostics: &$0) }) {
        return block(language: language, inner)
      }
    }
    return options.focusableCode ? block(language: info.language, text(of: fence.node)) : nil
  }

  private func text(of node: MarkdownNode) -> [UInt8] {
    var html: [UInt8] = []
    HTMLText.append(node.literal, to: &html)
    return html
  }

  private func block(language: String?, _ inner: [UInt8]) -> [UInt8] {
    var html = Array((options.focusableCode ? "<pre tabindex=\"0\"><code" : "<pre><code").utf8)
    if let language {
      html += " class=\"language-".utf8
      HTMLText.append(language.utf8, to: &html)
      html += "\"".utf8
    }
    html += ">".utf8
    html += inner
    html += "</code></pre>".utf8
    return html
  }
}
