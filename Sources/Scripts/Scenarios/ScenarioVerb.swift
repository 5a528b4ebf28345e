import Diagnostics
import TransitionEngine

/// The statements of a scenario that are not about fingers.
enum ScenarioVerb: String, CaseIterable, Sendable {
  case tap, select, push, pop, present, dismiss, settle, rotate, background, expect

  /// Whether the statement needs no container: only code and fingers change the screen where there is none.
  private var needsNoContainer: Bool { [.settle, .rotate, .background, .expect].contains(self) }

  /// The statements that a script with these names can have.
  static func all(_ names: ScenarioVocabulary) -> [ScenarioVerb] {
    allCases.filter { names.container != nil || $0.needsNoContainer }
  }

  /// The form of the statement.
  var form: String {
    switch self {
    case .tap: "tap 2, tap \"Search\", or tap 200,300"
    case .select: "select 1"
    case .push: "push NAME"
    case .pop: "pop"
    case .present: "present NAME"
    case .dismiss: "dismiss"
    case .settle: "settle"
    case .rotate: "rotate"
    case .background: "background"
    case .expect: "expect " + ExpectationVerb.allCases.map(\.rawValue).joined(separator: "|")
    }
  }

  /// Reads the words after the verb, except for `tap` with a point, which is a statement about a finger.
  func action(from line: inout ScriptLine, _ names: ScenarioVocabulary) -> ScenarioAction? {
    line.form = form
    guard isPossible(in: names, line) else { return nil }
    let action = read(&line, names)
    return action != nil && line.isAtEnd() ? action : nil
  }

  private func read(_ line: inout ScriptLine, _ names: ScenarioVocabulary) -> ScenarioAction? {
    switch self {
    case .tap: line.tab(names).map { .tapTab($0) }
    case .select: line.tab(names).map { .selectTab($0) }
    case .push: line.screen(names).map { .push($0) }
    case .pop: .pop
    case .present: line.screen(names).map { .present($0) }
    case .dismiss: .dismiss
    case .settle: .settle
    case .rotate: .rotate
    case .background: .background
    case .expect: Expectation(from: &line, names).map { .expect($0) }
    }
  }

  /// Whether the container supports the statement.
  private func isPossible(in names: ScenarioVocabulary, _ line: ScriptLine) -> Bool {
    let need: ScenarioContainer? =
      switch self {
      case .tap, .select: names.tabs.isEmpty ? .tabs : nil
      case .push, .pop: names.container == .navigation ? nil : .navigation
      default: nil
      }
    guard let need else { return true }
    line.diagnostics.report(names.mismatch(line.verb.value, needs: need, at: line.verb.range))
    return false
  }
}
