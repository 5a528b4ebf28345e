/// The root of a view tree.
open class UIWindow: UIView {
  /// The screen of the run in which the window was made.
  open internal(set) var screen = UIScreen.main
  /// The safe area insets of bars and hardware; those of the phone of this size.
  open var deviceInsets: UIEdgeInsets

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }

  /// The style that the controllers choose; see `UIViewController.preferredStatusBarStyle`.
  package internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// The visibility that the controllers choose; see `UIViewController.prefersStatusBarHidden`.
  package internal(set) var isStatusBarHidden = false
  /// The status bar in front of the app, which looks as the controllers choose; nil for none. On a device the system
  /// draws it.
  package var statusBar: StatusBar? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let statusBar else { return }
      addSubview(statusBar)
      updateStatusBar()
    }
  }
  /// The view that a large sheet has moved back.
  weak var pageBehindSheet: UIView?
  private lazy var dispatcher = TouchDispatcher(self)
  /// The touches of the fingers on the screen.
  private var down: [UITouch] = []

  /// The window itself.
  open override var window: UIWindow? { self }

  /// A window with the insets of the phone of this size, which shows in front of the run's window when code makes it
  /// visible.
  public override init(frame: CGRect) {
    deviceInsets = UIEdgeInsets(ofDevice: frame.size)
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A window of a scene, as large as its screen, which shows when code makes it visible.
  public init(windowScene: UIWindowScene) {
    deviceInsets = UIEdgeInsets(ofDevice: windowScene.screen.bounds.size)
    super.init(frame: windowScene.screen.bounds)
    clipsToBounds = true
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  deinit { layer.removeFromSuperlayer() }

  /// Whether the window is invisible. A window that code has made shows once this is set to false.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      showBesideRunsWindow(!newValue)
    }
  }

  /// The scene of the current run; nil outside a run. A set value is kept, without effect.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? Run.current?.scene }
    set { ownScene = newValue }
  }
  private weak var ownScene: UIWindowScene?
  /// The position among windows, the highest in front. The run's own window is behind all others.
  open var windowLevel = Level.normal {
    didSet { if layer.superlayer != nil, superview == nil { showBesideRunsWindow(true) } }
  }
  /// Whether other windows have been shown in front of this one.
  var hasOthers = false
  /// Whether the window is the run's window.
  open var isKeyWindow: Bool { Run.current?.window === self }

  /// Shows the window if it was hidden. The choice of the key window is not modeled.
  open func makeKeyAndVisible() { isHidden = false }
  /// Without effect: the run's window is key.
  open func makeKey() {}

  /// Called when the window shows its first root controller; for subclasses.
  open func becomeKey() {}
  /// Posted when the window shows its first root controller, whose view is loaded.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Never called: the run's window stays key.
  open func resignKey() {}

  /// The level of a window, from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level's number; higher levels are in front.
    public var rawValue: CGFloat
    /// A custom level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A custom level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ordinary windows.
    public static let normal = Self(rawValue: 0)
    /// The status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// Alerts.
    public static let alert = Self(rawValue: 2000)
  }

  /// Keeps the status bar in front.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let statusBar, subview !== statusBar { bringSubviewToFront(statusBar) }
    keepOthersInFront()
  }

  /// Delivers touches to recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    event.resting = down.filter { !event.touches.contains($0) }
    for touch in event.resting { touch.phase = .stationary }
    down = (event.resting + event.touches).filter { !$0.isOver }
    noteStatusBarTouches(event)
    dispatcher.send(event)
    for touch in event.touches where touch.isOver { tappedStatusBar(touch) }
  }
  /// The touch that came down on the status bar; nil for none.
  var statusBarTouch: (touch: UITouch, point: CGPoint)?
}
