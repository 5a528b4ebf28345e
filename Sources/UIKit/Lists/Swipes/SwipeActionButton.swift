/// One of the buttons beside a row.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let icon = UIImageView(frame: .zero)
  /// The width in which the text is centered, in points, from the side that is uncovered first.
  var contentWidth: CGFloat = 0 { didSet { if contentWidth != oldValue { setNeedsLayout() } } }
  var isAtLeft = true { didSet { if isAtLeft != oldValue { setNeedsLayout() } } }

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor ?? .systemGray
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    icon.image = action.image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
    icon.tintColor = .white
    for view in [label, icon] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = isAtLeft ? 0 : bounds.width - contentWidth
    let (size, hasText) = (icon.image?.size ?? .zero, !(action.title ?? "").isEmpty)
    let height = hasText ? label.sizeThatFits(.zero).height : 0
    let top = bounds.midY - (size.height + height) / 2
    icon.frame = CGRect(
      x: x + (contentWidth - size.width) / 2, y: top, width: size.width, height: size.height)
    label.frame = CGRect(x: x, y: top + size.height, width: contentWidth, height: height)
  }
}
