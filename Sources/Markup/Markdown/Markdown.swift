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
    let scope = DiagnosticCollector()
    let document = MarkdownRendering(text, options, nesting: directive.map { $0.nesting + 1 } ?? 0, scope)
      .document(handler: &handler)
    diagnostics += directive == nil ? DialectNotation.merged(scope.diagnostics) : scope.diagnostics
    return document
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
}
