/// The record of one transition, from the request until everything is at rest again.
///
/// Times are seconds since the timeline's start; nil for events that never happened.
public struct TransitionRecord: Hashable, Sendable {
  /// A call of `completeTransition(_:)`.
  public struct Completion: Hashable, Sendable {
    /// When it was called.
    public var time: TimeInterval
    /// The argument: whether the new view stays.
    public var didComplete: Bool

    /// A call at an instant.
    public init(time: TimeInterval, didComplete: Bool) {
      self.time = time
      self.didComplete = didComplete
    }
  }

  /// The container and the two controllers' views at one instant, in the tree or not.
  public struct Views: Hashable, Sendable {
    /// The container's layer with its sublayers.
    public var container: Layer
    /// The old view, without its sublayers, which are the controller's own.
    public var from: Layer?
    /// The new view, without its sublayers; nil if the animator doesn't move it.
    public var to: Layer?
    /// The window's size, which changes when the device is turned.
    public var windowSize: CGSize

    /// Takes the sublayers off the two views.
    public init(container: Layer, from: Layer?, to: Layer?, windowSize: CGSize = .zero) {
      self.container = container
      self.windowSize = windowSize
      self.from = from
      self.to = to
      self.from?.sublayers = []
      self.to?.sublayers = []
    }
  }

  /// The animator's class.
  public var animator: String
  /// The interaction controller's class; nil for a transition without one.
  public var interactor: String?
  /// The container view's layer, and those of the two controllers' views.
  public var container: Layer.ID
  /// The old view's layer; nil if it was not loaded at the request.
  public var from: Layer.ID?
  /// The new view's layer; nil until it is loaded, at the latest at the start.
  public var to: Layer.ID?
  /// The old view controller's name in the log.
  public var fromName: String
  /// The new view controller's name in the log.
  public var toName: String

  /// When the change was requested of a container.
  public var requested: TimeInterval
  /// When the animator or the interaction started: in the turn after the request, or with the next frame.
  public var started: TimeInterval?
  /// When `completeTransition(_:)` was first called.
  public var ended: TimeInterval?
  /// Whether an interaction drove the transition, from the start or later.
  public var isInteractive = false
  /// Whether the old view was presented, and is being dismissed.
  public var isDismissal = false
  /// Whether the interaction canceled the transition, whatever the argument of `completeTransition(_:)`.
  public var wasCancelled = false
  /// Every call of `completeTransition(_:)`, including calls that came too late.
  public var completions: [Completion] = []
  /// The frame of the old view at the start, in the container; in points.
  public var startFrame = CGRect.zero
  /// The final frame of the new view, in the container; in points.
  public var finalFrame = CGRect.zero
  /// The views before the animator's call, and in the turn after `completeTransition(_:)`.
  public var before: Views?
  /// The views in the turn after `completeTransition(_:)`; nil while it has not been called.
  public var after: Views?

  /// A transition that has been requested and has not started.
  public init(
    animator: String, interactor: String? = nil, container: Layer.ID, from: Layer.ID?, to: Layer.ID?,
    fromName: String, toName: String, requested: TimeInterval
  ) {
    self.animator = animator
    self.interactor = interactor
    self.container = container
    self.from = from
    self.to = to
    self.fromName = fromName
    self.toName = toName
    self.requested = requested
  }
}
