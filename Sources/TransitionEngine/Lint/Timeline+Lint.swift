extension Timeline {
  /// What is wrong with the transitions of this run, or worth knowing, by time.
  ///
  /// Looks at no more than `LintEvidence.maximumSamples` frames. Rules that take a second run to tell are in
  /// `lintReplay(same:)` and `lintWidths(_:_:)`.
  public func lint() -> [LintFinding] {
    let evidence = LintEvidence(self)
    return LintRule.allCases.flatMap { $0.findings(in: evidence) }.inOrder
  }
}

extension [LintFinding] {
  /// By time; at one time in the order of the rules.
  var inOrder: [LintFinding] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}

extension LintRule {
  /// What this rule finds; nothing for rules that take a second run.
  func findings(in evidence: LintEvidence) -> [LintFinding] {
    switch self {
    case .neverCompleted: evidence.neverCompleted()
    case .completedTwice: evidence.completedTwice()
    case .completedAgainstOutcome: evidence.completedAgainstOutcome()
    case .newViewMissing: evidence.newViewMissing()
    case .stateLeftBehind: evidence.stateLeftBehind()
    case .viewsLeftBehind: evidence.viewsLeftBehind()
    case .sublayerTransformLeft: evidence.sublayerTransformLeft()
    case .flashOnCancel: evidence.flashOnCancel()
    case .gestureEndedEarly: evidence.gesturesEndedEarly()
    case .explicitAnimationScrubbed: evidence.explicitAnimationScrubbed()
    case .finishedAtOneHundred: evidence.finishedAtOneHundred()
    case .m34Sign: evidence.wrongSignOfM34()
    case .perspectiveTwice: evidence.perspectiveTwice()
    case .halfTurn: evidence.halfTurns()
    case .crossingPlanes: evidence.crossingPlanes()
    case .coplanarPlanes: evidence.coplanarPlanes()
    case .selectedDuringChange, .completionSpeed, .frameUnderTransform, .blankSnapshot:
      evidence.logged(self)
    case .unseededRandomness, .fixedSize: []
    }
  }
}
