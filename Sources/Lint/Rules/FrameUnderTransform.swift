import TransitionEngine

extension LintRule {
  /// `frame` was set while the transform was not the identity.
  public static let frameUnderTransform = LintRule(
    .frameUnderTransform, title: "Frame set on a transformed view",
    explanation: """
      The frame of a transformed view is the box around it. Setting it changes bounds and center in \
      ways that are rarely intended.
      """,
    fix: "Set bounds and center, or reset the transform to the identity first.")
}
