import TransitionEngine

/// One execution of UIKit code on a virtual clock, from the first view to an immutable `Timeline`.
///
/// A run executes synchronously, in one task, and can't be shared: figures run side by side, each in its own
/// run. UIKit's static API (`UIView.animate`, `CATransaction`, `UIScreen.main`) finds the run through a
/// task-local value.
///
/// ```swift
/// let run = Run(size: CGSize(width: 390, height: 844))
/// let card = run.perform { let card = UIView(frame: …); run.window.addSubview(card); return card }
/// let timeline = try run.record { UIView.animate(withDuration: 0.4) { card.alpha = 0 } }
/// ```
public final class Run {
  /// The limits at which the run stops.
  public let limits: Limits
  /// The value of `UIScreen.main` while the run executes.
  public let screen: UIScreen
  /// The only window, which is as large as the screen. A recording shows this window.
  public let window: UIWindow
  /// The clock, with the work that is scheduled on it.
  public let loop = VirtualRunLoop()
  /// The window's scene.
  private(set) lazy var scene = UIWindowScene(self)
  /// The first responder.
  weak var firstResponder: UIResponder? { didSet { keyboard.responderDidChange(in: self) } }
  /// The keyboard.
  let keyboard = Keyboard()
  /// The number of requests to ignore touches that have not been ended.
  var ignoredInteractions = 0
  /// The objects that the run's code finds by static properties, such as `UIApplication.shared`. Each has a hash
  /// and associated objects, which no other run may see.
  private(set) lazy var application = UIApplication()
  private(set) lazy var bundle = Bundle()
  private(set) lazy var defaults = UserDefaults()
  private(set) lazy var device = UIDevice()
  private(set) lazy var mainLoop = RunLoop()
  private(set) lazy var networkSession = URLSession()
  private(set) lazy var notifications = NotificationCenter()
  private(set) lazy var operations = OperationQueue(.main)
  /// The images that code has encoded, by the hashes of their bytes.
  lazy var encoded: [UInt64: UIImage] = [:]
  /// The outcome of the transition, set by the code that ends it.
  public var outcome = Timeline.Outcome.finished

  /// The log of calls, with times on this run's clock.
  package internal(set) var events: [Timeline.Event] = []
  package internal(set) var commits: [Timeline.Commit] = []
  package internal(set) var transitions: [TransitionRecord] = []
  package internal(set) var interaction: [InteractionSample] = []
  /// The paths of the touches, in the order in which they began.
  package internal(set) var touches: [TouchRecord] = []
  /// The periods in which the author's calls have an effect.
  var activities = ActivityLog()
  /// The tree and the animations of the last commit, which the screen shows.
  package internal(set) var shown: Timeline.Commit?

  /// The layer that is being copied for presentation.
  weak var copiedLayer: CALayer?
  /// The images that are being drawn.
  var graphics = GraphicsStack()
  var transactions = TransactionStack()
  var viewAnimations = ViewAnimationStack()
  /// The animations that `UIView.beginAnimations` began, the last one on top.
  var olderAnimations: [OlderAnimation] = []
  /// Every animation that is attached to a layer, in the order of adding.
  var attached: [AttachedAnimation] = []
  var openWork: [OpenWork] = []
  /// The replicators that have shown copies.
  var replicators: [CAReplicatorLayer] = []
  /// The current recording; nil outside of any.
  var recorded: Recording?
  var needsLayout = true
  /// The looks that code has set for classes of views.
  var appearances = Appearances()
  /// Scroll views that were laid out outside of the screen, and get their bar insets when they appear.
  var besideScreen: [() -> UIScrollView?] = []
  /// Whether code has asked for the time of the run's clock, and so may derive other times from it.
  var hasToldTime = false
  /// Whether endless layout was noted.
  var hasNotedEndlessLayout = false
  var needsCommit = true
  /// Whether the window has shown a root controller.
  var hasLaunched = false
  /// Whether this turn belongs to a display frame.
  var isDisplayFrame = false
  var lastActivity = VirtualTime.zero
  /// The size of the panel behind the screen, in points; it doesn't change when the device rotates.
  let panel: CGSize
  /// The author's tasks that have not ended, by number.
  var openTasks: [Int: OpenTask] = [:]
  /// The calls that added operations that have not finished, by number.
  var openOperations: [Int: Timeline.Event.CallSite?] = [:]
  /// The open tasks that have started, by Swift's task.
  var runningTasks: [UnsafeRawPointer: OpenTask] = [:]
  /// Whether so many turns are over that the calls that schedule work are noted.
  var isNearLimit = false
  /// The last call that scheduled work near the limit of turns.
  var repeatedCall: Timeline.Event.CallSite?
  /// The background queues that are executing work.
  var queues = QueueState()
  /// Whether the work of a background queue is executing.
  var isInBackground = false
  /// The text size of the figure; nil until a screen says one.
  var contentSizeCategory: UIContentSizeCategory?
  /// Whether the device is rotated to its side.
  var isTurned = false
  /// The calls of `perform(_:with:afterDelay:)` that may still be canceled.
  var delayedCalls: [DelayedCall] = []
  /// The objects associated with those that aren't of Foundation, by their owner.
  var associations: [ObjectIdentifier: Associations] = [:]
  /// The touches that are being delivered.
  var deliveries: [TouchDelivery] = []
  /// The token that identifies this run, for layers that outlive it.
  let token = Token()
  /// The source of the author's call that is executing.
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

  /// The source of the author's call that is executing, for the logs of runs that are created meanwhile.
  @TaskLocal package static var callStack: CallStack?

  /// An identity of a run. As long as a layer stores it, no other run has the same one.
  final class Token {}

  // MARK: The current run

  /// A box that carries a run through task-local storage. A run never leaves the task that executes it, so
  /// nothing is shared.
  private struct Box: @unchecked Sendable { var run: Run? }

  /// The box isn't optional: the runtime takes ten times as long to copy an optional, and every change of a
  /// layer reads it.
  @TaskLocal private static var box = Box()

  /// The run that is executing; nil outside of `perform` and `record`.
  public static var current: Run? { box.run ?? ofJob }

  /// Executes `body` as a part of this run, without advancing the clock.
  public func perform<T>(_ body: () throws -> T) rethrows -> T {
    try Run.$box.withValue(Box(run: self)) { try body() }
  }

  /// Sets the text size of the run's code, which the first screen decides that says one.
  package func setContentSizeCategory(_ category: UIContentSizeCategory) {
    if contentSizeCategory == nil { contentSizeCategory = category }
  }

  // MARK: Numbers

  /// Returns the next layer number, in the order of the calls.
  func nextLayerID() -> Layer.ID {
    layerCount += 1
    return layerCount
  }

  /// Returns the next number of an object whose hash is requested.
  func nextObjectNumber() -> Int {
    objectCount += 1
    return objectCount
  }

  /// Returns the next number in the order of events at one instant.
  func nextSequence() -> Int {
    sequence += 1
    return sequence
  }
}

extension Run {
  /// The limits beyond which a run counts as unfinished.
  public struct Limits: Hashable, Sendable {
    /// The duration, in virtual seconds after the recording's start.
    public var duration: TimeInterval
    /// The turns of the run loop, in a recording or in one call that advances the clock.
    public var turns: Int

    /// Creates limits; no transition should reach the defaults.
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
