import TransitionEngine

/// An error for a run that did not end by itself.
public struct UnfinishedRun: Error, Hashable, Sendable {
  /// The reason why the run was stopped.
  public enum Reason: Hashable, Sendable {
    /// Work was left after this many virtual seconds.
    case duration(TimeInterval)
    /// Work was left after this many turns of the run loop.
    case turns(Int)
    /// No work was left to do, but some open work was never completed.
    case idle
  }

  /// The limit that was reached, or `idle` for open work.
  public var reason: Reason
  /// The names of the open work that was never completed.
  public var open: [String]
  /// The author's call that schedules work again and again, if a limit of turns was reached.
  package var repeatedCall: Timeline.Event.CallSite?
  /// The timeline until the run was stopped.
  public var timeline: Timeline
}

/// Work that was begun and must be completed, such as a transition.
package struct OpenWork: Hashable, Sendable {
  let id: Int
  package let name: String
}
