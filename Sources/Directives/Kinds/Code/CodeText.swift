import Runs
import Screens
import Text
import TransitionEngine

/// Text that describes what an author's code does. It's derived from the run, never typed.
struct CodeText {
  var request: CodeRequest
  var timeline: Timeline

  func text(frames: Int) -> RunFigure.Text {
    RunFigure.Text(title: title, description: description(frames: frames), facts: facts)
  }

  /// The name of the function; nil for code that has none.
  private var function: String? {
    let text = request.code.text
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return text.contains("\n") || name.isEmpty || text[name.endIndex...].first.map { $0 != "(" } ?? false
      ? nil : String(name)
  }

  private var title: String {
    "What \(function ?? "the code") does" + (request.screen.map { " on \($0.name)" } ?? "")
  }

  private func description(frames: Int) -> String {
    guard timeline.duration > 0 else { return "\(title): a picture in which nothing moves." }
    var text = "\(title). \(frames) frames over \(timeline.duration.inSeconds())."
    let moved = timeline.movedLayers
    if !moved.isEmpty { text += " \(moved)" }
    if timeline.isUnfinished { text += " It goes on after that." }
    return text
  }

  private var facts: [String] {
    var facts = [function, request.screen?.name].compactMap(\.self)
    if timeline.duration > 0 { facts.append(timeline.duration.inSeconds()) }
    if timeline.isUnfinished { facts.append("goes on") }
    return facts
  }
}
