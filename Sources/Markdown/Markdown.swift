import Diagnostics
import DirectiveParsing

/// Converts Markdown to HTML: cmark parses, transforms change its tree, cmark renders it.
///
/// ```swift
/// let document = Markdown().render(text, handler: &handler, diagnostics)
/// ```
package struct Markdown: Sendable {
  package var options: MarkdownOptions

  package init(_ options: MarkdownOptions = MarkdownOptions()) {
    self.options = options
  }

  /// Renders a page, or the body of a directive.
  ///
  /// - Parameter directive: the directive whose body `text` is, for the limit of nesting; nil for a page.
  package func render<Handler: MarkdownHandler>(
    _ text: SourceText, nestedIn directive: Directive? = nil, handler: inout Handler,
    _ diagnostics: DiagnosticCollector
  ) -> MarkdownDocument {
    if let directive {
      return MarkdownRendering(text, options, nesting: directive.nesting + 1, diagnostics)
        .document(handler: &handler)
    }
    let page = DiagnosticCollector()
    defer { diagnostics.report(DialectNotation.merged(page.diagnostics)) }
    return MarkdownRendering(text, options, nesting: 0, page).document(handler: &handler)
  }

  /// Renders a text for use within a line, such as a caption. A single paragraph loses its tags.
  package func renderInline<Handler: MarkdownHandler>(
    _ text: SourceText, nestedIn directive: Directive? = nil, handler: inout Handler,
    _ diagnostics: DiagnosticCollector
  ) -> [UInt8] {
    let document = render(text, nestedIn: directive, handler: &handler, diagnostics)
    return document.inline ?? document.html
  }
}
