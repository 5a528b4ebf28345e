import Diagnostics
import TransitionEngine

/// The statements of a scenario, actions and expectations, one a line.
///
/// ```
/// tap 2
/// expect callbacks viewWillAppear(search) viewDidAppear(search)
/// settle
/// swipe right 120pt in 0.2s
/// expect cancelled
/// expect selected 2
/// ```
///
/// The code of a `{run}` takes scripts, too: without the statements about a container, and after the code itself.
///
/// Statements run one after the other. Statements about fingers, and `wait`, take their time; all others
/// happen at one instant. An `expect` is checked at the current moment, which may be in the middle of a
/// transition; `settle` waits until everything is at rest. After the last action there is an implicit
/// `settle`, so that the expectations below it are about the outcome.
package struct ScenarioScript: Codable, Sendable {
  /// The lines as the author wrote them.
  package let lines: [Located<String>]
  package let actions: [Located<ScenarioAction>]
  /// The duration of the statements in seconds, without the settling.
  package let duration: TimeInterval

  /// All statements by their names, for error messages.
  private static func verbs(_ names: ScenarioVocabulary) -> [String] {
    GestureVerb.allCases.map(\.rawValue) + ScenarioVerb.all(names).map(\.rawValue).filter { $0 != "tap" }
  }

  /// - Parameter lines: one statement each.
  package init(_ lines: [Located<String>], _ names: ScenarioVocabulary, _ diagnostics: DiagnosticCollector) {
    var assembly = TouchAssembly(diagnostics)
    ScriptStatements.read(lines, diagnostics) { line in
      if !Self.read(&line, names, into: &assembly) { assembly.skip() }
    }
    self.lines = lines
    actions = Self.settled(assembly.actions, afterCode: names.container == nil)
    duration = assembly.elapsed
  }

  /// Reads one statement; false, with a diagnostic, if the line isn't a statement.
  private static func read(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, into assembly: inout TouchAssembly
  ) -> Bool {
    let range = line.verb.range
    if let verb = ScenarioVerb(rawValue: line.verb.value), ScenarioVerb.all(names).contains(verb),
      !isTapOnPoint(verb, line)
    {
      guard let action = verb.action(from: &line, names) else { return false }
      add(action, at: range, to: &assembly)
      return true
    }
    guard let verb = GestureVerb(rawValue: line.verb.value) else {
      line.diagnostics.report(ScriptStatements.unknown(line.verb, allowed: verbs(names)))
      return false
    }
    guard let statement = verb.statement(from: &line) else { return false }
    assembly.add(Located(statement, at: range))
    return true
  }

  /// `tap 2` taps a tab; `tap 200,300` is a finger.
  private static func isTapOnPoint(_ verb: ScenarioVerb, _ line: ScriptLine) -> Bool {
    guard verb == .tap, let word = line.upcoming?.value, !word.hasPrefix("\"") else { return false }
    return word.contains(",")
  }

  private static func add(_ action: ScenarioAction, at range: SourceRange, to assembly: inout TouchAssembly) {
    switch action {
    case .expect: break
    // The duration isn't known here, so no later step can continue a touch.
    case .settle: assembly.endTouch()
    // While a finger is down, the mark before its touch counts.
    default: if !assembly.isTouching { assembly.add(.mark, at: range) }
    }
    assembly.add(action, at: range)
  }

  /// The actions with the settling at the end, before the last expectations.
  ///
  /// - Parameter afterCode: whether code has run before the first action.
  private static func settled(
    _ actions: [Located<ScenarioAction>], afterCode: Bool
  ) -> [Located<ScenarioAction>] {
    var actions = actions
    let last = actions.lastIndex {
      if case .expect = $0.value { return false }
      return true
    }
    guard let last else {
      if afterCode, let first = actions.first { actions.insert(Located(.settle, at: first.range), at: 0) }
      return actions
    }
    actions.insert(Located(.settle, at: actions[last].range), at: last + 1)
    return actions
  }
}
