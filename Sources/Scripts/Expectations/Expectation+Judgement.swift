import Diagnostics
import Lint
import Text
import TransitionEngine

extension Expectation {
  /// The allowed error of an offset, in points.
  private static let offsetTolerance: CGFloat = 0.5
  /// The allowed error of a duration: half a display frame, as a transition ends on a frame.
  private static let durationTolerance: TimeInterval = 0.5 / 60

  /// - Parameter range: the place of the expectation.
  /// - Returns: nil if the expectation is met; otherwise the actual value, with notes about the events.
  package func judged(by facts: ScenarioFacts, at range: SourceRange) -> Diagnostic? {
    if case .callbacks(let patterns, let exactly) = self {
      return CallJudgement(patterns: patterns.map(\.value), calls: facts.calls, isExact: exactly).mismatch
        .map { mismatch in
          let place = mismatch.pattern.map { patterns[$0].range } ?? range
          return Self.untrue(mismatch.expected, mismatch.got, facts, at: place, notes: mismatch.notes)
        }
    }
    guard let (expected, got) = contradiction(facts) else { return nil }
    return Self.untrue(expected, got, facts, at: range, notes: evidence(facts))
  }

  /// The expected and the actual value; nil if they agree.
  private func contradiction(_ facts: ScenarioFacts) -> (expected: String, got: String)? {
    switch self {
    case .selected(let tab):
      facts.selectedTab == tab
        ? nil : ("tab \(tab + 1) to be selected", facts.selectedTab.map { "tab \($0 + 1)" } ?? "none")
    case .visible(let screen):
      facts.visibleScreen == screen
        ? nil : ("“\(screen)” to be visible", facts.visibleScreen.map { "“\($0)”" } ?? "no single screen")
    case .outcome(let outcome):
      facts.outcome == outcome ? nil : (outcome.expected, facts.outcome.got)
    case .noCallbacks:
      facts.calls.first.map { call in
        ("no calls", CallPattern(name: CallPattern.base(of: call.name), actor: call.actor).text)
      }
    case .unheard:
      facts.touch == .unheard ? nil : ("an unhandled touch", facts.touch.got)
    case .consistent:
      facts.inconsistencies.first.map { ("a consistent hierarchy", $0) }
    case .lint(let rule): lintContradiction(rule, facts)
    case .offset(let offset):
      facts.offset.map { abs($0 - offset) <= Self.offsetTolerance } == true
        ? nil : ("an offset of \(Self.points(offset))", facts.offset.map(Self.points) ?? "no scroll view")
    case .detent(let detent):
      facts.detent == detent
        ? nil : ("a sheet at “\(detent)”", facts.detent.map { "one at “\($0)”" } ?? "no sheet")
    case .duration(let duration):
      facts.transitionDuration.map { abs($0 - duration) <= Self.durationTolerance } == true
        ? nil
        : (
          "a transition of \(duration.inSeconds())",
          facts.transitionDuration.map { $0.inSeconds() } ?? "no completed transition"
        )
    case .callbacks: nil
    }
  }

  private func lintContradiction(
    _ rule: LintRule?, _ facts: ScenarioFacts
  ) -> (expected: String, got: String)? {
    let rules = Set(facts.lints.map(\.rule))
    let got = rules.isEmpty ? "nothing" : rules.map { "“\($0.name)”" }.sorted().joined(separator: ", ")
    guard let rule else { return rules.isEmpty ? nil : ("no findings of the lint", got) }
    return rules.contains(rule) ? nil : ("a finding “\(rule.name)” of the lint", got)
  }

  /// Notes that explain the result: for most expectations, the latest calls.
  private func evidence(_ facts: ScenarioFacts) -> [String] {
    switch self {
    case .lint:
      facts.lints.prefix(8).map { "\($0.time.inSeconds(padded: true))  \($0.rule.name): \($0.message)" }
    case .consistent: facts.inconsistencies.dropFirst().prefix(8).map { $0 }
    case .noCallbacks: CallJudgement.listing(facts.calls, around: 0)
    default: CallJudgement.listing(facts.calls)
    }
  }

  private static func untrue(
    _ expected: String, _ got: String, _ facts: ScenarioFacts, at range: SourceRange, notes: [String]
  ) -> Diagnostic {
    .error(
      "scenario.expect", "expected \(expected), got \(got)", at: range,
      explanation: "at \(facts.time.inSeconds()) of the run",
      notes: notes.map { Diagnostic.Note($0) })
  }

  private static func points(_ length: CGFloat) -> String { length.formatted(decimals: 2) + "pt" }
}

extension ScenarioFacts.Touch {
  /// The value after “got”.
  fileprivate var got: String {
    switch self {
    case .none: "no touch at all"
    case .unheard: "nobody"
    case .taken(let handler): handler
    }
  }
}

extension ScenarioFacts.Outcome {
  /// The value after “expected”.
  fileprivate var expected: String {
    switch self {
    case .finished: "the transition to finish"
    case .cancelled: "the transition to be canceled"
    case .running: "the transition to run"
    case .none: "no transition"
    }
  }

  /// The value after “got”.
  fileprivate var got: String {
    switch self {
    case .finished: "a finished transition"
    case .cancelled: "a canceled transition"
    case .running: "a running transition"
    case .none: "no transition"
    }
  }
}
