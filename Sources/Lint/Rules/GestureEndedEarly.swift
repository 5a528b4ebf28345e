import TransitionEngine

extension LintRule {
  /// A gesture ended before its transition started.
  public static let gestureEndedEarly = LintRule(
    Timeline.Event.LoggedRule.gestureEndedEarly.rawValue,
    title: "Gesture ended before the transition started",
    explanation: """
      A transition starts in the turn of the run loop after its request. A short gesture is over by then, and its \
      outcome must not be lost.
      """,
    fix: """
      Store the outcome, and apply it when the transition starts, as \
      UIPercentDrivenInteractiveTransition does.
      """,
    severity: .note,
    check: .run { $0.gesturesEndedEarly() })
}

extension LintEvidence {
  /// The logged gestures, whose outcome was carried over, and the gestures whose end was missed.
  fileprivate func gesturesEndedEarly() -> [LintFinding] {
    logged(.gestureEndedEarly, as: .gestureEndedEarly)
      + timeline.transitions.compactMap(unheardGesture)
  }

  /// A finger that was lifted before its transition started, so that the transition waits for the finger in
  /// vain.
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
      Remark(
        """
        The finger was lifted at \(lifted.short) s, the transition started at \(started.short) s, and the outcome \
        of the gesture was lost.
        """))
  }
}
