/// What bars show: a title, a picture or both.
open class UIBarItem: NSObject {
  /// What the item says; nil for nothing.
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// What the item shows; nil for nothing. Symbols are drawn in the bar's own size.
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }
  /// Whether the item can be tapped; otherwise it is drawn paler.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentChanged() } } }
  /// A number of one's own choice; kept, without effect.
  open var tag = 0

  /// The bar that shows the item.
  weak var bar: UIView?

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// Tells the bar to show the item anew.
  func contentChanged() { bar?.setNeedsLayout() }
}
