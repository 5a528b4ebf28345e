import TransitionEngine

extension LintRule {
  /// Required constraints contradict one another.
  public static let unsatisfiableConstraints = LintRule(
    .unsatisfiableConstraints, title: "Unsatisfiable constraints",
    explanation: """
           Required constraints can't all hold. One of them is broken, and the code can't choose which \
           one.
      """,
    fix: """
      Remove one of them, give one a priority below 1000, or set translatesAutoresizingMaskIntoConstraints \
      to false on a view that its frame shouldn't place.
      """)
}
