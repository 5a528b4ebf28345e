import Lint
import UIKit

/// Animators with deliberate mistakes, one for each rule that an animator can break, so that a tutorial can
/// show a mistake beside its fix.
package enum Mistakes {
  package struct Mistake: Sendable {
    package let animator: AnimatorDescription
    /// The rule that finds the mistake.
    package let rule: LintRule
    /// The run that shows the mistake.
    package let trigger: Trigger
  }

  package enum Trigger: Hashable, Sendable {
    /// Any run.
    case always
    /// A run that a gesture drives, or one that it drives and cancels.
    case interaction, cancellation
    /// A second run with the same animator.
    case replay
    /// A second run on a screen of another width.
    case anotherWidth
  }

  /// The mistakes, in the order of the rules.
  package static let catalogue = [
    forgetful, twice, stubborn, missingView, leftoverState, leftoverView, leftoverTransform, flash, explicit,
    wrongSign, doublePerspective, halfTurn, wholeTurn, coplanar, frameUnderTransform, earlySnapshot,
    overConstrained, underConstrained, constrainedEarly, unseeded, fixedWidth, unknownKeyPath, releasedEarly,
  ]

  package static func animator(named name: String) -> AnimatorDescription? {
    catalogue.first { $0.animator.name == name }?.animator
  }

  private static func mistake(
    _ name: String, _ summary: String, _ rule: LintRule, on trigger: Trigger = .always,
    duration: TimeInterval = 0.4,
    factory: @escaping @Sendable (TimeInterval) -> any UIViewControllerAnimatedTransitioning
  ) -> Mistake {
    Mistake(
      animator: AnimatorDescription(name, summary, duration: duration, isMistake: true) { duration, _ in
        factory(duration)
      }, rule: rule, trigger: trigger)
  }
}

// Mistakes at the end of a transition.
extension Mistakes {
  private static let forgetful = mistake(
    "forgetful", "A fade that never calls completeTransition(_:).", .neverCompleted
  ) { ForgetfulAnimator(duration: $0) }

  private static let twice = mistake(
    "twice", "Two animations, each of which ends the transition.", .completedTwice
  ) { TwiceAnimator(duration: $0) }

  private static let stubborn = mistake(
    "stubborn", "A fade that ends with the new screen even if it was canceled.", .completedAgainstOutcome,
    on: .cancellation
  ) { StubbornAnimator(duration: $0) }

  private static let missingView = mistake(
    "missing-view", "Slides in a picture of the new screen, and forgets the screen.", .newViewMissing
  ) { MissingViewAnimator(duration: $0) }
}

// Mistakes in what a transition leaves behind.
extension Mistakes {
  private static let leftoverState = mistake(
    "leftover-state", "Slides both screens, and leaves the old one outside.", .stateLeftBehind
  ) { LeftoverStateAnimator(duration: $0) }

  private static let leftoverView = mistake(
    "leftover-view", "A fade that leaves its dimming view in the container.", .viewsLeftBehind
  ) { LeftoverViewAnimator(duration: $0) }

  private static let leftoverTransform = mistake(
    "leftover-transform", "Leaves its perspective on the container.", .sublayerTransformLeft
  ) { LeftoverTransformAnimator(duration: $0) }

  private static let flash = mistake(
    "flash", "Brings the old screen back too late when it is canceled.", .flashOnCancel, on: .cancellation
  ) { FlashOnCancelAnimator(duration: $0) }

  private static let explicit = mistake(
    "explicit", "A fade that does not wait for the finger.", .explicitAnimationScrubbed, on: .interaction
  ) { ExplicitAnimator(duration: $0) }
}

// Mistakes in the motion.
extension Mistakes {
  private static let wrongSign = mistake(
    "wrong-sign", "A perspective in which the distance enlarges.", .m34Sign
  ) { WrongSignAnimator(duration: $0) }

  private static let doublePerspective = mistake(
    "double-perspective", "A perspective that is applied twice.", .perspectiveTwice
  ) { DoublePerspectiveAnimator(duration: $0) }

  private static let halfTurn = mistake(
    "half-turn", "Half a turn, which goes either way.", .halfTurn, duration: 0.6
  ) { LargeTurnAnimator(duration: $0, turn: .half) }

  private static let wholeTurn = mistake(
    "whole-turn", "A whole turn, which doesn't move.", .halfTurn, duration: 0.6
  ) { LargeTurnAnimator(duration: $0, turn: .whole) }

  private static let coplanar = mistake(
    "coplanar", "A door, and a dimming view in the same plane.", .coplanarPlanes, duration: 0.6
  ) { CoplanarAnimator(duration: $0) }

  private static let frameUnderTransform = mistake(
    "frame-under-transform", "Sets the frame of a scaled view.", .frameUnderTransform
  ) { FrameUnderTransformAnimator(duration: $0) }

  private static let earlySnapshot = mistake(
    "early-snapshot", "Slides in a picture that is empty.", .blankSnapshot
  ) { EarlySnapshotAnimator(duration: $0) }

  private static let overConstrained = mistake(
    "over-constrained", "A curtain with a constraint too many.", .unsatisfiableConstraints, duration: 0.6
  ) { CurtainAnimator(duration: $0, mistake: .tooMany) }

  private static let underConstrained = mistake(
    "under-constrained", "A curtain with a constraint too few.", .ambiguousLayout, duration: 0.6
  ) { CurtainAnimator(duration: $0, mistake: .tooFew) }

  private static let constrainedEarly = mistake(
    "constrained-early", "A curtain with a constraint that comes too early.", .illegalConstraint,
    duration: 0.6
  ) { CurtainAnimator(duration: $0, mistake: .tooEarly) }

  private static let unseeded = mistake(
    "unseeded", "Tiles that fly elsewhere every time.", .unseededRandomness, on: .replay, duration: 0.6
  ) { UnseededAnimator(duration: $0) }

  private static let fixedWidth = mistake(
    "fixed-width", "Slides both screens by the width of one phone.", .fixedSize, on: .anotherWidth
  ) { FixedWidthAnimator(duration: $0) }

  private static let unknownKeyPath = mistake(
    "unknown-key-path", "A fade with a shadow that cannot grow.", .notModelled
  ) { UnknownKeyPathAnimator(duration: $0) }

  private static let releasedEarly = mistake(
    "released-early", "A picture that should fall, by an animator that is deallocated.", .releasedEarly
  ) { ReleasedEarlyAnimator(duration: $0) }
}
