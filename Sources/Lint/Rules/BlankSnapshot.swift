import TransitionEngine

extension LintRule {
  /// A snapshot of a view that had never been on screen.
  public static let blankSnapshot = LintRule(
    .blankSnapshot, title: "A blank snapshot",
    explanation: "A view that was never on screen has nothing to take a picture of yet.",
    fix: "Pass afterScreenUpdates: true.")
}
