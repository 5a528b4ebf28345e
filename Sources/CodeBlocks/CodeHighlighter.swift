import Diagnostics
import Highlighting
import Toolchain

/// Highlights the code blocks of pages, and checks their Swift.
package struct CodeHighlighter: Sendable {
  /// The number of syntax errors reported for a sample. After a few, the parser only guesses.
  private static let errorLimit = 3

  /// The parser for Swift; without it, a simple lexer highlights Swift and nothing is checked.
  package var swift: SwiftSampleParser?

  /// Highlights languages without a lexer; without it, they have no colors.
  package var pygments: Pygments?

  package init(swift: SwiftSampleParser?, pygments: Pygments? = nil) {
    self.swift = swift
    self.pygments = pygments
  }

  /// The content of the `<code>` element; nil for an unknown language.
  ///
  /// Syntax errors in Swift are warnings at their own place, unless the words of the fence allow them.
  ///
  /// - Parameters:
  ///   - names: the meanings of the page's names; nil leaves names unmarked.
  ///   - isCompiled: whether the compiler judges the page's Swift, syntax errors included.
  package func html(
    for block: CodeBlock, names: CodeNames? = nil, isCompiled: Bool = false,
    _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    if let display = block.display, display.isDiff { return diff(block, display, diagnostics) }
    let code = block.code.bytes
    var tokens = tokens(of: block, isCompiled: isCompiled, diagnostics)
    var marks: [CodeMark] = []
    if let names, let plain = tokens, block.isSwift, block.words.use == .run || block.words.use == .compile {
      marks = names.marks(in: code, plain, declarations(in: code))
      tokens = plain.marked(marks)
    }
    let meanings = marks.map(\.meaning)
    // In other languages, lines that look like markers of regions are the author's code.
    guard block.isSwift || block.words.region != nil || block.lines != nil,
      let shown = ShownLines(of: block, diagnostics).ranges
    else { return html(of: code, tokens, marks: meanings, block.display, diagnostics) }
    return html(
      of: shown.flatMap { code[$0] }, (tokens ?? []).within(shown), marks: meanings, block.display,
      diagnostics)
  }

  private func html(
    of code: [UInt8], _ tokens: [HighlightToken]?, marks: [CodeMark.Meaning] = [], _ display: CodeDisplay?,
    signs: [DiffLines.Sign]? = nil, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    guard let display, display.hasLines else { return tokens?.html(of: code, marks: marks) }
    let lines = CodeLines(code: code, tokens: tokens ?? [], marks: marks, display: display, signs: signs)
    if let problem = lines.problem { diagnostics.report(problem) }
    return lines.html()
  }

  /// A diff in the colors of its lines' language. Old and new lines together needn't be valid code.
  private func diff(
    _ block: CodeBlock, _ display: CodeDisplay, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    let diff = DiffLines(block.code.bytes)
    let tokens = display.diffLanguage.flatMap { language in
      var code = SourceText()
      code.append(diff.code, producedBy: block.range)
      let plain = CodeBlock(language: language, words: FenceWords(use: .show), code: code, range: block.range)
      return self.tokens(of: plain, isCompiled: true, DiagnosticCollector())
    }
    return html(of: diff.code, tokens, display, signs: diff.signs, diagnostics)
  }

  /// The edits that replace uses of the Objective-C runtime in a Swift listing; none without a parser.
  ///
  /// - Parameter texts: the relevant texts compiled with the listing, which may include itself.
  package func edits(of code: [UInt8], beside texts: [SampleText]) -> [SwiftSample.Edit] {
    guard let swift else { return [] }
    return texts.isEmpty
      ? swift.parse(code, DiagnosticCollector()).edits : swift.edits(of: code, beside: texts)
  }

  /// The declarations of a Swift listing; none without a parser.
  package func declarations(in code: [UInt8]) -> [SwiftSample.Declaration] {
    swift?.declarations(in: code) ?? []
  }

  private func tokens(
    of block: CodeBlock, isCompiled: Bool, _ diagnostics: DiagnosticCollector
  ) -> [HighlightToken]? {
    guard block.isSwift, let swift else {
      return Highlighter.tokens(of: block.code.bytes, language: block.language)
        ?? foreignTokens(of: block, diagnostics)
    }
    let sample = swift.parse(block.code.bytes, diagnostics)
    switch block.words.use {
    case .run, .compile:
      if !isCompiled { diagnostics.report(problems(sample, in: block.code, fence: block.range, .warning)) }
    case .fail, .show: break
    }
    return sample.tokens
  }

  /// The tokens of a language without a lexer; nil if it has no colors.
  private func foreignTokens(
    of block: CodeBlock, _ diagnostics: DiagnosticCollector
  ) -> [HighlightToken]? {
    do throws(Pygments.Failure) {
      guard support(of: block.language) == .known, let pygments else { return nil }
      return try pygments.tokens(of: block.code.bytes, language: block.language)
    } catch {
      diagnostics.report(
        .warning(
          "code.highlighter", "this code has no colors: “\(Pygments.program)” \(error.reason)",
          at: block.range,
          fix: "write “text” as its language, or shorten the block"))
      return nil
    }
  }

  /// Whether a language has colors.
  package func support(of language: String) -> LanguageSupport {
    if Highlighter.knows(language) { return .known }
    guard let pygments else { return .unknown }
    do throws(Pygments.Failure) {
      return try pygments.knows(language) ? .known : .unknown
    } catch {
      return .needsProgram
    }
  }

  /// The syntax errors of a listing that doesn't compile; none if no parser has read it.
  ///
  /// - Parameter fence: the whole fence of the listing.
  package func syntaxErrors(in code: SourceText, fence: SourceRange) -> [Diagnostic] {
    guard let sample = swift?.parse(code.bytes, DiagnosticCollector()) else { return [] }
    return problems(sample, in: code, fence: fence, .error)
  }

  /// The warning for a compiled listing that the parser couldn't read; nil for one that it has read.
  package func unread(_ code: SourceText, fence: SourceRange) -> Diagnostic? {
    guard let sample = swift?.parse(code.bytes, DiagnosticCollector()),
      let error = sample.errors.first, error.isUnparsed
    else { return nil }
    var problem = problem(error, in: code, fence: fence, .warning)
    problem.explanation = "“@objc” and similar attributes aren't translated, so the compiler may reject them"
    return problem
  }

  private func problems(
    _ sample: SwiftSample, in code: SourceText, fence: SourceRange, _ severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    sample.errors.prefix(Self.errorLimit).filter { severity == .warning || !$0.isUnparsed }.map {
      problem($0, in: code, fence: fence, severity)
    }
  }

  private func problem(
    _ error: SwiftSample.SyntaxError, in code: SourceText, fence: SourceRange,
    _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let end = min(error.offset + 1, code.bytes.count)
    let place = code.source(of: min(error.offset, end)..<end) ?? fence
    var problem = Diagnostic(
      severity, severity == .error ? "swift.error" : "swift.syntax", "Swift: \(error.message)", at: place)
    if error.isUnparsed {
      problem.fix = error.fix
    } else if Self.mayHoldFence(error) {
      let last = fence.file.location(at: fence.bytes.upperBound).line
      problem.explanation = "the fence ended at line \(last), in the middle of it"
      problem.fix =
        "open and close the fence with more backticks than any line in it starts with: “````swift”"
    } else if Self.isOmission(error, in: code) {
      problem.fix = "write “no-check” after “swift” to show an excerpt, or “// ...” for what is left out"
    } else if severity == .warning {
      problem.fix = "write “no-check” after “swift” if the sample is an intentional fragment"
    }
    return problem
  }

  /// Whether the error is a line of dots, in place of code that is left out.
  private static func isOmission(_ error: SwiftSample.SyntaxError, in code: SourceText) -> Bool {
    let bytes = code.bytes
    let line = bytes.lines.first { error.offset <= $0.content.upperBound }
    return line.map { bytes[bytes.trimmed($0.content)].elementsEqual("...".utf8) } ?? false
  }

  /// Whether the error is an unclosed comment or multiline text. A fence within it ends the listing.
  private static func mayHoldFence(_ error: SwiftSample.SyntaxError) -> Bool {
    error.message.contains("unterminated '/*'") || error.message.contains("'\"\"\"'")
  }
}

/// Whether a language has colors.
package enum LanguageSupport: Sendable {
  case known
  /// No highlighter knows it.
  case unknown
  /// The program that may know it isn't installed, or doesn't run.
  case needsProgram
}
