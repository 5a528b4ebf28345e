extension Timeline {
  /// A period in which an author's call has an effect: its animation runs, or it follows a finger.
  package struct Activity: Hashable, Sendable {
    /// The call.
    package var callSite: Event.CallSite
    /// Seconds since the timeline's start, as is `end`.
    package var start: TimeInterval
    /// Not before `start`; equal for a call whose effect is immediate.
    package var end: TimeInterval

    package init(_ callSite: Event.CallSite, from start: TimeInterval, to end: TimeInterval) {
      (self.callSite, self.start, self.end) = (callSite, start, end)
    }
  }
}
