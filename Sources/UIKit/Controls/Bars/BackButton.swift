/// The back button: a chevron and the title of the previous screen.
final class BackButton: UIControl {
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)))
  private let label = UILabel()
  private static let spacing: CGFloat = 3
  /// The width in points from which a title is replaced by "Back".
  private static let widestTitle: CGFloat = 120

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    if label.intrinsicContentSize.width > Self.widestTitle { label.text = "Back" }
    addSubview(chevron)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.intrinsicContentSize
    return CGSize(
      width: chevron.bounds.width + Self.spacing + title.width,
      height: max(chevron.bounds.height, title.height))
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let looks = (superview as? UINavigationBar)?.standardAppearance.backButtonAppearance
    label.textColor = looks?.attribute(.foregroundColor, isEnabled: true) as? UIColor ?? tintColor
    if let font = looks?.attribute(.font, isEnabled: true) as? UIFont { label.font = font }
    let size = chevron.bounds.size
    chevron.frame = CGRect(x: 0, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    let left = size.width + Self.spacing
    label.frame = CGRect(x: left, y: 0, width: max(bounds.width - left, 0), height: bounds.height)
  }
}
