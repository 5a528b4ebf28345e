import UIKit

/// A section of a table: a header, rows with separators between them, a footer.
final class ListView: UIView {
  private let style: ListElement.Style
  private let header: UILabel?
  private let footer: UILabel?
  private let box = UIView()
  private let rows: [RowView]
  private let separators: [UIView]

  private static let sideMargin: CGFloat = 16
  private static let captionMargin: CGFloat = 7

  init(_ list: ListElement, tint: UIColor) {
    style = list.style
    rows = list.rows.map { RowView($0, tint: tint) }
    header = list.header.map { Self.header($0, list.style) }
    if UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory {
      header?.numberOfLines = 0
    }
    footer = list.footer.map {
      UILabel($0, .preferredFont(forTextStyle: .footnote), .secondaryLabel, lines: 0)
    }
    // A plain list ends in a separator; a grouped one has a line at both ends.
    let count =
      list.style == .plain ? rows.count : list.style == .grouped ? rows.count + 1 : max(rows.count - 1, 0)
    separators = (0..<(rows.isEmpty ? 0 : count)).map { _ in UIView() }
    super.init(frame: .zero)
    box.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    box.layer.cornerRadius = style == .insetGrouped ? 10 : 0
    addSubview(box)
    rows.forEach(box.addSubview)
    for separator in separators {
      separator.backgroundColor = .separator
      box.addSubview(separator)
    }
    for label in [header, footer].compactMap(\.self) { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private static func header(_ text: String, _ style: ListElement.Style) -> UILabel {
    style == .plain
      ? UILabel(text, .preferredFont(forTextStyle: .headline), .label)
      : UILabel(text.uppercased(), .preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }

  private var inset: CGFloat { style == .insetGrouped ? Self.sideMargin : 0 }
  private func rowsHeight(_ width: CGFloat) -> CGFloat {
    rows.reduce(0) { $0 + $1.height(width: max(width - 2 * inset, 0)) }
  }

  /// The left edge of header and footer.
  private var captionLeft: CGFloat { style == .insetGrouped ? inset + Self.sideMargin : Self.sideMargin }

  private func captionSize(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: max(width - 2 * captionLeft, 1), height: .infinity)) ?? .zero
  }

  private func captionHeight(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
    label == nil ? 0 : captionSize(label, width).height + 2 * Self.captionMargin
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? size.width : 320
    return CGSize(
      width: width, height: captionHeight(header, width) + rowsHeight(width) + captionHeight(footer, width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let top = captionHeight(header, width)
    let rowsHeight = rowsHeight(width)
    placeCaption(header, at: Self.captionMargin)
    box.frame = CGRect(x: inset, y: top, width: max(width - 2 * inset, 0), height: rowsHeight)
    layOutRows()
    placeCaption(footer, at: top + rowsHeight + Self.captionMargin)
  }

  private func placeCaption(_ label: UILabel?, at y: CGFloat) {
    let size = captionSize(label, bounds.width)
    label?.frame = CGRect(
      x: captionLeft, y: y, width: max(bounds.width - 2 * captionLeft, 0), height: size.height)
  }

  private func layOutRows() {
    var y: CGFloat = 0
    var lines = separators[...]
    func line(from left: CGFloat) {
      guard let line = lines.popFirst() else { return }
      line.frame = CGRect(
        x: left, y: max(y - Hairline.width, 0), width: max(box.bounds.width - left, 0), height: Hairline.width
      )
    }
    if style == .grouped { line(from: 0) }
    for (index, row) in rows.enumerated() {
      let height = row.height(width: box.bounds.width)
      row.frame = CGRect(x: 0, y: y, width: box.bounds.width, height: height)
      y += height
      line(from: style == .grouped && index == rows.count - 1 ? 0 : row.textLeft)
    }
  }
}
