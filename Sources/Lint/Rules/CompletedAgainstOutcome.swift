import TransitionEngine

extension LintRule {
  /// The argument of `completeTransition(_:)` contradicts the outcome of the interaction.
  public static let completedAgainstOutcome = LintRule(
    "completed-against-outcome", title: "Completed against the outcome",
    explanation: """
      The argument of completeTransition(_:) decides which screen the container takes for the current \
      one. If the argument doesn't match the end of the interaction, the container and the screen contradict each \
      other.
      """,
    fix: "Pass !transitionContext.transitionWasCancelled.",
    check: .run { $0.completedAgainstOutcome() })
}

extension LintEvidence {
  fileprivate func completedAgainstOutcome() -> [LintFinding] {
    timeline.transitions.compactMap { transition in
      guard let first = transition.completions.first, first.didComplete == transition.wasCancelled else {
        return nil
      }
      return finding(
        .completedAgainstOutcome, transition, at: first.time, layer: transition.container,
        call: .completeTransition,
        transition.wasCancelled
          ? Remark("completeTransition(\(first.didComplete)) was called, but the transition was canceled.")
          : Remark(
            "completeTransition(\(first.didComplete)) was called, but nothing canceled the transition."))
    }
  }
}
