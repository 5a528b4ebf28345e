import Diagnostics
import Markup
import Rendering
import Runs
import Scripts
import TransitionEngine

/// `{callbacks}`: a scenario's calls of delegates, animators, contexts and view controllers on one time axis, under the frames.
struct CallbacksDirective: DirectiveKind {
  let name = "callbacks"
  let argument = ArgumentDescription.required(
    meaning: "a container: " + ScenarioContainer.allCases.map(\.rawValue).joined(separator: ", "))
  private let figure = ScenarioFigure(
    parts: .strip,
    own: [
      OptionDescription(
        "only", values: CallFilter.allCases.map(\.rawValue).joined(separator: ", ") + "; several with commas",
        standard: "all", "which calls are shown")
    ])

  var options: [OptionDescription] { figure.options }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let filters = Self.filters(directive, diagnostics: &diagnostics)
    return figure.html(for: directive, on: &page, diagnostics: &diagnostics) { record, text, _, figures in
      let events = record.timeline.events.filter { event in filters.contains { $0.includes(event) } }
      return CallbackAxis(
        events: events, duration: record.timeline.duration, title: "Calls: \(text.title)"
      ).figure(in: &figures.library)
    }
  }

  private static func filters(_ directive: Directive, diagnostics: inout [Diagnostic]) -> [CallFilter] {
    guard let parts = directive[option: "only"]?.list(diagnostics: &diagnostics) else { return [.all] }
    return parts.compactMap { $0.keyword(CallFilter.self, diagnostics: &diagnostics) }
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
