import TransitionEngine

/// A transition that has ended, with the state before and after it.
struct TransitionEnd {
  let transition: TransitionRecord
  let time: TimeInterval
  let didComplete: Bool
  let before, after: TransitionRecord.Views

  /// The final frame of the new view; nil if it has left again.
  var finalFrame: CGRect? { didComplete ? transition.finalFrame : nil }

  /// Whether the old view has left for good: the next presentation gives it a new frame.
  var hasDismissed: Bool { didComplete && transition.isDismissal }

  /// Whether the window's size has changed since the start. Frames then depend on the layout.
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
