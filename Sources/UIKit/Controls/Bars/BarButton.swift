/// A bar button item's button.
final class BarButton: UIButton {
  private let item: UIBarButtonItem
  /// The item's image that was applied last.
  private var takenImage: UIImage?

  /// The item's own view, or a button for it.
  static func view(for item: UIBarButtonItem) -> UIView {
    let view = item.customView ?? (item.space == nil ? BarButton(item) : UIView())
    item.bar = view
    return view
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
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    if takenImage !== item.image {
      takenImage = item.image
      setImage(item.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 18)), for: .normal)
    }
    if item.tintColor != ownTintColor { tintColor = item.tintColor }
  }

  override func layoutSubviews() {
    takeOverContent()
    super.layoutSubviews()
  }
}
