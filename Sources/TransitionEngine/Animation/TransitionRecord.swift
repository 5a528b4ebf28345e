/// The record of one transition, from the request until all rests again.
///
/// Times are seconds since the timeline's start; nil for what never came.
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
    /// The container's layer with all that lies in it.
    public var container: Layer
    /// Without their sublayers: those are the controllers' own.
    public var from: Layer?
    /// The new view, without its sublayers; nil for one that the animator does not move.
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
  /// The interaction controller's class; nil where nobody drives the transition.
  public var interactor: String?
  /// The container view's layer, and those of the two controllers' views.
  public var container: Layer.ID
  /// The old view's layer; nil if it was not loaded at the request.
  public var from: Layer.ID?
  /// The new view's layer; nil until it is loaded, which is at the start at the latest.
  public var to: Layer.ID?
  /// How the log calls the two controllers.
  public var fromName: String
  /// How the log calls the new view's controller.
  public var toName: String

  /// When a container was asked for the change.
  public var requested: TimeInterval
  /// When the animator or the interaction took over; in the turn after the request, or with the next frame.
  public var started: TimeInterval?
  /// When `completeTransition(_:)` was first called.
  public var ended: TimeInterval?
  /// Whether an interaction drove it, from the start or later.
  public var isInteractive = false
  /// Whether the old view is one that was presented, and goes.
  public var isDismissal = false
  /// Whether the interaction took it back, whatever `completeTransition(_:)` was told.
  public var wasCancelled = false
  /// Every call, including those that came too late.
  public var completions: [Completion] = []
  /// Where the old view is at the start, and where the new one belongs at the end, in the container.
  public var startFrame = CGRect.zero
  /// Where the new view belongs at the end, in the container; in points.
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
