import Diagnostics
import TransitionEngine
import Markup

extension Expectation {
  /// Reads what follows `expect`.
  ///
  /// - Returns: nil, with a diagnostic at its place, for what cannot be expected.
  init?(from line: inout ScriptLine, _ names: ScenarioVocabulary, diagnostics: inout [Diagnostic]) {
    let word = line.upcoming ?? line.verb
    guard let verb: ExpectationVerb = line.keyword("what must be true", diagnostics: &diagnostics) else {
      return nil
    }
    line.form = verb.form
    let expectation: Expectation? =
      switch verb {
      case .selected: Self.selected(&line, names, at: word.range, &diagnostics)
      case .visible: line.screen(names, diagnostics: &diagnostics).map { .visible($0) }
      case .finished: .outcome(.finished)
      case .cancelled: .outcome(.cancelled)
      case .callbacks: Self.callbacks(&line, names, exactly: false, &diagnostics)
      case .exactly:
        line.expect("callbacks", diagnostics: &diagnostics)
          ? Self.callbacks(&line, names, exactly: true, &diagnostics) : nil
      case .no: line.expect("callbacks", diagnostics: &diagnostics) ? .noCallbacks : nil
      case .unheard: .unheard
      case .consistent: .consistent
      case .lint: Self.lint(&line, &diagnostics)
      case .offset: Self.offset(&line, names, at: word.range, &diagnostics)
      case .duration: line.duration(in: 0...60, diagnostics: &diagnostics).map { .duration($0) }
      }
    guard let expectation else { return nil }
    self = expectation
  }

  private static func selected(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, at range: SourceRange,
    _ problems: inout [Diagnostic]
  ) -> Expectation? {
    guard !names.tabs.isEmpty else {
      problems.append(mismatch("selected", .tabBar, names, at: range))
      return nil
    }
    return line.tab(names, diagnostics: &problems).map { .selected($0) }
  }

  private static func offset(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, at range: SourceRange,
    _ problems: inout [Diagnostic]
  ) -> Expectation? {
    guard names.container == .paging else {
      problems.append(mismatch("offset", .paging, names, at: range))
      return nil
    }
    return line.length(in: -100_000...100_000, diagnostics: &problems).map { .offset($0) }
  }

  private static func lint(
    _ line: inout ScriptLine, _ problems: inout [Diagnostic]
  ) -> Expectation? {
    guard let word = line.word("a rule’s name, or “none”", diagnostics: &problems) else { return nil }
    if word.value == "none" { return .lint(nil) }
    if let rule = LintRule(named: word.value) { return .lint(rule) }
    problems.append(
      .unknown(
        "rule", word.value, "scenario.lint", at: word.range, allowed: LintRule.all.map(\.name) + ["none"]))
    return nil
  }

  private static func callbacks(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, exactly: Bool, _ problems: inout [Diagnostic]
  ) -> Expectation? {
    guard let first = line.word("at least one call", diagnostics: &problems) else { return nil }
    let known = exactly ? CallNames.appearance : names.calls
    var patterns: [Located<CallPattern>] = []
    var word: Located<String>? = first
    while let current = word {
      guard let pattern = CallPattern(current, names, calls: known, diagnostics: &problems) else {
        return nil
      }
      patterns.append(Located(pattern, at: current.range))
      word = line.next()
    }
    return .callbacks(patterns, exactly: exactly)
  }

  private static func mismatch(
    _ what: String, _ need: ScenarioVocabulary.Container, _ names: ScenarioVocabulary, at range: SourceRange
  ) -> Diagnostic {
    .error(
      "scenario.container", "“\(what)” needs \(need.noun)", at: range,
      explanation: "this scenario has \(names.container.noun)")
  }
}
