import Diagnostics
import Lint
import TransitionEngine

extension Expectation {
  /// Reads the words after `expect`.
  ///
  /// - Returns: nil, with a diagnostic at its place, for an invalid expectation.
  init?(from line: inout ScriptLine, _ names: ScenarioVocabulary) {
    let word = line.upcoming ?? line.verb
    guard let verb: ExpectationVerb = line.keyword("what must be true") else { return nil }
    line.form = verb.form
    let expectation: Expectation? =
      switch verb {
      case .selected: Self.selected(&line, names, at: word.range)
      case .visible:
        (names.container == nil ? line.controller(names) : line.screen(names)).map { .visible($0) }
      case .finished: .outcome(.finished)
      case .cancelled: .outcome(.cancelled)
      case .callbacks: Self.callbacks(&line, names, exactly: false)
      case .exactly:
        line.expect("callbacks") ? Self.callbacks(&line, names, exactly: true) : nil
      case .no: line.expect("callbacks") ? .noCallbacks : nil
      case .unheard: .unheard
      case .consistent: .consistent
      case .lint: Self.lint(&line)
      case .offset: Self.offset(&line, names, at: word.range)
      case .detent: Self.detent(&line, names)
      case .duration: line.duration(in: 0...60).map { .duration($0) }
      }
    guard let expectation else { return nil }
    self = expectation
  }

  private static func selected(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, at range: SourceRange
  ) -> Expectation? {
    guard !names.tabs.isEmpty else {
      line.diagnostics.report(names.mismatch("selected", needs: .tabs, at: range))
      return nil
    }
    return line.tab(names).map { .selected($0) }
  }

  private static func offset(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, at range: SourceRange
  ) -> Expectation? {
    guard names.container == .paging else {
      line.diagnostics.report(names.mismatch("offset", needs: .paging, at: range))
      return nil
    }
    return line.length(in: -100_000...100_000).map { .offset($0) }
  }

  private static func detent(_ line: inout ScriptLine, _ names: ScenarioVocabulary) -> Expectation? {
    guard let word = line.word("a detent") else { return nil }
    guard let detents = names.detents, !detents.contains(word.value) else { return .detent(word.value) }
    line.diagnostics.report(
      detents.isEmpty
        ? .error(
          "scenario.detent", "“detent” needs a sheet", at: word.range, fix: "add “:presentation: sheet”")
        : .unknown("detent", word.value, "scenario.detent", at: word.range, allowed: detents))
    return nil
  }

  private static func lint(_ line: inout ScriptLine) -> Expectation? {
    guard let word = line.word("a rule’s name, or “none”") else { return nil }
    if word.value == "none" { return .lint(nil) }
    if let rule = LintRule(named: word.value) { return .lint(rule) }
    line.diagnostics.report(
      .unknown(
        "rule", word.value, "scenario.lint", at: word.range, allowed: LintRule.all.map(\.name) + ["none"]))
    return nil
  }

  private static func callbacks(
    _ line: inout ScriptLine, _ names: ScenarioVocabulary, exactly: Bool
  ) -> Expectation? {
    guard let first = line.word("at least one call") else { return nil }
    let known = exactly ? CallNames.appearance : names.calls
    var patterns: [Located<CallPattern>] = []
    var word: Located<String>? = first
    while let current = word {
      guard let pattern = CallPattern(current, names, calls: known, line.diagnostics) else { return nil }
      patterns.append(Located(pattern, at: current.range))
      word = line.next()
    }
    return .callbacks(patterns, exactly: exactly)
  }
}
