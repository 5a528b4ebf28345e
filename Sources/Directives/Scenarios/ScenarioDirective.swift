import Diagnostics
import Markup
import Options
import Runs

/// `{scenario}`: a container, its screens, and a script of what happens and what must be true.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. An untrue `expect` is
/// an error, so a page that is built proves what it says.
struct ScenarioDirective: RunFigureKind {
  let name = "scenario"
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private let figure = ScenarioFigure(parts: .both)

  var options: [any OptionDescription] { figure.options }

  func lines(of directive: Directive) -> BodyLines { BodyLines(directive.body) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    ScenarioSettings.expressions(in: directive)
  }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: ScenarioRequest, presentation: RunFigure)? { figure.read(directive, screens) }

  func draw(
    _ run: FinishedRun, of request: ScenarioRequest, _ presentation: RunFigure, scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let list = ScenarioList(lines: request.script.lines, moments: run.moments).html
    return figure.draw(
      run, of: request, presentation, below: list, scope: scope, on: &figures, diagnostics)
  }
}
