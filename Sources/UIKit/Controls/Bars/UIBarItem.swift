/// An item of a bar: a title, an image or both.
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// The image; nil for none. Symbols are drawn in the bar's own size.
  open var image: UIImage? { didSet { if image !== oldValue { contentChanged() } } }
  /// Whether the item can be tapped; otherwise it is drawn paler.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentChanged() } } }
  /// A custom number; kept, without effect.
  open var tag = 0

  /// The bar that shows the item.
  weak var bar: UIView?

  /// An empty item.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes the bar update its items.
  func contentChanged() { bar?.setNeedsLayout() }
}
