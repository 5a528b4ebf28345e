import TransitionEngine

extension LintRule {
  /// Constraints leave a view's place or size open.
  public static let ambiguousLayout = LintRule(
    .ambiguousLayout, title: "Ambiguous layout",
    explanation:
      "More than one layout satisfies the constraints equally well, so the displayed one is arbitrary.",
    fix:
      "Add the missing constraint, or give views that share the available room different priorities."
  )
}
