/// What bars show: a title, a picture or both.
open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentChanged() } } }
  open var tag = 0

  /// The bar that shows the item.
  weak var bar: UIView?

  public override init() { super.init() }

  /// Tells the bar to show the item anew.
  func contentChanged() { bar?.setNeedsLayout() }
}
