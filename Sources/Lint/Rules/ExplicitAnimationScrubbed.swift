import TransitionEngine

extension LintRule {
  /// A `CAAnimation` in an interactive transition: since iOS 11 it runs by itself (Open Radar 38766932).
  public static let explicitAnimationScrubbed = LintRule(
    "explicit-animation-scrubbed", title: "Explicit animation in an interactive transition",
    explanation: """
      An interaction scrubs view animations only. A CAAnimation that the animator adds itself runs on \
      while the finger rests.
      """,
    fix: "Use UIView's animations, or an interruptible property animator.",
    check: .run { $0.explicitAnimationScrubbed() })
}

extension LintEvidence {
  fileprivate func explicitAnimationScrubbed() -> [LintFinding] {
    timeline.transitions.filter(\.isInteractive).compactMap { transition in
      guard let (commit, layers) = firstExplicitAnimations(in: transition), let first = layers.first else {
        return nil
      }
      let name = commit.root.descendant(first)?.layer.name ?? ""
      var finding = finding(
        .explicitAnimationScrubbed, transition, at: commit.time, layer: first, named: name,
        layers.count == 1
          ? Remark("Explicit animations of one layer don't follow the interaction: they run by themselves.")
          : Remark(
            "Explicit animations of \(layers.count) layers don't follow the interaction: they run by themselves."
          ))
      finding.call = "add(_:forKey:)"
      return finding
    }
  }

  /// The first commit of an interactive transition with animations that were added in it and run by
  /// themselves, and the owner of these animations.
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
