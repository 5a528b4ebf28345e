import CCmark
import CodeBlocks
import Diagnostics
import DirectiveParsing
import HTML

/// Replaces fenced blocks: directives by their HTML, code by highlighted code.
struct FenceStage {
  /// The maximum nesting of directives, which bounds the stack.
  static let nestingLimit = 16

  private let source: MarkdownLines
  private let options: MarkdownOptions
  private let nesting: Int
  private let diagnostics: DiagnosticCollector

  /// - Parameter nesting: the number of directives around the text.
  init(
    _ source: MarkdownLines, options: MarkdownOptions, nesting: Int, _ diagnostics: DiagnosticCollector
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.options = options
    self.nesting = nesting
  }

  /// A parsed block of code.
  struct Block {
    let node: MarkdownNode
    /// Nil for indented code.
    fileprivate let fence: CodeFence?
    /// The content; nil for code without a language.
    let content: PageBlock?
    /// Problems of its syntax.
    fileprivate let problems: [Diagnostic]

    /// Whether it is code in the language of formulas, as on GitHub.
    fileprivate var isFormula: Bool {
      if case .code(let code)? = content { code.language.lowercased() == "math" } else { false }
    }
  }

  /// Reads a block of code. Its problems are reported when it is transformed.
  func read(_ node: MarkdownNode) -> Block {
    let problems = DiagnosticCollector()
    let fence = CodeFence(node, source)
    let content = fence.flatMap { self.content(of: $0, problems) }
    return Block(node: node, fence: fence, content: content, problems: problems.diagnostics)
  }

  private func content(of fence: CodeFence, _ problems: DiagnosticCollector) -> PageBlock? {
    if let header = fence.directiveHeader {
      return .directive(
        DirectiveSyntax.parse(
          header, content: fence.content, range: fence.range, nesting: nesting, problems))
    }
    let info = CodeInfo(fence.info.bytes)
    let display =
      options.codeAttributes
      ? CodeDisplay(
        info.attributes, language: info.language ?? "", in: fence.info, fence: fence.opening, problems) : nil
    // Attributes alone belong to text: `title="names.txt"`.
    guard let language = info.language ?? display.map({ _ in "text" }) else { return nil }
    var code = CodeBlock(language: language, code: fence.content, range: fence.range)
    code.display = display
    if info.isSwift, !info.words.isEmpty { code.words = words(info, of: fence, problems) }
    return .code(code)
  }

  /// Replaces a block by its HTML.
  ///
  /// - Returns: the node in its place.
  func transform<Handler: MarkdownHandler>(_ block: Block, handler: inout Handler) -> MarkdownNode {
    guard let fence = block.fence else {
      guard options.focusableCode else { return block.node }
      return replace(block.node, with: html(language: nil, text(of: block.node)))
    }
    let html: [UInt8]?
    if fence.isFormula || block.isFormula {
      html = formula(fence, handler: &handler)
    } else if case .directive(let directive)? = block.content {
      if !fence.isTerminated { report(fence, isDirective: true) }
      html = self.html(for: directive, fence, block.problems, handler: &handler)
    } else {
      if !fence.isTerminated { report(fence, isDirective: false) }
      html = code(block, fence, handler: &handler)
    }
    return html.map { replace(block.node, with: $0) } ?? block.node
  }

  /// A formula on lines of its own, or its source if it can't be shown.
  private func formula<Handler: MarkdownHandler>(_ fence: CodeFence, handler: inout Handler) -> [UInt8] {
    let formula = fence.content.bytes
    return FormulaBlock.html(
      formula, handler.formula(formula, isBlock: true, at: fence.range, diagnostics))
  }

  private func replace(_ node: MarkdownNode, with html: [UInt8]) -> MarkdownNode {
    guard let block = MarkdownNode(html: html) else { return node }
    node.replace(with: block)
    return block
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

  private func html<Handler: MarkdownHandler>(
    for directive: Directive, _ fence: CodeFence, _ problems: [Diagnostic], handler: inout Handler
  ) -> [UInt8]? {
    guard nesting < Self.nestingLimit else {
      diagnostics.report(
        .error(
          "markdown.nesting", "directives are nested more than \(Self.nestingLimit) deep",
          at: fence.opening, fix: "move the inner directives out of the outer ones"))
      return nil
    }
    diagnostics.report(problems)
    return handler.html(for: directive, diagnostics)
  }

  private func code<Handler: MarkdownHandler>(
    _ block: Block, _ fence: CodeFence, handler: inout Handler
  ) -> [UInt8]? {
    var isReported = false
    if case .code(let code)? = block.content {
      switch handler.diagram(code, diagnostics) {
      case .drawn(let html): return html
      case .failed: isReported = true
      case .unsupported: break
      }
    }
    if options.reportsDialects, !isReported {
      let info = CodeInfo(fence.info.bytes)
      if let problem = DirectiveLookalike.warning(fence, isDirective: handler.isDirective) {
        diagnostics.report(problem)
      } else if let stray = info.stray {
        diagnostics.report(
          DialectNotation.codeAttribute(stray.text, fix: stray.fix).diagnostic(
            at: fence.info.source(of: stray.range) ?? fence.opening))
      } else if let notation = info.language.flatMap({ CodeLanguage.notation(of: $0, handler.support) }) {
        diagnostics.report(
          notation.diagnostic(at: fence.info.source(of: info.languageRange) ?? fence.opening))
      }
    }
    diagnostics.report(block.problems)
    if let problem = annotationProblem(block, fence) { diagnostics.report(problem) }
    guard case .code(let code)? = block.content else {
      return options.focusableCode ? html(language: nil, text(of: fence.node)) : nil
    }
    let inner = handler.highlighted(code, diagnostics)
    if code.words.isHidden { return [] }
    if let inner {
      return CodeBlock.html(
        language: code.language, inner, code.display, compilerWords: handler.compilerWords(on: code),
        frame: handler.frame(of: code), isFocusable: options.focusableCode, localization: options.localization
      )
    }
    guard options.focusableCode || code.display != nil else { return nil }
    return CodeBlock.html(
      language: code.language, text(of: fence.node), code.display, isFocusable: options.focusableCode,
      localization: options.localization)
  }

  /// The warning about annotations without a list that explains them.
  private func annotationProblem(_ block: Block, _ fence: CodeFence) -> Diagnostic? {
    guard case .code(let code)? = block.content, code.display?.isAnnotated == true,
      block.node.next?.type != CMARK_NODE_LIST
    else { return nil }
    return .warning(
      "code.annotations", "nothing explains the numbers of this block's annotations", at: fence.opening,
      fix: "write a list below the block: “1. text”")
  }

  private func words(
    _ info: CodeInfo, of fence: CodeFence, _ problems: DiagnosticCollector
  ) -> FenceWords {
    let words = info.words.map { range in
      Located(
        String(decoding: fence.info.bytes[range], as: UTF8.self),
        at: fence.info.source(of: range) ?? fence.opening)
    }
    return FenceWords(words, problems)
  }

  private func text(of node: MarkdownNode) -> [UInt8] {
    HTMLText.escaped(node.literal)
  }

  private func html(language: String?, _ inner: [UInt8]) -> [UInt8] {
    CodeBlock.html(language: language, inner, isFocusable: options.focusableCode)
  }
}
