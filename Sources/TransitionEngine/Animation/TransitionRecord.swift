/// What is known of one transition of a run, from the request until everything rests again.
///
/// Times are seconds since the timeline's start; nil for what never came.
public struct TransitionRecord: Hashable, Sendable {
  /// A call of `completeTransition(_:)`.
  public struct Completion: Hashable, Sendable {
    public var time: TimeInterval
    public var didComplete: Bool

    public init(time: TimeInterval, didComplete: Bool) {
      self.time = time
      self.didComplete = didComplete
    }
  }

  /// The container and the two controllers' views at one instant, in the tree or not.
  public struct Views: Hashable, Sendable {
    public var container: Layer
    /// Without their sublayers: those are the controllers' own.
    public var from: Layer?
    public var to: Layer?
    /// The window's size, which changes when the device is turned.
    public var windowSize: CGSize

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
  public var from: Layer.ID?
  public var to: Layer.ID?
  /// How the log calls the two controllers.
  public var fromName: String
  public var toName: String

  public var requested: TimeInterval
  public var started: TimeInterval?
  public var ended: TimeInterval?
  /// Whether an interaction drove it, from the start or later.
  public var isInteractive = false
  /// Whether the interaction took it back, whatever `completeTransition(_:)` was told.
  public var wasCancelled = false
  /// Every call, including those that came too late.
  public var completions: [Completion] = []
  /// Where the old view is at the start, and where the new one belongs at the end, in the container.
  public var startFrame = CGRect.zero
  public var finalFrame = CGRect.zero
  /// What the animator found, and what there is in the turn after `completeTransition(_:)`.
  public var before: Views?
  public var after: Views?

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
