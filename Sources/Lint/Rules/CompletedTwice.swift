import TransitionEngine

extension LintRule {
  /// `completeTransition(_:)` was called more than once for a transition.
  public static let completedTwice = LintRule(
    "completed-twice", title: "Completed twice",
    explanation: """
      A transition ends with the first call of completeTransition(_:). A second call comes when its \
      context is over, and may end the next transition.
      """,
    fix: "Call completeTransition(_:) in one place: the completion of the animation that ends last.",
    check: .run { $0.completedTwice() })
}

extension LintEvidence {
  fileprivate func completedTwice() -> [LintFinding] {
    timeline.transitions.compactMap { transition in
      guard let first = transition.completions.first, let second = transition.completions.dropFirst().first
      else { return nil }
      return finding(
        .completedTwice, transition, at: second.time, layer: transition.container,
        call: .completeTransition,
        Remark(
          """
          completeTransition(_:) was called \(transition.completions.count) times: with \(first.didComplete) at \
          \(first.time.short) s, and again with \(second.didComplete) at \(second.time.short) s.
          """))
    }
  }
}
