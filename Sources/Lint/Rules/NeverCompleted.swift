import TransitionEngine

extension LintRule {
  /// A transition has started, and `completeTransition(_:)` was never called.
  public static let neverCompleted = LintRule(
    "never-completed", title: "Transition never completed",
    explanation: """
      Until completeTransition(_:) is called, UIKit takes the transition to be running: touches are \
      ignored, and neither screen gets its last appearance callback.
      """,
    fix: """
      Call completeTransition(_:) in the completion of the animation, on every path. \
      Finish or cancel an interaction in every state in which its gesture can end.
      """,
    check: .run { $0.neverCompleted() })
}

extension LintEvidence {
  fileprivate func neverCompleted() -> [LintFinding] {
    timeline.transitions.enumerated().compactMap { index, transition in
      guard let started = transition.started, transition.completions.isEmpty else { return nil }
      let (animator, time) = (transition.animator, started.short)
      let asked =
        transition.isInteractive
        ? Remark("\(animator) was started at \(time) s and never called completeTransition(_:).")
        : Remark("\(animator) was asked to animate at \(time) s and never called completeTransition(_:).")
      return finding(
        .neverCompleted, transition, at: timeline.duration, layer: transition.container,
        call: .completeTransition, Remark("\(asked) \(progress(of: transition, at: index))"))
    }
  }

  /// The progress of a transition that is still running.
  private func progress(of transition: TransitionRecord, at index: Int) -> Remark {
    switch timeline.interaction.last(where: { $0.transition == index })?.kind {
    case .started, .updated, .paused:
      return Remark("It is interactive, and was neither finished nor canceled.")
    default: break
    }
    guard let last = timeline.commits.lastIndex(where: { $0.animates(in: transition.container) }) else {
      return Remark("It began no animation.")
    }
    guard last + 1 < timeline.commits.count else {
      return Remark("Its animations were still running when the run ended at \(timeline.duration.short) s.")
    }
    return Remark("Its animations were over at \(timeline.commits[last + 1].time.short) s.")
  }
}

extension Timeline.Commit {
  /// Whether an animation that has not ended is attached to a layer in a container.
  fileprivate func animates(in container: Layer.ID) -> Bool {
    guard !animations.isEmpty, let found = root.descendant(container) else { return false }
    return animates(found.layer, at: found.parentTime(time))
  }

  private func animates(_ layer: Layer, at parentTime: TimeInterval) -> Bool {
    let local = layer.timing.localTime(parentTime)
    let isRunning = (animations[layer.id] ?? []).contains {
      ($0.isOnTimelineClock ? time : local) < AnimationClock($0).endTime
    }
    return isRunning || layer.sublayers.contains { animates($0, at: local) }
  }
}
