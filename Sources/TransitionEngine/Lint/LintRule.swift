/// A mistake, or a peculiarity, that can be told from what a run has left.
///
/// The raw value is the rule's stable name: authors write it.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  // The end of a transition.
  /// A transition has started, and `completeTransition(_:)` was never called.
  case neverCompleted = "never-completed"
  /// `completeTransition(_:)` was called more than once for a transition.
  case completedTwice = "completed-twice"
  /// `completeTransition(_:)` was told the opposite of how the interaction ended.
  case completedAgainstOutcome = "completed-against-outcome"

  // What it leaves behind.
  /// The new view is not in the tree when the transition is completed.
  case newViewMissing = "new-view-missing"
  /// One of the two views, or the container, has another transform, alpha, anchor or place than before.
  case stateLeftBehind = "state-left-behind"
  /// Views that were added to the container for the transition are still in it.
  case viewsLeftBehind = "views-left-behind"
  /// The container's `sublayerTransform` is another one than before, and not the identity.
  case sublayerTransformLeft = "sublayer-transform-left"
  /// The frame after a cancelled transition looks different from its last one.
  case flashOnCancel = "flash-on-cancel"

  // How it is driven.
  /// A gesture was over before the transition that it drives had started.
  case gestureEndedEarly = "gesture-ended-early"
  /// A container was asked for a change while another one was running.
  case selectedDuringChange = "selected-during-change"
  /// A `CAAnimation` in an interactive transition, which runs by itself.
  case explicitAnimationScrubbed = "explicit-animation-scrubbed"
  /// An interaction was finished at a fraction of 1, where nothing is left to animate.
  case finishedAtOneHundred = "finished-at-one-hundred"
  /// A `completionSpeed` that is not positive and finite.
  case completionSpeed = "completion-speed"

  // Geometry.
  /// An `m34` above 0, with which what comes nearer gets smaller.
  case m34Sign = "m34-sign"
  /// A transform with perspective under a `sublayerTransform` that has one, too.
  case perspectiveTwice = "perspective-twice"
  /// A transform animated by half a turn, which may go either way, or from a matrix to the same one.
  case halfTurn = "half-turn"
  /// Siblings that pass through each other.
  case crossingPlanes = "crossing-planes"
  /// Siblings that lie in one leaning plane and overlap.
  case coplanarPlanes = "coplanar-planes"
  /// `frame` was set while the transform was not the identity.
  case frameUnderTransform = "frame-under-transform"
  /// A snapshot of a view that had never been on screen.
  case blankSnapshot = "blank-snapshot"

  // What only a second run shows.
  /// A second run of the same code looks different.
  case unseededRandomness = "unseeded-randomness"
  /// A distance that stays the same on a screen of another width.
  case fixedSize = "fixed-size"

  /// How much a finding of the rule matters.
  public enum Severity: Hashable, Sendable {
    /// A mistake.
    case warning
    /// A fact that one should know, and that may be meant.
    case note
  }

  /// A note for crossing and coplanar planes and for gestures that end early; a warning for all else.
  public var severity: Severity {
    switch self {
    case .crossingPlanes, .coplanarPlanes, .gestureEndedEarly: .note
    default: .warning
    }
  }
}
