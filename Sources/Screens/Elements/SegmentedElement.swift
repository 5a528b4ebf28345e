import UIKit

/// `segmented: {items: [titles], selected: index}`.
struct SegmentedElement: ScreenElement {
  static let name = "segmented"
  static let shorthand: String? = "items"

  let items: [String]
  /// Counted from 0.
  let selected: Int

  init?(_ fields: inout Fields, _ reader: inout ScreenReader) {
    items = Array((reader.texts(&fields, "items") ?? []).prefix(8))
    selected = reader.integer(&fields, "selected", in: 0...max(items.count - 1, 0)) ?? 0
    if items.isEmpty {
      reader.missing("items", in: fields)
      return nil
    }
  }

  var stretch: Stretch { Stretch(shrinks: true) }

  func makeView(tint: UIColor) -> UIView { SegmentedView(self) }
}

private final class SegmentedView: UIView {
  private let labels: [UILabel]
  private let thumb = UIView()
  private let selected: Int
  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  init(_ control: SegmentedElement) {
    selected = control.selected
    labels = control.items.enumerated().map { index, title in
      UILabel(
        title, .systemFont(ofSize: 13, weight: index == control.selected ? .semibold : .medium), .label,
        .center)
    }
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    thumb.backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x636366)
    thumb.layer.cornerRadius = 7
    ShadowStyle(opacity: 0.12, radius: 4, offset: CGSize(width: 0, height: 2)).apply(to: thumb.layer)
    addSubview(thumb)
    labels.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = labels.reduce(0) { max($0, $1.naturalSize.width + 24) } * CGFloat(labels.count)
    return CGSize(width: size.width.isFinite ? size.width : natural, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      let cell = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      label.frame = cell.insetBy(dx: min(6, width / 4), dy: 0)
      if index == selected { thumb.frame = cell.insetBy(dx: Self.inset, dy: Self.inset) }
    }
  }
}
