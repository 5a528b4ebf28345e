/// The root of a view tree.
open class UIWindow: UIView {
  /// The screen of the run in which the window was made.
  open internal(set) var screen = UIScreen.main
  /// The insets that bars and the hardware cover; those of the phone of this size.
  open var deviceInsets: UIEdgeInsets

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }

  /// As the controllers want it; see `UIViewController.preferredStatusBarStyle`.
  package internal(set) var statusBarStyle = UIStatusBarStyle.default {
    didSet { statusBar?.color = statusBarStyle.color }
  }
  /// As the controllers want it; see `UIViewController.prefersStatusBarHidden`.
  package internal(set) var isStatusBarHidden = false {
    didSet { if isStatusBarHidden != oldValue { statusBar?.isHidden = isStatusBarHidden } }
  }
  /// A status bar that takes its colour from the style. On a device the system draws it.
  package weak var statusBar: StatusBar? {
    didSet {
      statusBar?.color = statusBarStyle.color
      if isStatusBarHidden { statusBar?.isHidden = true }
    }
  }
  /// What the system draws above everything that an app shows, such as a status bar; nil for nothing.
  package var systemOverlay: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let systemOverlay { addSubview(systemOverlay) }
    }
  }
  private lazy var dispatcher = TouchDispatcher(self)
  /// The touches of the fingers that are down.
  private var down: [UITouch] = []

  /// The window itself.
  open override var window: UIWindow? { self }

  /// A window with the insets of the phone of this size. Only the run's own window shows.
  public override init(frame: CGRect) {
    deviceInsets = UIEdgeInsets(ofPhone: frame.size)
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A window of a scene, as large as its screen. Only the run's own window shows.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// The scene of the current run; nil outside of a run. Kept where it is set, without effect.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? Run.current?.scene }
    set { ownScene = newValue }
  }
  private weak var ownScene: UIWindowScene?
  /// In front of others with a lower one; kept, without effect: there is one window.
  open var windowLevel = Level.normal
  /// Whether it is the run's window.
  open var isKeyWindow: Bool { Run.current?.window === self }

  /// Shows the window if it was hidden. Which window is key is not modelled.
  open func makeKeyAndVisible() { isHidden = false }
  /// Without effect: the run's window is key.
  open func makeKey() {}

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher ones are in front.
    public var rawValue: CGFloat
    /// A level of one's own.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of one's own.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ordinary windows.
    public static let normal = Self(rawValue: 0)
    /// The status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// Alerts.
    public static let alert = Self(rawValue: 2000)

    /// A level above another one.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
  }

  /// Keeps in front what the system draws above everything.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let systemOverlay, subview !== systemOverlay { bringSubviewToFront(systemOverlay) }
  }

  /// Brings touches to the recognisers and views that they belong to.
  open func sendEvent(_ event: UIEvent) {
    event.resting = down.filter { !event.touches.contains($0) }
    for touch in event.resting { touch.phase = .stationary }
    down = (event.resting + event.touches).filter { !$0.isOver }
    dispatcher.send(event)
  }
}
