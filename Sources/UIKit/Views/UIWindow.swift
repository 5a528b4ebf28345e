/// The root of a view tree.
open class UIWindow: UIView {
  open internal(set) var screen = UIScreen.main
  /// What bars and the hardware cover at the sides; those of the phone of this size.
  open var deviceInsets: UIEdgeInsets

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }

  open override var window: UIWindow? { self }

  public override init(frame: CGRect) {
    deviceInsets = UIEdgeInsets(ofPhone: frame.size)
    super.init(frame: frame)
    clipsToBounds = true
  }

  open func makeKeyAndVisible() { isHidden = false }
}
