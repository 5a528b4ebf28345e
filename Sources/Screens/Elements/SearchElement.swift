import UIKit

/// `search: {placeholder, text}`: a search field.
struct SearchElement: ScreenElement {
  static let name = "search"
  static let shorthand: String? = "placeholder"

  let placeholder: String
  let text: String?

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    placeholder = reader.text(&fields, "placeholder") ?? "Search"
    text = reader.text(&fields, "text")
  }

  var stretch: Stretch { Stretch(growsAcross: true, shrinks: true) }

  func makeView(tint: UIColor) -> UIView { SearchView(self) }
}

private final class SearchView: UIView {
  private let icon = SymbolView.make("magnifyingglass", size: 16, weight: .medium, .secondaryLabel)
  private let label: UILabel
  /// The field is as much higher than its text, in points.
  private static let padding: CGFloat = 14

  init(_ search: SearchElement) {
    label = UILabel(
      search.text ?? search.placeholder, .preferredFont(forTextStyle: .body),
      search.text == nil ? .secondaryLabel : .label)
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    if let icon { addSubview(icon) }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? size.width : 320,
      height: max(label.naturalSize.height.rounded() + Self.padding, 36))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = icon?.image?.size ?? .zero
    icon?.frame = CGRect(origin: CGPoint(x: 8, y: ((bounds.height - size.height) / 2).onGrid), size: size)
    let left = 8 + size.width + 6
    label.frame = CGRect(x: left, y: 0, width: max(bounds.width - left - 8, 0), height: bounds.height)
  }
}
