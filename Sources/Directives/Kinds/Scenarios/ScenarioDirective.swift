import Diagnostics
import DirectiveParsing
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{scenario}`: a container, its screens, and a script of what happens and what must be true. `{callbacks}`: its calls of
/// delegates, animators, contexts and view controllers on one time axis, under the frames.
///
/// The body's first lines are the script, one statement a line; after a blank line follows the caption. An untrue `expect` is
/// an error, so a page that is built proves what it says.
struct ScenarioDirective: RunFigureKind {
  let name: String
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private let parts: RunDrawing.Parts
  /// The option that chooses the calls to show; nil where the script is shown instead.
  private let only: Option<CallFilter>?
  /// The options of the directive, without those of animators.
  private let own: [any OptionDescription]

  private init(_ name: String, _ parts: RunDrawing.Parts, only: Option<CallFilter>? = nil) {
    self.name = name
    self.parts = parts
    self.only = only
    own = ScenarioSettings.options + (only.map { [$0] } ?? []) + RunFigure.options
  }

  static let scenario = ScenarioDirective("scenario", .both)
  static let callbacks = ScenarioDirective(
    "callbacks", .lanes,
    only: Option("only", .word(), standard: .all, "the calls to show, separated by commas"))

  var options: [any OptionDescription] {
    own + AnimatorChoice.allOptions.filter { option in !own.contains { $0.name == option.name } }
  }

  func lines(of directive: Directive) -> BodyLines { BodyLines(directive.body) }

  func animators(in directive: Directive) -> [Located<String>] {
    [directive[option: ScenarioSettings.animator.name]?.value].compactMap(\.self)
  }

  func expressions(in directive: Directive) -> [ListingExpression] {
    ScenarioSettings.expressions(in: directive)
  }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: ScenarioRequest, presentation: (figure: RunFigure, filters: [CallFilter]?))? {
    let filters = only.map { directive.values(of: $0) }
    let figure = RunFigure(directive, parts)
    let settings = ScenarioSettings(directive, common: Set(own.map(\.name)), screens)
    guard let settings else { return nil }
    let script = ScenarioScript(directive.lines.head, settings.vocabulary, directive.diagnostics)
    // With other errors, a script may be misspelled.
    if script.actions.isEmpty, !directive.diagnostics.hasErrors {
      directive.report(
        .error(
          "scenario.empty", "“\(directive.name.value)” needs a script", at: figure.place,
          fix: "write the script in the body, one statement a line, such as “tap 2”"))
    }
    let request = ScenarioRequest(
      settings: settings, script: script, place: figure.place, allowsNoEnd: figure.lint.allowsNoEnd)
    return (request, (figure, filters))
  }

  func draw(
    _ run: FinishedRun, of request: ScenarioRequest,
    _ presentation: (figure: RunFigure, filters: [CallFilter]?), scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let words = figures.environment.localization
    let text = ScenarioText(settings: request.settings, timeline: run.timeline, words: words)
    let below =
      presentation.filters.map { filters in
        CallbackAxis(
          events: run.timeline.events.filter { event in filters.contains { $0.includes(event) } },
          duration: run.timeline.duration, title: words.text(.calls, text.title), words: words
        ).figure(in: &figures.library)
      } ?? ScenarioList(lines: request.script.lines, moments: run.moments, words: words).html
    return presentation.figure.drawing(
      of: run, below: below, expected: request.script.expectedLints, scope: scope, text.text, on: &figures,
      diagnostics)
  }
}
