import Diagnostics
@_exported import DiagnosticsTestSupport
import Screens

/// A screen read from YAML, and its diagnostics.
package struct ReadScreen {
  package var screen: Screen?
  package var diagnostics: [Diagnostic]

  package init(_ yaml: String, name: String = "test", images: [String: [UInt8]] = [:]) {
    let file = SourceFile(path: "screen.yml", text: yaml)
    let diagnostics = DiagnosticCollector()
    screen = Screen(
      name: Located(name, at: SourceRange(startOf: file)), yaml: SourceText(file),
      image: TestImages.loader(images), diagnostics)
    self.diagnostics = diagnostics.diagnostics
  }

  /// The diagnostics, each as `identifier: text`.
  package var problems: [String] { diagnostics.map(\.place) }
}
