import Diagnostics
import Liquid
import YAML

/// A file of `templates/layouts/`: a template around a page's content, perhaps inside another layout.
struct Layout: Sendable {
  /// The name that pages use: `tutorial`.
  let name: String
  let template: Template
  /// The outer layout that the front matter names.
  let parent: Located<String>?
  /// The layout's own front matter, `{{ layout.key }}`.
  let values: Value

  init(name: String, _ file: SourceFile, isLenient: Bool, _ diagnostics: DiagnosticCollector) {
    self.name = name
    let split = FrontMatter.split(file, diagnostics)
    template = Template(file, range: split.body, isLenient: isLenient, diagnostics)
    values = split.yaml.map(Value.init) ?? .null
    parent = split.yaml?["layout"].flatMap { node in node.string.map { Located($0, at: node.range) } }
  }
}
