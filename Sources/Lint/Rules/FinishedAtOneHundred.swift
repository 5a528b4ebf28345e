import TransitionEngine

extension LintRule {
  /// An interaction was finished at a fraction of 1, where nothing is left to animate.
  public static let finishedAtOneHundred = LintRule(
    "finished-at-one-hundred", title: "Interaction finished at 100 %",
    explanation: """
      Nothing is left to animate then, so on a device the animation's completion may not come, and the \
      transition stays open.
      """,
    fix: "Keep the fraction below 1, for instance at most 0.99, until the gesture has ended.",
    check: .run { $0.finishedAtOneHundred() })
}

extension LintEvidence {
  fileprivate func finishedAtOneHundred() -> [LintFinding] {
    timeline.interaction.compactMap { sample in
      guard sample.kind == .finished, sample.fraction >= 1,
        timeline.transitions.indices.contains(sample.transition)
      else { return nil }
      let transition = timeline.transitions[sample.transition]
      return finding(
        .finishedAtOneHundred, transition, at: sample.time, layer: transition.container,
        actor: transition.interactor, call: .finish,
        Remark("finish() was called when the interaction had reached 100 %: nothing is left to animate."))
    }
  }
}
