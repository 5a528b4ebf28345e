import Diagnostics

/// Colours the code blocks of pages, and checks the Swift among them.
package struct CodeHighlighter: Sendable {
  /// Syntax errors that are shown of one sample; after a few, the parser only guesses.
  private static let errorLimit = 3

  /// The parser for Swift; nil colours Swift by a simple lexer and checks nothing.
  package var swift: SwiftSampleParser?

  package init(swift: SwiftSampleParser?) {
    self.swift = swift
  }

  /// The inside of the `<code>` element; nil for languages nothing is known of.
  ///
  /// Syntax errors in Swift are warnings at their own place, unless the words of the fence say that they are meant.
  ///
  /// - Parameter names: what the page's names mean; nil says nothing of them.
  package func html(
    for block: CodeBlock, names: CodeNames? = nil, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    let code = block.code.bytes
    var tokens = tokens(of: block, diagnostics)
    var marks: [CodeMark] = []
    if let names, let plain = tokens, block.isSwift, block.words.use == .run || block.words.use == .compile {
      marks = names.marks(in: code, plain, declarations(in: code))
      tokens = plain.marked(marks)
    }
    let meanings = marks.map(\.meaning)
    // In fences of other languages, what looks like a region is the author's.
    guard block.isSwift || block.words.region != nil || block.lines != nil,
      let shown = ShownLines(of: block, diagnostics).ranges
    else { return tokens?.html(of: code, marks: meanings) }
    return (tokens ?? []).within(shown).html(of: shown.flatMap { code[$0] }, marks: meanings)
  }

  /// What stands in the stead of what a Swift listing says to the Objective-C runtime; nothing where no parser runs.
  package func edits(of code: [UInt8]) -> [SwiftSample.Edit] {
    swift?.parse(code, DiagnosticCollector()).edits ?? []
  }

  /// What a Swift listing gives a name to; nothing where no parser runs.
  package func declarations(in code: [UInt8]) -> [SwiftSample.Declaration] {
    swift?.declarations(in: code) ?? []
  }

  private func tokens(of block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [HighlightToken]? {
    guard block.isSwift, let swift else {
      return Highlighter.tokens(of: block.code.bytes, language: block.language)
    }
    let sample = swift.parse(block.code.bytes, diagnostics)
    switch block.words.use {
    case .run, .compile:
      diagnostics.report(sample.errors.prefix(Self.errorLimit).map { warning($0, in: block) })
    case .fail, .show: break
    }
    return sample.tokens
  }

  private func warning(_ error: SwiftSample.SyntaxError, in block: CodeBlock) -> Diagnostic {
    let end = min(error.offset + 1, block.code.bytes.count)
    return .warning(
      "swift.syntax", "Swift: \(error.message)",
      at: block.code.source(of: min(error.offset, end)..<end) ?? block.range,
      fix: "write “swift no-check” after the fence if the sample is a fragment on purpose")
  }
}
