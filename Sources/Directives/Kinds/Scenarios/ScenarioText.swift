import Localization
import Runs
import Scripts
import Text
import TransitionEngine

/// Text that describes a scenario. It's derived from the run, never typed.
struct ScenarioText {
  var settings: ScenarioSettings
  var timeline: Timeline
  var words: Localization

  var text: RunFigure.Text { RunFigure.Text(title: title, description: description, facts: facts) }

  var title: String {
    words.text(.withScreens, words[container].capitalizedFirst, list(settings.screens.map(\.name)))
  }

  private var container: Phrase {
    switch settings.container {
    case .tabs: settings.isSafe ? .safeTabBar : .tabBar
    case .navigation: .navigationController
    case .modal: settings.presentation.noun
    case .paging: .pagedScreens
    }
  }

  private var description: String {
    let changes = timeline.transitions.enumerated().map { index, transition in
      words.text(
        index == 0 ? .firstChange : .nextChange, transition.fromName, transition.toName,
        words[Self.outcome(transition)])
    }
    return words.joined([words.text(.overTime, timeline.duration.inSeconds())] + changes)
  }

  private static func outcome(_ transition: TransitionRecord) -> Phrase {
    guard let first = transition.completions.first else { return .neverCompleted }
    return first.didComplete ? .finished : .canceled
  }

  private var facts: [String] {
    var facts = [settings.container.rawValue]
    if settings.presentation.coversPart, let style = settings.presentation.style {
      facts.append(style.rawValue)
    }
    if let choice = settings.choice { facts.append(choice.name) }
    if settings.isSafe { facts.append(words[settings.carriesOver ? .safe : .safeNotKept]) }
    let count = timeline.transitions.count
    if count > 0 { facts.append(count == 1 ? words[.transition] : words.text(.transitions, "\(count)")) }
    return facts + [timeline.duration.inSeconds()]
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return words.text(.and, names.dropLast().joined(separator: ", "), last)
  }
}

extension ScenarioPresentation {
  /// A phrase for the presented screen.
  fileprivate var noun: Phrase {
    guard coversPart else { return .presentations }
    return style == .sheet ? .sheets : .popovers
  }
}
