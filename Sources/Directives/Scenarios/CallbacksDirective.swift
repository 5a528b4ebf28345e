import Diagnostics
import Markup
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{callbacks}`: a scenario's calls of delegates, animators, contexts and view controllers on one time axis, under the frames.
struct CallbacksDirective: RunFigureKind {
  let name = "callbacks"
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private static let only = Option(
    "only", .word(), standard: CallFilter.all, "which calls are shown; several with commas")
  private let figure = ScenarioFigure(parts: .strip, own: [only])

  var options: [any OptionDescription] { figure.options }

  func lines(of directive: Directive) -> BodyLines { BodyLines(directive.body) }

  func expressions(in directive: Directive) -> [ListingExpression] {
    ScenarioSettings.expressions(in: directive)
  }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: ScenarioRequest, presentation: (figure: RunFigure, filters: [CallFilter]))? {
    let filters = directive.values(of: Self.only)
    return figure.read(directive, screens).map { ($0.request, ($0.presentation, filters)) }
  }

  func draw(
    _ run: FinishedRun, of request: ScenarioRequest,
    _ presentation: (figure: RunFigure, filters: [CallFilter]), scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let axis = CallbackAxis(
      events: run.timeline.events.filter { event in presentation.filters.contains { $0.includes(event) } },
      duration: run.timeline.duration,
      title: "Calls: \(ScenarioText(settings: request.settings, timeline: run.timeline).title)"
    ).figure(in: &figures.library)
    return figure.draw(
      run, of: request, presentation.figure, below: axis, scope: scope, on: &figures, diagnostics)
  }
}

/// Which calls are shown.
enum CallFilter: String, CaseIterable {
  case all, appearance, delegate, animator, gesture

  func includes(_ event: Timeline.Event) -> Bool {
    switch self {
    case .all: event.call != nil || event.kind == .call
    case .appearance: event.call?.group == .appearance
    case .delegate: event.call?.group == .delegate
    case .animator: event.call?.group == .transition
    case .gesture: event.call?.group == .gesture
    }
  }
}
