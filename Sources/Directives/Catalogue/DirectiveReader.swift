import Diagnostics
import Markup
import Options

/// A directive that is being read, with the diagnostics of that.
///
/// Each function reports what is wrong at its place, and goes on with what holds otherwise, so that more is found.
@dynamicMemberLookup
package struct DirectiveReader {
  let directive: Directive
  /// The body: lines of data, where its kind of directive has any, and the prose below them.
  let lines: BodyLines
  let diagnostics = DiagnosticCollector()
  /// What there is to run Swift with.
  var swift = RunnableSwift.off(byPage: false)

  package subscript<Value>(dynamicMember part: KeyPath<Directive, Value>) -> Value {
    directive[keyPath: part]
  }

  /// An option as it was written; nil if it was not.
  subscript<Value>(option: Option<Value>) -> DirectiveOption? { directive[option] }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  // MARK: Options

  /// The option's value; its standard where there is none, or none that can be.
  func value<Value>(of option: Option<Value>) -> Value {
    directive.value(of: option, diagnostics)
  }

  /// Those of an option that takes several; its standard alone where there is no list.
  func values<Value>(of option: Option<Value>) -> [Value] {
    directive.values(of: option, diagnostics)
  }

  /// The value of an option, or of a part of its list; nil where it is none of the kind.
  func value<Value>(of option: DirectiveOption, _ kind: ValueKind<Value>) -> Value? {
    option.value(kind, diagnostics)
  }

  /// Notes the value of an option among those of others.
  func read(
    _ option: DirectiveOption, _ description: any OptionDescription, into values: inout OptionValues
  ) {
    option.read(description, into: &values, diagnostics)
  }

  /// The parts of a list; nil where it is none.
  func list(_ option: DirectiveOption) -> [DirectiveOption]? {
    option.list(diagnostics)
  }

  // MARK: Markdown

  func render<Page: DirectivePage>(_ text: SourceText, on page: inout Page) -> [UInt8] {
    let markdown = page.markdown
    return markdown.render(text, nestedIn: directive, handler: &page, diagnostics).html
  }

  func renderInline<Page: DirectivePage>(_ text: Located<String>, on page: inout Page) -> [UInt8] {
    let markdown = page.markdown
    return markdown.renderInline(text.text, nestedIn: directive, handler: &page, diagnostics)
  }
}
