import TransitionEngine

extension LintRule {
  /// A snapshot of a view that had never been on screen.
  public static let blankSnapshot = LintRule(
    .blankSnapshot, title: "Blank snapshot",
    explanation: "A view that was never on screen has no content for a snapshot yet.",
    fix: "Pass afterScreenUpdates: true.")
}
