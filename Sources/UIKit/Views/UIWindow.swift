/// The root of a view tree.
open class UIWindow: UIView {
  open internal(set) var screen = UIScreen.main
  /// What bars and the hardware cover at the sides.
  open var deviceInsets = UIEdgeInsets.zero

  open override var window: UIWindow? { self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  open func makeKeyAndVisible() { isHidden = false }
}
