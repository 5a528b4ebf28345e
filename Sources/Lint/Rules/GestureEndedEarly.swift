import TransitionEngine

extension LintRule {
  /// A gesture was over before the transition that it drives had started.
  public static let gestureEndedEarly = LintRule(
    Timeline.Event.LoggedRule.gestureEndedEarly.rawValue,
    title: "The gesture ended before the transition started",
    explanation: """
      A transition starts in the turn after its request. A short gesture is over by then, and what it \
      said must not be lost.
      """,
    fix: """
      Keep the outcome, and carry it out when the transition starts, as \
      UIPercentDrivenInteractiveTransition does.
      """,
    severity: .note,
    check: .run { $0.gesturesEndedEarly() })
}

extension LintEvidence {
  /// Those that the run has written down, as their outcome was carried over, and those that nobody heard.
  fileprivate func gesturesEndedEarly() -> [LintFinding] {
    logged(.gestureEndedEarly, as: .gestureEndedEarly)
      + timeline.transitions.compactMap(unheardGesture)
  }

  /// A finger that was lifted before its transition started, which then waits for it in vain.
  private func unheardGesture(of transition: TransitionRecord) -> LintFinding? {
    guard transition.isInteractive, transition.completions.isEmpty, let started = transition.started,
      let lifted = timeline.touches.compactMap(\.ended).first(where: {
        transition.requested <= $0 && $0 <= started
      })
    else { return nil }
    let end = timeline.events.last { event in
      event.time == lifted && (event.call == .ended || event.call == .cancelled)
    }
    return finding(
      .gestureEndedEarly, transition, at: lifted, layer: transition.container,
      actor: end?.actor ?? transition.interactor, call: end?.call ?? .ended,
      "The finger was lifted at \(lifted.short) s, the transition started at \(started.short) s, and what the "
        + "gesture said at its end was lost.")
  }
}
