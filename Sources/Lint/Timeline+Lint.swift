import TransitionEngine

extension Timeline {
  /// The findings of all rules that look at one run, by time.
  ///
  /// Samples at most `LintEvidence.maximumSamples` frames. Rules that need a second run are in
  /// `lintReplay(same:)` and `lintWidths(_:_:)`.
  public func lint() -> [LintFinding] {
    let evidence = LintEvidence(self)
    return LintRule.all.flatMap { rule -> [LintFinding] in
      switch rule.check {
      case .run(let find): find(evidence)
      case .log(let logged): evidence.logged(logged, as: rule)
      case .replay, .widths: []
      }
    }.inOrder
  }

  /// The findings of rules that compare this run with a second one of the same code and the same objects.
  ///
  /// - Parameter other: the second run. An animator with its own random generator must run twice as the same
  ///   instance: a new one would restart the generator.
  public func lintReplay(same other: Timeline) -> [LintFinding] {
    LintRule.all.flatMap { rule -> [LintFinding] in
      if case .replay(let find) = rule.check { find(self, other) } else { [] }
    }.inOrder
  }

  /// The findings of rules that compare a run with one of the same code on a screen of another width.
  ///
  /// - Parameters:
  ///   - a: a run of some code.
  ///   - b: a run of the same code in a window of another width; layers are matched by their numbers.
  public static func lintWidths(_ a: Timeline, _ b: Timeline) -> [LintFinding] {
    LintRule.all.flatMap { rule -> [LintFinding] in
      if case .widths(let find) = rule.check { find(a, b) } else { [] }
    }.inOrder
  }
}

extension [LintFinding] {
  /// The findings by time; at one time in the order of the rules.
  fileprivate var inOrder: [LintFinding] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
