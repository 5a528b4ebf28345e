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
  /// Syntax errors in Swift are warnings at their own place, unless the info string says `no-check`.
  package func html(for block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    let code = block.code.bytes
    guard block.language.lowercased() == "swift", let swift else {
      return Highlighter.highlight(code, language: block.language)
    }
    let sample = swift.parse(code, diagnostics)
    if !block.flags.contains("no-check") {
      diagnostics.report(sample.errors.prefix(Self.errorLimit).map { warning($0, in: block) })
    }
    return sample.tokens.html(of: code)
  }

  private func warning(_ error: SwiftSample.SyntaxError, in block: CodeBlock) -> Diagnostic {
    let end = min(error.offset + 1, block.code.bytes.count)
    return .warning(
      "swift.syntax", "Swift: \(error.message)",
      at: block.code.source(of: min(error.offset, end)..<end) ?? block.range,
      fix: "write “swift no-check” after the fence if the sample is a fragment on purpose")
  }
}
