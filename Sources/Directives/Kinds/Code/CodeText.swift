import Localization
import Runs
import Screens
import Text
import TransitionEngine

/// Text that describes what an author's code does. It's derived from the run, never typed.
struct CodeText {
  var request: CodeRequest
  var timeline: Timeline
  var words: Localization

  var text: RunFigure.Text { RunFigure.Text(title: title, description: description, facts: facts) }

  /// The name of the function; nil for code that has none.
  private var function: String? {
    let text = request.code.text
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return text.contains("\n") || name.isEmpty || text[name.endIndex...].first.map { $0 != "(" } ?? false
      ? nil : String(name)
  }

  private var title: String {
    let code = function ?? words[.theCode]
    return request.screen.map { words.text(.codeDoesOn, code, $0.name) } ?? words.text(.codeDoes, code)
  }

  private var description: String {
    guard timeline.duration > 0 else { return words.text(.nothingMoves, title) }
    var sentences = [
      words.sentence(title), words.text(.overTime, timeline.duration.inSeconds()),
    ]
    if let moved = timeline.movedLayers(words) { sentences.append(moved) }
    if timeline.isUnfinished { sentences.append(words[.goesOnAfter]) }
    return words.joined(sentences)
  }

  private var facts: [String] {
    var facts = [function, request.screen?.name].compactMap(\.self)
    if timeline.duration > 0 { facts.append(timeline.duration.inSeconds()) }
    if timeline.isUnfinished { facts.append(words[.goesOn]) }
    return facts
  }
}
