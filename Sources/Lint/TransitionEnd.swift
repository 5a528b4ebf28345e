import TransitionEngine

/// A transition that is over, with what it found and what it left.
struct TransitionEnd {
  let transition: TransitionRecord
  let time: TimeInterval
  let didComplete: Bool
  let before, after: TransitionRecord.Views

  /// Where the new view belongs; nil for one that has gone again.
  var finalFrame: CGRect? { didComplete ? transition.finalFrame : nil }

  /// Whether the old view has left for good: the next presentation gives it a frame of its own.
  var hasDismissed: Bool { didComplete && transition.isDismissal }

  /// Whether the window has another size than at the start. Frames are the layout's business then.
  var isInAnotherWindow: Bool { before.windowSize != after.windowSize }
}

extension LintEvidence {
  var ends: [TransitionEnd] {
    timeline.transitions.compactMap { transition in
      guard let completion = transition.completions.first, let before = transition.before,
        let after = transition.after
      else { return nil }
      return TransitionEnd(
        transition: transition, time: completion.time, didComplete: completion.didComplete, before: before,
        after: after)
    }
  }
}
