/// A bar button item's button.
final class BarButton: UIButton {
  private let item: UIBarButtonItem
  /// The item's image that was applied last.
  private var takenImage: UIImage?
  /// The title's color in the bar's looks that was applied last.
  private var takenColor: UIColor?

  /// The item's own view, or a button for it.
  static func view(for item: UIBarButtonItem) -> UIView {
    let view = item.customView.map(room) ?? (item.space == nil ? BarButton(item) : UIView())
    item.bar = view
    return view
  }

  /// The view that a bar places for an item's own view: that view, or one around it if constraints alone place it.
  static func room(for view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints ? view : BarItemRoom(view)
  }

  /// The size of an item's view or of a title view: that of its own constraints, if it has some.
  static func size(of view: UIView, in room: CGSize) -> CGSize {
    let content = (view as? BarItemRoom)?.content
    guard content != nil || view.constraints.contains(where: \.isActive) else {
      return view.sizeThatFits(room)
    }
    return (content ?? view).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    buttonType = .system
    addAction(UIAction { [item] in item.perform(sender: $0.sender) }, for: .primaryActionTriggered)
    takeOverContent()
  }

  required init?(coder: NSCoder) { nil }

  /// Applies changes only: it runs in layout, and each setter invalidates the layout.
  private func takeOverContent() {
    isEnabled = item.isEnabled
    if menu !== item.menu { menu = item.menu }
    showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
    titleLabel?.font =
      attribute(.font) as? UIFont
      ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    // A tint of the item's own comes before the bar's looks.
    let color = item.tintColor == nil ? attribute(.foregroundColor) as? UIColor : nil
    if color !== takenColor {
      takenColor = color
      setTitleColor(color, for: .normal)
    }
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    if takenImage !== item.image {
      takenImage = item.image
      setImage(item.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 18)), for: .normal)
    }
    if item.tintColor != ownTintColor { tintColor = item.tintColor }
  }

  /// The attribute of the title in the bar's looks.
  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    let looks: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)
    switch superview {
    case let bar as UINavigationBar:
      looks = (bar.standardAppearance.buttonAppearance, bar.standardAppearance.doneButtonAppearance)
    case let bar as UIToolbar:
      looks = (bar.standardAppearance.buttonAppearance, bar.standardAppearance.doneButtonAppearance)
    default: return nil
    }
    let plain = looks.plain.attribute(key, isEnabled: item.isEnabled)
    return item.style == .done ? looks.done.attribute(key, isEnabled: item.isEnabled) ?? plain : plain
  }

  override func layoutSubviews() {
    takeOverContent()
    super.layoutSubviews()
  }
}
