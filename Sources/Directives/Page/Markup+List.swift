import Diagnostics
import Markup
import Options

// What directives ask of Markup, for readers that append what is wrong to a list.

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

extension Directive {
  func checkOptions(allowed: [String], diagnostics: inout [Diagnostic]) {
    diagnostics.collect { checkOptions(allowed: allowed, $0) }
  }

  func value<Value>(of option: Option<Value>, diagnostics: inout [Diagnostic]) -> Value {
    diagnostics.collect { value(of: option, $0) }
  }

  func values<Value>(of option: Option<Value>, diagnostics: inout [Diagnostic]) -> [Value] {
    diagnostics.collect { values(of: option, $0) }
  }
}

extension DirectiveOption {
  func value<Value>(_ kind: ValueKind<Value>, diagnostics: inout [Diagnostic]) -> Value? {
    diagnostics.collect { value(kind, $0) }
  }

  func read(
    _ option: any OptionDescription, into values: inout OptionValues, diagnostics: inout [Diagnostic]
  ) {
    diagnostics.collect { read(option, into: &values, $0) }
  }

  func list(diagnostics: inout [Diagnostic]) -> [DirectiveOption]? {
    diagnostics.collect { list($0) }
  }
}
