import Diagnostics
import Markup
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{callbacks}`: a scenario's calls of delegates, animators, contexts and view controllers on one time axis, under the frames.
struct CallbacksDirective: FigureKind {
  let name = "callbacks"
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private static let only = Option(
    "only", .word(), standard: CallFilter.all, "which calls are shown; several with commas")
  private let figure = ScenarioFigure(parts: .strip, own: [only])

  var options: [any OptionDescription] { figure.options }

  func prose(of directive: Directive) -> SourceText { BodyLines(directive.body).tail }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    let filters = directive.values(of: Self.only, diagnostics: &diagnostics)
    return figure.drawing(of: directive, scope: scope, on: &figures, diagnostics: &diagnostics) {
      run, text, _, library in
      let events = run.timeline.events.filter { event in filters.contains { $0.includes(event) } }
      return CallbackAxis(
        events: events, duration: run.timeline.duration, title: "Calls: \(text.title)"
      ).figure(in: &library)
    }
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
