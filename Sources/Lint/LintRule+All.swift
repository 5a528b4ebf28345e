extension LintRule {
  /// Every rule. Findings at one time come in this order.
  public static let all: [LintRule] = [
    // The end of a transition.
    neverCompleted, completedTwice, completedAgainstOutcome,
    // State left behind.
    newViewMissing, stateLeftBehind, viewsLeftBehind, sublayerTransformLeft, flashOnCancel,
    // Interaction.
    gestureEndedEarly, selectedDuringChange, explicitAnimationScrubbed, finishedAtOneHundred, completionSpeed,
    // Geometry.
    m34Sign, perspectiveTwice, halfTurn, crossingPlanes, coplanarPlanes, frameUnderTransform, blankSnapshot,
    // Auto Layout.
    unsatisfiableConstraints, ambiguousLayout, illegalConstraint,
    // Rules that need a second run.
    unseededRandomness, fixedSize,
    // API use.
    notModelled, releasedEarly,
  ]

  /// The rule with a name; nil if there isn't any.
  public init?(named name: String) {
    guard let rule = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rule
  }
}

/// A rule is coded by its name.
extension LintRule: Codable {
  public func encode(to encoder: any Encoder) throws {
    var field = encoder.singleValueContainer()
    try field.encode(name)
  }

  public init(from decoder: any Decoder) throws {
    let field = try decoder.singleValueContainer()
    guard let rule = LintRule(named: try field.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: field, debugDescription: "there is no such rule")
    }
    self = rule
  }
}
