/// The row of a navigation bar with the large title, which goes up behind the row of the buttons.
final class LargeTitleRow: UIView {
  /// The largest growth of a title that is pulled. [unverified]
  private static let growth: CGFloat = 0.12
  private static let titleHeight: CGFloat = 41

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the title at the lower end of the row. A title that is pulled grows.
  ///
  /// - Parameters:
  ///   - row: the row of the buttons.
  ///   - room: the height of this row, in points.
  func place(below row: CGRect, room: CGFloat, margin: CGFloat) {
    let full = UINavigationBar.largeTitleHeight
    frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: room)
    let size = CGSize(width: max(row.width - 2 * margin, 0), height: Self.titleHeight)
    label.bounds.size = size
    label.center = CGPoint(x: margin, y: room - full + 1 + size.height / 2)
    let height = superview?.superview?.bounds.height ?? 0
    let scale = 1 + (height > 0 ? min(max(room - full, 0) / height * 0.6, Self.growth) : 0)
    label.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }
}
