import TransitionEngine

extension LintRule {
  /// A constraint, or a visual format, for which UIKit throws an exception.
  public static let illegalConstraint = LintRule(
    .illegalConstraint, title: "A constraint that cannot be",
    explanation:
      "UIKit refuses such a constraint with an exception, which ends an app. Here it does not count.",
    fix:
      "Add views before their constraints, and relate edges to edges of the same direction, and sizes to sizes."
  )
}
