import Diagnostics
import Markup
import Options
import Runs

/// `{scenario}`: a container, its screens, and a script of what happens and what must be true.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. An untrue `expect` is
/// an error, so a page that is built proves what it says.
struct ScenarioDirective: FigureKind {
  let name = "scenario"
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private let figure = ScenarioFigure(parts: .both)

  var options: [any OptionDescription] { figure.options }

  func prose(of directive: Directive) -> SourceText { BodyLines(directive.body).tail }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    figure.drawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics) {
      run, _, lines, _ in
      ScenarioList(lines: lines, moments: run.moments).html
    }
  }
}
