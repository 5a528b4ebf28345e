/// How an interaction drives a transition.
extension LintEvidence {
  /// Those that the run has written down, as their outcome was carried over, and those that nobody heard.
  func gesturesEndedEarly() -> [LintFinding] {
    logged(.gestureEndedEarly) + timeline.transitions.compactMap(unheardGesture)
  }

  /// A finger that was lifted before its transition started, which then waits for it in vain.
  private func unheardGesture(of transition: TransitionRecord) -> LintFinding? {
    guard transition.isInteractive, transition.completions.isEmpty, let started = transition.started,
      let lifted = timeline.touches.compactMap(\.ended).first(where: {
        transition.requested <= $0 && $0 <= started
      })
    else { return nil }
    let end = timeline.events.last { event in
      event.time == lifted && ["ended", "cancelled"].contains(event.name)
    }
    return finding(
      .gestureEndedEarly, transition, at: lifted, layer: transition.container,
      actor: end?.actor ?? transition.interactor, call: end?.name ?? "ended",
      "The finger was lifted at \(lifted.short) s, the transition started at \(started.short) s, and what the "
        + "gesture said at its end was lost.")
  }

  func finishedAtOneHundred() -> [LintFinding] {
    timeline.interaction.compactMap { sample in
      guard sample.kind == .finished, sample.fraction >= 1,
        timeline.transitions.indices.contains(sample.transition)
      else { return nil }
      let transition = timeline.transitions[sample.transition]
      return finding(
        .finishedAtOneHundred, transition, at: sample.time, layer: transition.container,
        actor: transition.interactor, call: "finish()",
        "finish() was called when the interaction had come to 100 %: nothing is left to animate.")
    }
  }

  func explicitAnimationScrubbed() -> [LintFinding] {
    timeline.transitions.filter(\.isInteractive).compactMap { transition in
      guard let (commit, layers) = firstExplicitAnimations(in: transition), let first = layers.first else {
        return nil
      }
      let name = commit.root.descendant(first)?.layer.name ?? ""
      return finding(
        .explicitAnimationScrubbed, transition, at: commit.time, layer: first, named: name,
        call: "add(_:forKey:)",
        "Explicit animations of \(layers.count.counted("layer")) do not follow the interaction: they run by "
          + "themselves.")
    }
  }

  /// The first commit of an interactive transition with animations that were added in it and run by
  /// themselves, and whose they are.
  private func firstExplicitAnimations(
    in transition: TransitionRecord
  ) -> (commit: Timeline.Commit, layers: [Layer.ID])? {
    guard let started = transition.started else { return nil }
    for commit in timeline.commits
    where commit.time >= started && commit.time <= transition.ended ?? .infinity {
      let layers = commit.animations.filter { layer, animations in
        animations.contains { $0.isOnTimelineClock && $0.beginTime >= started }
      }
      if !layers.isEmpty { return (commit, layers.keys.sorted()) }
    }
    return nil
  }
}
