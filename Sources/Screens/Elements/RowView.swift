import UIKit

/// A row of a list: a picture, up to three lines, and at the end a detail, a badge and an accessory.
///
/// Rows of one line center everything. In taller rows, detail and chevron are in the title's line and leave
/// the full width to the lines below, as in Mail. With text sizes for accessibility, all texts are below each other and
/// wrap.
final class RowView: UIView {
  /// The least height, in points.
  private let leastHeight: CGFloat
  /// The left edge of the text, and of the separator below the row.
  let textLeft: CGFloat

  private let row: ListRow
  private let leading: UIView?
  private let leadingSize: CGFloat
  private let title: UILabel
  private let lines: [UILabel]
  private let detail: UILabel?
  private let badge: BadgeView?
  private let accessory: UIView?
  private let isStacked = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let lineSpacing: CGFloat = 2
  /// The least room above and below texts, together, in a row of the usual height.
  private static let leastMargins: CGFloat = 17
  /// The same in a row that is higher because of its texts.
  private static let margins: CGFloat = 22
  /// The heights by lines of text, in points.
  private static let heights: [CGFloat] = [44, 60, 76]
  /// The margin around a round picture, which sets the row's least height.
  private static let pictureMargin: CGFloat = 7

  init(_ row: ListRow, tint: UIColor) {
    self.row = row
    (leading, leadingSize) = Self.leading(of: row, tint)
    let isTall = row.lines > 1
    title = UILabel(row.title, .preferredFont(forTextStyle: isTall ? .headline : .body), row.color)
    lines = Self.lines(of: row)
    let isStacked = isStacked
    detail = row.detail.map {
      UILabel(
        $0, .preferredFont(forTextStyle: isTall ? .subheadline : .body), .secondaryLabel,
        isStacked ? .left : .right)
    }
    badge = row.badge.map { BadgeView($0) }
    accessory = Self.accessory(of: row, tint)
    leastHeight = max(
      Self.heights[row.lines - 1], row.avatar == nil ? 0 : leadingSize + 2 * Self.pictureMargin)
    textLeft = Self.margin + (leading == nil ? 0 : leadingSize + Self.gap)
    super.init(frame: .zero)
    if isStacked { for label in texts { label.numberOfLines = 0 } }
    for view in [leading, title, detail, badge, accessory].compactMap(\.self) + lines { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// All texts, from top to bottom.
  private var texts: [UILabel] { [title] + [detail].compactMap(\.self) + lines }

  /// The height of the row at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    isStacked ? height(of: texts, width: max(textRight(width) - textLeft, 1)) : unstackedHeight
  }

  private lazy var unstackedHeight = height(of: [title] + lines, width: .infinity)

  private func height(of labels: [UILabel], width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: .infinity)
    let text = labels.reduce(Self.lineSpacing * CGFloat(labels.count - 1)) {
      $0 + $1.sizeThatFits(room).height
    }
    // At the standard size the texts fit the usual heights.
    let fits = text <= leastHeight - Self.leastMargins
    return fits ? leastHeight : (text + Self.margins).rounded(.up)
  }

  /// The right edge of stacked texts, which leave room for what is at the row's end.
  private func textRight(_ width: CGFloat) -> CGFloat {
    [badge, accessory].compactMap(\.self).reduce(width - Self.margin) { $0 - $1.bounds.width - 8 }
  }

  // MARK: Parts

  private static func leading(of row: ListRow, _ tint: UIColor) -> (UIView?, CGFloat) {
    if let avatar = row.avatar {
      let size: CGFloat = [36, 44, 52][row.lines - 1]
      return (avatar.makeView(size: size), size)
    }
    guard let icon = row.icon else { return (nil, 0) }
    let size: CGFloat = 29
    guard let color = icon.color else {
      return (SymbolView.make(icon.symbol, size: 20, weight: .regular, tint), size)
    }
    let symbol = SymbolView.make(icon.symbol, size: 16, weight: .medium, color.contrasting)
    let square = FixedSizeView(CGSize(width: size, height: size), symbol ?? UIView())
    square.backgroundColor = color
    square.layer.cornerRadius = 7
    return (square, size)
  }

