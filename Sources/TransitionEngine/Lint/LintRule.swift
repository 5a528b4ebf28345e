/// A mistake, or a peculiarity, that can be told from what a run has left.
///
/// The raw value is the rule's stable name: authors write it.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  // The end of a transition.
  case neverCompleted = "never-completed"
  case completedTwice = "completed-twice"
  case completedAgainstOutcome = "completed-against-outcome"

  // What it leaves behind.
  case newViewMissing = "new-view-missing"
  case stateLeftBehind = "state-left-behind"
  case viewsLeftBehind = "views-left-behind"
  case sublayerTransformLeft = "sublayer-transform-left"
  case flashOnCancel = "flash-on-cancel"

  // How it is driven.
  case gestureEndedEarly = "gesture-ended-early"
  case selectedDuringChange = "selected-during-change"
  case explicitAnimationScrubbed = "explicit-animation-scrubbed"
  case finishedAtOneHundred = "finished-at-one-hundred"
  case completionSpeed = "completion-speed"

  // Geometry.
  case m34Sign = "m34-sign"
  case perspectiveTwice = "perspective-twice"
  case halfTurn = "half-turn"
  case crossingPlanes = "crossing-planes"
  case coplanarPlanes = "coplanar-planes"
  case frameUnderTransform = "frame-under-transform"
  case blankSnapshot = "blank-snapshot"

  // What only a second run shows.
  case unseededRandomness = "unseeded-randomness"
  case fixedSize = "fixed-size"

  public enum Severity: Hashable, Sendable {
    /// A mistake.
    case warning
    /// A fact that one should know, and that may be meant.
    case note
  }

  public var severity: Severity {
    switch self {
    case .crossingPlanes, .coplanarPlanes, .gestureEndedEarly: .note
    default: .warning
    }
  }
}
