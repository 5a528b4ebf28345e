import TransitionEngine

extension LintRule {
  /// `frame` was set while the transform was not the identity.
  public static let frameUnderTransform = LintRule(
    .frameUnderTransform, title: "frame set under a transform",
    explanation: """
      The frame of a transformed view is the box around it. Setting it changes bounds and centre in \
      ways that are rarely meant.
      """,
    fix: "Set bounds and center, or put the transform back to the identity first.")
}
