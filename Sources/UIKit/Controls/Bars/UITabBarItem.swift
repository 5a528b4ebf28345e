/// A tab in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil for `image`.
  open var selectedImage: UIImage? { didSet { contentChanged() } }
  /// A short text on red; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentChanged() } } }

  /// An empty item.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// An item with a title and images, each of which may be nil.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with a title, an image, and a custom number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
