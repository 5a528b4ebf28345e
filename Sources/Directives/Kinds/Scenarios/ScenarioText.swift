import Runs
import Scripts
import Text
import TransitionEngine

/// Text that describes a scenario. It's derived from the run, never typed.
struct ScenarioText {
  var settings: ScenarioSettings
  var timeline: Timeline

  func text(frames: Int) -> RunFigure.Text {
    RunFigure.Text(title: title, description: description(frames: frames), facts: facts)
  }

  var title: String {
    "\(name.prefix(1).uppercased())\(name.dropFirst()) with \(Self.list(settings.screens.map(\.name)))"
  }

  private var name: String {
    switch settings.container {
    case .tabs: settings.isSafe ? "a tab bar controller with safe selection" : "a tab bar controller"
    case .navigation: "a navigation controller"
    case .modal: settings.presentation.noun
    case .paging: "pages"
    }
  }

  private func description(frames: Int) -> String {
    var text = "\(frames) frames over \(timeline.duration.inSeconds())."
    for (index, transition) in timeline.transitions.enumerated() {
      text += index == 0 ? " From" : " Then from"
      text += " “\(transition.fromName)” to “\(transition.toName)”: \(Self.outcome(transition))."
    }
    return text
  }

  private static func outcome(_ transition: TransitionRecord) -> String {
    guard let first = transition.completions.first else { return "never completed" }
    return first.didComplete ? "finished" : "canceled"
  }

  private var facts: [String] {
    var facts = [settings.container.rawValue]
    if settings.presentation.coversPart, let style = settings.presentation.style {
      facts.append(style.rawValue)
    }
    if let choice = settings.choice { facts.append(choice.name) }
    if settings.isSafe { facts.append(settings.carriesOver ? "safe" : "safe, outcome not kept") }
    let count = timeline.transitions.count
    if count > 0 { facts.append(count == 1 ? "1 transition" : "\(count) transitions") }
    return facts + [timeline.duration.inSeconds()]
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ScenarioPresentation {
  /// A phrase for the presented screen.
  fileprivate var noun: String {
    guard coversPart else { return "presentations" }
    return style == .sheet ? "sheets" : "popovers"
  }
}
