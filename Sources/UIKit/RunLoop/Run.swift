import TransitionEngine

/// One execution of UIKit code on a virtual clock, from the first view to an immutable `Timeline`.
///
/// A run executes synchronously, in one task, and is not to be shared: figures run side by side, each in a
/// run of its own. UIKit's static API (`UIView.animate`, `CATransaction`, `UIScreen.main`) finds it through a
/// task-local value.
///
/// ```swift
/// let run = Run(size: CGSize(width: 390, height: 844))
/// let card = run.perform { let card = UIView(frame: …); run.window.addSubview(card); return card }
/// let timeline = try run.record { UIView.animate(withDuration: 0.4) { card.alpha = 0 } }
/// ```
public final class Run {
  /// The limits at which the run is abandoned.
  public let limits: Limits
  /// The value of `UIScreen.main` while the run executes.
  public let screen: UIScreen
  /// The one window, as large as the screen. What is recorded is what it shows.
  public let window: UIWindow
  /// The clock, and what is to happen on it.
  public let loop = VirtualRunLoop()
  /// The window's scene, by UIKit's name.
  private(set) lazy var scene = UIWindowScene(self)
  /// The first responder.
  weak var firstResponder: UIResponder?
  /// How often code has asked for touches to be taken away, and not let them through again.
  var ignoredInteractions = 0
  /// The user defaults of the run.
  private(set) lazy var defaults = UserDefaults()
  /// The notification center of the run.
  lazy var notifications = NotificationCenter()
  /// How the transition ended; told by whoever ends it.
  public var outcome = Timeline.Outcome.finished

  /// The log of calls, with times on this run's clock.
  package internal(set) var events: [Timeline.Event] = []
  package internal(set) var commits: [Timeline.Commit] = []
  package internal(set) var transitions: [TransitionRecord] = []
  package internal(set) var interaction: [InteractionSample] = []
  /// The fingers' ways, in the order of coming down.
  package internal(set) var touches: [TouchRecord] = []
  /// The tree and the animations of the last commit, which the screen shows.
  package internal(set) var shown: Timeline.Commit?

  /// The pictures that are being drawn.
  var graphics = GraphicsStack()
  var transactions = TransactionStack()
  var viewAnimations = ViewAnimationStack()
  /// Every animation that is attached to a layer, in the order of adding.
  var attached: [AttachedAnimation] = []
  var openWork: [OpenWork] = []
  /// Those that have shown copies.
  var replicators: [CAReplicatorLayer] = []
  /// The recording; nil outside of any.
  var recorded: Recording?
  var needsLayout = true
  /// Scroll views that were laid out beside the screen, and learn what bars cover of them when they come.
  var besideScreen: [() -> UIScrollView?] = []
  /// Whether it has been said that a layout asks for another one each time.
  var hasNotedEndlessLayout = false
  var needsCommit = true
  /// Whether this turn belongs to a display frame.
  var isDisplayFrame = false
  var lastActivity = VirtualTime.zero
  /// The size of what the screen is made of, in points; it stays as it is when the device is turned.
  let panel: CGSize
  /// Whether work of a queue in the background is being executed.
  var isInBackground = false
  /// Whether the device lies on its side.
  var isTurned = false
  /// The touches that are on their way.
  var deliveries: [TouchDelivery] = []
  /// Tells this run from all others, for layers that outlive it.
  let token = Token()
  /// Tells which of the author's calls is under way.
  let callStack = Run.callStack
  private var layerCount = 0
  private var objectCount = 0
  private var sequence = 0

  /// - Parameter size: of the window, in points; sides that are not finite and positive become 1.
  public init(size: CGSize, limits: Limits = Limits()) {
    func side(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 1 }
    let bounds = CGRect(x: 0, y: 0, width: side(size.width), height: side(size.height))
    self.limits = limits
    panel = bounds.size
    screen = UIScreen(bounds: bounds)
    window = UIWindow(frame: bounds)
    window.screen = screen
    window.layer.identify(in: self)
  }

  /// Tells which call of an author's library is under way, for the log of the runs that are made meanwhile.
  @TaskLocal package static var callStack: CallStack?

  /// Of no meaning of its own. As long as one layer remembers it, no other run has the same one.
  final class Token {}

  // MARK: The current run

  /// Carries a run through task-local storage. A run never leaves the task that executes it, so nothing is
  /// shared.
  private struct Box: @unchecked Sendable { var run: Run? }

  /// Not an optional of its own: to copy one takes the runtime ten times as long, and every change of a layer asks.
  @TaskLocal private static var box = Box()

  /// The run that is being executed; nil outside of `perform` and `record`.
  public static var current: Run? { box.run ?? ofJob }

  /// Executes `body` as a part of this run, without letting time pass.
  public func perform<T>(_ body: () throws -> T) rethrows -> T {
    try Run.$box.withValue(Box(run: self)) { try body() }
  }

  // MARK: Numbers

  /// Layers' numbers, in the order in which they are asked for.
  func nextLayerID() -> Layer.ID {
    layerCount += 1
    return layerCount
  }

  /// Numbers of objects whose hashes are asked for.
  func nextObjectNumber() -> Int {
    objectCount += 1
    return objectCount
  }

  /// Orders what happens at one instant.
  func nextSequence() -> Int {
    sequence += 1
    return sequence
  }
}

extension Run {
  /// The limits beyond which a run counts as endless.
  public struct Limits: Hashable, Sendable {
    /// In virtual seconds after the recording's start.
    public var duration: TimeInterval
    /// Turns of the run loop: of a recording, or of one call that lets time pass.
    public var turns: Int

    /// Limits that no transition should reach.
    ///
    /// - Parameters:
    ///   - duration: virtual seconds.
    ///   - turns: turns of the run loop.
    public init(duration: TimeInterval = 60, turns: Int = 100_000) {
      self.duration = duration
      self.turns = turns
    }
  }
}
