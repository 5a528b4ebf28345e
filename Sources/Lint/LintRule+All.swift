extension LintRule {
  /// Every rule. Findings at one time come in this order.
  public static let all: [LintRule] = [
    // The end of a transition.
    neverCompleted, completedTwice, completedAgainstOutcome,
    // What it leaves behind.
    newViewMissing, stateLeftBehind, viewsLeftBehind, sublayerTransformLeft, flashOnCancel,
    // How it is driven.
    gestureEndedEarly, selectedDuringChange, explicitAnimationScrubbed, finishedAtOneHundred, completionSpeed,
    // Geometry.
    m34Sign, perspectiveTwice, halfTurn, crossingPlanes, coplanarPlanes, frameUnderTransform, blankSnapshot,
    // Auto Layout.
    unsatisfiableConstraints, ambiguousLayout, illegalConstraint,
    // What only a second run shows.
    unseededRandomness, fixedSize,
    // What the code asks for.
    notModelled, releasedEarly,
  ]

  /// The rule that authors call so; nil for a name that no rule has.
  public init?(named name: String) {
    guard let rule = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rule
  }
}
