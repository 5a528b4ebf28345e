import Foundation

/// How an interaction drives a transition.
extension LintEvidence {
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
