import TransitionEngine

extension LintRule {
  /// A constraint, or a visual format, for which UIKit throws an exception.
  public static let illegalConstraint = LintRule(
    .illegalConstraint, title: "Invalid constraint",
    explanation:
      "UIKit throws an exception for such a constraint, which ends an app. Zoetrope ignores it.",
    fix:
      "Add views before their constraints, and relate edges to edges of the same direction, and sizes to sizes."
  )
}
