/// The root of a view tree.
open class UIWindow: UIView {
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

  open override var window: UIWindow? { self }

  public override init(frame: CGRect) {
    deviceInsets = UIEdgeInsets(ofPhone: frame.size)
    super.init(frame: frame)
    clipsToBounds = true
  }

  open func makeKeyAndVisible() { isHidden = false }

  /// Brings touches to the recognisers and views that they belong to.
  open func sendEvent(_ event: UIEvent) { dispatcher.send(event) }
}
