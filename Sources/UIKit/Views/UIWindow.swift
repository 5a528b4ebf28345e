/// The root of a view tree.
open class UIWindow: UIView {
  /// The screen of the run in which the window was made.
  open internal(set) var screen = UIScreen.main
  /// What bars and the hardware cover at the sides; those of the phone of this size.
  open var deviceInsets: UIEdgeInsets

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }

  /// As the controllers want it; see `UIViewController.preferredStatusBarStyle`.
  package internal(set) var statusBarStyle = UIStatusBarStyle.default {
    didSet { statusBar?.color = statusBarStyle.color }
  }
  /// A status bar that takes its colour from the style. On a device the system draws it.
  package weak var statusBar: StatusBar? {
    didSet { statusBar?.color = statusBarStyle.color }
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

  /// Shows the window if it was hidden. Which window is key is not modelled.
  open func makeKeyAndVisible() { isHidden = false }

  /// Brings touches to the recognisers and views that they belong to.
  open func sendEvent(_ event: UIEvent) {
    event.resting = down.filter { !event.touches.contains($0) }
    for touch in event.resting { touch.phase = .stationary }
    down = (event.resting + event.touches).filter { !$0.isOver }
    dispatcher.send(event)
  }
}
