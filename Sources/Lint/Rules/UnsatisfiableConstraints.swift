import TransitionEngine

extension LintRule {
  /// Required constraints contradict one another.
  public static let unsatisfiableConstraints = LintRule(
    .unsatisfiableConstraints, title: "Constraints that contradict one another",
    explanation: """
      Required constraints cannot all hold. One of them is broken, and which one is not for the code to \
      say.
      """,
    fix: """
      Take out one of them, give one a priority below 1000, or set translatesAutoresizingMaskIntoConstraints \
      to false on the view that is not to be placed by its frame.
      """)
}
