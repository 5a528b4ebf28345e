/// A step of an interactive transition, for plots of how far it was when.
public struct InteractionSample: Hashable, Sendable {
  /// The kind of event.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The interaction drives it from its first frame on.
    case started
    /// The interaction moved it.
    case updated
    /// The interaction took it up again on its way to an end.
    case paused
    /// It was let go, and goes on to its end.
    case finished
    /// It was let go, and goes back to its start.
    case cancelled
    /// It is on its way to an end by itself; one for every frame of the display, and one for the end.
    case completing
  }

  /// Seconds since the timeline's start.
  public var time: TimeInterval
  /// The event of this instant.
  public var kind: Kind
  /// How much of the transition shows, 0…1.
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
