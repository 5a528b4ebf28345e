import Diagnostics
import Markup

/// Rendering for directives, which append what is wrong to a list.
extension Markdown {
  func render<Page: DirectivePage>(
    _ text: SourceText, nestedIn directive: Directive, handler: inout Page, diagnostics: inout [Diagnostic]
  ) -> MarkdownDocument {
    diagnostics.collect { render(text, nestedIn: directive, handler: &handler, $0) }
  }

  func renderInline<Page: DirectivePage>(
    _ text: SourceText, nestedIn directive: Directive, handler: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    diagnostics.collect { renderInline(text, nestedIn: directive, handler: &handler, $0) }
  }
}
