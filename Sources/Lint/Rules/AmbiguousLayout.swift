import TransitionEngine

extension LintRule {
  /// Constraints leave a view's place or size open.
  public static let ambiguousLayout = LintRule(
    .ambiguousLayout, title: "An ambiguous layout",
    explanation:
      "More than one layout satisfies the constraints as well as they can be: which one shows is chance.",
    fix:
      "Add the constraint that is missing, or let priorities differ where two views share what room there is."
  )
}
