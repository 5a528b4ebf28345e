import TransitionEngine

extension LintRule {
  /// A `completionSpeed` that is not positive and finite.
  public static let completionSpeed = LintRule(
    .completionSpeed, title: "Completion speed of 0 or less",
    explanation:
      "The rest of an interactive transition takes its remaining time, divided by completionSpeed.",
    fix: "Keep completionSpeed above 0, for instance by a lower limit.")
}
