/// What a tab bar shows for one tab.
open class UITabBarItem: UIBarItem {
  /// What the item shows while it is selected; nil for `image`.
  open var selectedImage: UIImage? { didSet { contentChanged() } }
  /// A few characters on red; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentChanged() } } }

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// An item with a title and images; nil leaves one out.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with a title, an image, and a number of one's own choice.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
