/// A step of an interactive transition, for plots of its progress over time.
public struct InteractionSample: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The interaction drives the transition from its first frame on.
    case started
    /// The interaction moved the transition.
    case updated
    /// The interaction took hold of the transition again on its way to an end.
    case paused
    /// The interaction let the transition go, and it continues to its end.
    case finished
    /// The interaction let the transition go, and it returns to its start.
    case cancelled
    /// The transition moves to an end by itself: one step per frame of the display, and one for the end.
    case completing
  }

  /// Seconds since the timeline's start.
  public var time: TimeInterval
  /// The event of this instant.
  public var kind: Kind
  /// The progress of the transition, 0…1.
  public var fraction: Double
  /// The transition's place in the timeline's `transitions`.
  public var transition: Int

  /// A step at an instant; `fraction` is 0…1.
  public init(time: TimeInterval, kind: Kind, fraction: Double, transition: Int) {
    self.time = time
    self.kind = kind
    self.fraction = fraction
    self.transition = transition
  }
}