  private static func lines(of row: ListRow) -> [UILabel] {
    let subtitle = row.subtitle.map {
      UILabel($0, .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    }
    let note = row.note.map { UILabel($0, .preferredFont(forTextStyle: .footnote), .secondaryLabel) }
    return [subtitle, note].compactMap(\.self)
  }

  private static func accessory(of row: ListRow, _ tint: UIColor) -> UIView? {
    switch row.accessory {
    case .none: nil
    case .chevron: mark("chevron.right", size: 14, .tertiaryLabel, width: 9)
    case .checkmark: mark("checkmark", size: 16, tint, width: 20)
    case .on, .off: UISwitch(isOn: row.accessory == .on)
    }
  }

  private static func mark(_ symbol: ScreenSymbol, size: CGFloat, _ color: UIColor, width: CGFloat) -> UIView?
  {
    let view = SymbolView.make(symbol, size: size, weight: .bold, color)
    view?.bounds.size = CGSize(width: width, height: 20)
    return view
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    leading?.frame = CGRect(
      x: Self.margin, y: ((bounds.height - leadingSize) / 2).onGrid, width: leadingSize, height: leadingSize)
    if isStacked { return stackTexts() }
    let textHeights = ([title] + lines).map { $0.naturalSize.height }
    let spacing = Self.lineSpacing
    let textHeight = textHeights.reduce(spacing * CGFloat(textHeights.count - 1), +)
    var y = ((bounds.height - textHeight) / 2).onGrid
    let titleMiddle = y + textHeights[0] / 2
    let inTitleLine = row.lines > 1 && row.accessory == .chevron && row.detail != nil
    var right = bounds.width - Self.margin
    place(accessory, endingAt: &right, middle: inTitleLine ? titleMiddle : bounds.height / 2)
    let linesRight = row.lines > 1 && (inTitleLine || accessory == nil) ? bounds.width - Self.margin : right
    var secondRight = linesRight
    placeBadge(&right, &secondRight, titleMiddle: titleMiddle, height: textHeights)
    placeDetail(&right, titleMiddle: titleMiddle)
    title.frame = CGRect(x: textLeft, y: y, width: max(right - textLeft, 0), height: textHeights[0])
    y += textHeights[0] + spacing
    for (index, line) in lines.enumerated() {
      let end = index == 0 ? secondRight : linesRight
      line.frame = CGRect(x: textLeft, y: y, width: max(end - textLeft, 0), height: textHeights[index + 1])
      y += textHeights[index + 1] + spacing
    }
  }

  /// Places all texts below each other, and what is at the row's end beside them.
  private func stackTexts() {
    var right = bounds.width - Self.margin
    place(accessory, endingAt: &right, middle: bounds.height / 2)
    place(badge, endingAt: &right, middle: bounds.height / 2)
    let width = max(textRight(bounds.width) - textLeft, 1)
    let heights = texts.map { $0.sizeThatFits(CGSize(width: width, height: .infinity)).height }
    let height = heights.reduce(Self.lineSpacing * CGFloat(heights.count - 1), +)
    var y = ((bounds.height - height) / 2).onGrid
    for (label, height) in zip(texts, heights) {
      label.frame = CGRect(x: textLeft, y: y, width: width, height: height)
      y += height + Self.lineSpacing
    }
  }

  /// Places a view at the end of the remaining room, and subtracts its width.
  private func place(_ view: UIView?, endingAt right: inout CGFloat, middle: CGFloat) {
    guard let view else { return }
    let size = view.bounds.size
    view.frame = CGRect(
      x: right - size.width, y: (middle - size.height / 2).onGrid, width: size.width, height: size.height)
    right -= size.width + 8
  }

  /// Places the badge in the title's line of a low row, or in the second line of a tall one.
  private func placeBadge(
    _ right: inout CGFloat, _ secondRight: inout CGFloat, titleMiddle: CGFloat, height: [CGFloat]
  ) {
    guard let badge else { return }
    if row.lines == 1 {
      place(badge, endingAt: &right, middle: bounds.height / 2)
    } else {
      place(badge, endingAt: &secondRight, middle: titleMiddle + (height[0] + height[1]) / 2 + 2)
    }
  }

  private func placeDetail(_ right: inout CGFloat, titleMiddle: CGFloat) {
    guard let detail else { return }
    let natural = detail.naturalSize
    // The title keeps at least a third of the room.
    let width = min(natural.width, max((right - textLeft) * 2 / 3, 0))
    detail.frame = CGRect(
      x: right - width, y: (titleMiddle - natural.height / 2).onGrid, width: width, height: natural.height)
    right -= width + 8
  }
}

/// A number in a colored capsule.
final class BadgeView: UIView {
  init(_ text: String) {
    let label = UILabel(text, .preferredFont(forTextStyle: .footnote, weight: .semibold), .white, .center)
    let natural = label.naturalSize
    let (width, height) = (natural.width.rounded(.up), max((natural.height + 4).rounded(.down), 20))
    super.init(
      frame: CGRect(x: 0, y: 0, width: min(max(width + 12, height), 4 * height), height: height))
    backgroundColor = .systemRed
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
