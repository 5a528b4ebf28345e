import TransitionEngine

/// A run that did not come to an end by itself.
public struct UnfinishedRun: Error, Hashable, Sendable {
  /// Why it was given up.
  public enum Reason: Hashable, Sendable {
    /// There was still something to do after so many virtual seconds.
    case duration(TimeInterval)
    /// There was still something to do after so many turns of the run loop.
    case turns(Int)
    /// There was nothing left to do, but something was never completed.
    case idle
  }

  /// Which limit was reached, or that something is still open.
  public var reason: Reason
  /// The names of the pieces of work that never completed.
  public var open: [String]
  /// The timeline up to then.
  public var timeline: Timeline
}

/// Something that was begun and has to be completed, such as a transition.
package struct OpenWork: Hashable, Sendable {
  let id: Int
  package let name: String
}
