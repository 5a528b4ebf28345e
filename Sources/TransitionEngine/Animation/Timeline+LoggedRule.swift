extension Timeline.Event {
  /// A lint rule whose evidence only running code can see, so that the run logs it.
  ///
  /// The raw value is the rule's name, under which authors expect and accept findings.
  public enum LoggedRule: String, Hashable, Sendable, CaseIterable {
    case gestureEndedEarly = "gesture-ended-early"
    case selectedDuringChange = "selected-during-change"
    case completionSpeed = "completion-speed"
    case frameUnderTransform = "frame-under-transform"
    case blankSnapshot = "blank-snapshot"
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case illegalConstraint = "illegal-constraint"
    case notModelled = "not-modelled"
    case releasedEarly = "released-early"
  }
}
