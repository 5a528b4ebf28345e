import Diagnostics
import Markup
import Runs

/// `{scenario}`: a container, its screens, and a script of what happens and what must be true.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. An untrue `expect` is
/// an error, so a page that is built proves what it says.
struct ScenarioDirective: DirectiveKind {
  let name = "scenario"
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private let figure = ScenarioFigure(parts: .both)

  var options: [OptionDescription] { figure.options }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    figure.html(for: directive, on: &page, diagnostics: &diagnostics) { record, _, body, _ in
      ScenarioList(lines: body.head, moments: record.moments).html
    }
  }
}
