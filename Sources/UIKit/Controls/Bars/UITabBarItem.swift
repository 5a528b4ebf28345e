/// What a tab bar shows for one tab.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { contentChanged() } }
  /// A few characters on red; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentChanged() } } }

  public override init() { super.init() }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
