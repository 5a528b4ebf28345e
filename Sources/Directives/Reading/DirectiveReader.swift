import Diagnostics
import DirectiveParsing
import Options

/// A directive and the diagnostics of reading it.
///
/// Each function reports problems at their places and continues with a default, so that further problems are
/// found.
@dynamicMemberLookup
package struct DirectiveReader {
  let directive: Directive
  /// The body: lines of data, where its kind of directive has any, and the prose below them.
  let lines: BodyLines
  let diagnostics = DiagnosticCollector()
  /// The compiled Swift of the page.
  var swift = RunnableSwift.off(byPage: false)

  package subscript<Value>(dynamicMember part: KeyPath<Directive, Value>) -> Value {
    directive[keyPath: part]
  }

  /// An option in the author's text; nil if it isn't there.
  subscript<Value>(option: Option<Value>) -> DirectiveOption? { directive[option] }

  func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  // MARK: Options

  /// The option's value; its default if it's missing or invalid.
  func value<Value>(of option: Option<Value>) -> Value {
    directive.value(of: option, diagnostics)
  }

  /// The values of an option that takes several; its default if it's missing.
  func values<Value>(of option: Option<Value>) -> [Value] {
    directive.values(of: option, diagnostics)
  }

  /// The value of an option, or of an item of its list; nil if it's invalid.
  func value<Value>(of option: DirectiveOption, _ kind: ValueKind<Value>) -> Value? {
    option.value(kind, diagnostics)
  }

  /// Adds the value of an option to others.
  func read(
    _ option: DirectiveOption, _ description: any OptionDescription, into values: inout OptionValues
  ) {
    option.read(description, into: &values, diagnostics)
  }

  /// The items of a list; nil if the value isn't a list.
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
