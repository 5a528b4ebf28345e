extension Timeline {
  /// What is wrong with the transitions of this run, or worth knowing, by time.
  ///
  /// Looks at no more than `LintEvidence.maximumSamples` frames. Rules that take a second run to tell are in
  /// `lintReplay(same:)` and `lintWidths(_:_:)`.
  public func lint() -> [LintFinding] {
    let evidence = LintEvidence(self)
    return LintRule.all.flatMap { rule -> [LintFinding] in
      switch rule.check {
      case .run(let find): find(evidence)
      case .log: evidence.logged(rule)
      case .replay, .widths: []
      }
    }.inOrder
  }

  /// What another run of the same code, with the same objects, shows.
  ///
  /// - Parameter other: the second run. For an animator that keeps a generator the same animator has to run
  ///   twice: a new one would start anew.
  public func lintReplay(same other: Timeline) -> [LintFinding] {
    LintRule.all.flatMap { rule -> [LintFinding] in
      if case .replay(let find) = rule.check { find(self, other) } else { [] }
    }.inOrder
  }

  /// What a run of the same code on a screen of another width shows.
  ///
  /// - Parameters:
  ///   - a: a run of some code.
  ///   - b: a run of the same code in a window of another width; layers are told by their numbers.
  public static func lintWidths(_ a: Timeline, _ b: Timeline) -> [LintFinding] {
    LintRule.all.flatMap { rule -> [LintFinding] in
      if case .widths(let find) = rule.check { find(a, b) } else { [] }
    }.inOrder
  }
}

extension [LintFinding] {
  /// By time; at one time in the order of the rules.
  fileprivate var inOrder: [LintFinding] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
