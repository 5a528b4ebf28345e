import Diagnostics
import YAML

/// A fenced block whose info string is `{name} argument`, parsed but not yet interpreted.
///
/// ````
/// ```{transition} fold
/// :folds: 3
/// A caption in *Markdown*.
/// ```
/// ````
package struct Directive: Sendable {
  package var name: Located<String>
  /// The text after the name on its line; nil if there is none.
  package var argument: Located<String>?
  /// In the order written, without repetitions.
  package var options: [DirectiveOption]
  /// The mapping of options written as YAML between `---` lines.
  package var yaml: YAMLNode?
  /// The lines after the options, as the author indented them inside the fence.
  package var body: SourceText
  /// The whole fence, opening and closing line included.
  package var range: SourceRange
  /// The number of directives around this one; 0 on the page itself.
  package var nesting: Int

  package init(
    name: Located<String>, argument: Located<String>?, options: [DirectiveOption], yaml: YAMLNode?,
    body: SourceText, range: SourceRange, nesting: Int = 0
  ) {
    self.name = name
    self.argument = argument
    self.options = options
    self.yaml = yaml
    self.body = body
    self.range = range
    self.nesting = nesting
  }

  package subscript(option name: String) -> DirectiveOption? {
    options.first { $0.name.value == name }
  }

  /// Reports every option whose name is not one of `known`, at its name.
  ///
  /// - Parameter allowed: the names that this directive takes, evaluated for an unknown option.
  package func checkOptions(
    known: [String], _ diagnostics: DiagnosticCollector, allowed: () -> [String]
  ) {
    let unknown = options.filter { !known.contains($0.name.value) }
    guard !unknown.isEmpty else { return }
    let allowed = allowed()
    for option in unknown {
      diagnostics.report(
        .unknown(
          "option", option.name.value, "directive.unknown-option", at: option.name.range, allowed: allowed))
    }
  }
}

/// One `:name: value` line of a directive, or one entry of its YAML block.
package struct DirectiveOption: Sendable {
  package var name: Located<String>
  /// The text after the name, without spaces at its ends. Empty for a lone `:name:`, and for lists and mappings.
  package var value: Located<String>
  /// The value, where it was written in YAML.
  package var yaml: YAMLNode?

  package init(name: Located<String>, value: Located<String>, yaml: YAMLNode? = nil) {
    self.name = name
    self.value = value
    self.yaml = yaml
  }
}

extension Located<String> {
  /// The value as text with its origin. Text produced by Liquid has the origin of its expression as a whole.
  package var text: SourceText {
    let (file, place) = (range.file, range.bytes)
    if file.bytes[place].elementsEqual(value.utf8) { return SourceText(file, place) }
    var text = SourceText()
    text.append(value.utf8, producedBy: range)
    return text
  }
}
