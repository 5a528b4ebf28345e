/// Moves a wheel by the rules of a scroll view, and has nothing to see: the rows are beside it.
final class PickerScrollView: UIScrollView {
  var rowHeight: CGFloat = 1
  var turned: (() -> Void)?
  var cameToRest: (() -> Void)?

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { turned?() }
    }
  }

  /// The next row to where the wheel would stop.
  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let y = (proposed.y / rowHeight).rounded() * rowHeight
    let range = range(.vertical)
    return CGPoint(x: 0, y: min(max(y, range.lowerBound), range.upperBound))
  }

  override func didComeToRest() { cameToRest?() }
}

/// One wheel of a picker: rows on a cylinder, seen from far away.
final class PickerWheel: UIView {
  /// The largest number of rows; there are no more.
  private static let largestCount = 1_000_000

  private let scroll = PickerScrollView()
  private let rows = UIView()
  private var shown: [Int: UIView] = [:]
  private var spare: UIView?
  private(set) var count = 0
  /// Whether a finger has turned the wheel since it last stopped.
  private var isTurnedByFinger = false

  /// Makes a row's view.
  var view: ((_ row: Int, _ reusing: UIView?) -> UIView)?
  /// Called when a finger has turned the wheel to a row.
  var didSelect: ((Int) -> Void)?
  var rowHeight: CGFloat { scroll.rowHeight }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.decelerationRate = .fast
    scroll.turned = { [weak self] in self?.setNeedsLayout() }
    scroll.cameToRest = { [weak self] in self?.cameToRest() }
    scroll.panGestureRecognizer.addTarget { [weak self] in
      if $0.state == .began { self?.isTurnedByFinger = true }
    }
    rows.isUserInteractionEnabled = false
    addSubview(rows)
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.addTarget { [weak self] in self?.tapped($0) }
    scroll.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes all rows anew; the selected one stays, as far as it is there.
  func reload(count: Int, rowHeight: CGFloat) {
    let row = selectedRow
    for view in shown.values { view.removeFromSuperview() }
    (shown, spare) = ([:], nil)
    self.count = min(max(count, 0), Self.largestCount)
    scroll.rowHeight = rowHeight.isFinite && rowHeight >= 1 ? rowHeight : UIPickerView.standardRowHeight
    measure()
    select(max(row, 0), animated: false)
    setNeedsLayout()
  }

  private func measure() {
    scroll.contentSize = CGSize(
      width: bounds.width, height: bounds.height + rowHeight * CGFloat(max(count - 1, 0)))
  }

  /// The row in the middle; -1 without rows.
  var selectedRow: Int {
    count == 0 ? -1 : min(max(Int((scroll.contentOffset.y / rowHeight).rounded()), 0), count - 1)
  }

  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    let y = CGFloat(min(max(row, 0), count - 1)) * rowHeight
    if scroll.contentOffset.y != y { scroll.setContentOffset(CGPoint(x: 0, y: y), animated: animated) }
    setNeedsLayout()
  }

  func row(_ row: Int) -> UIView? { shown[row] }

  private func cameToRest() {
    guard isTurnedByFinger, count > 0 else { return }
    isTurnedByFinger = false
    didSelect?(selectedRow)
  }

  /// A tap on another row turns the wheel to it.
  private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, count > 0, radius > 0 else { return }
    let height = min(max((tap.location(in: self).y - bounds.midY) / radius, -1), 1)
    let row = selectedRow + Int((asin(height) * radius / rowHeight).rounded())
    guard (0..<count).contains(row), row != selectedRow else { return }
    isTurnedByFinger = true
    select(row, animated: true)
  }

  // MARK: The cylinder

  private var radius: CGFloat { bounds.height / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    rows.frame = bounds
    if scroll.bounds.size != bounds.size {
      scroll.frame = bounds
      let row = selectedRow
      measure()
      select(row, animated: false)
    }
    guard count > 0, radius > 0 else { return }
    let middle = scroll.contentOffset.y / rowHeight
    let reach = radius * .pi / 2 / rowHeight
    let first = min(max(Int((middle - reach).rounded(.up)), 0), count)
    let last = min(max(Int((middle + reach).rounded(.down)), -1), count - 1)
    let visible = first..<max(last + 1, first)
    for (row, view) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(row) {
      view.removeFromSuperview()
      shown[row] = nil
      spare = view
    }
    for row in visible { place(row, (CGFloat(row) - middle) * rowHeight / radius) }
  }

  /// - Parameter angle: of the row on the cylinder, in radians; 0 in the middle.
  private func place(_ row: Int, _ angle: CGFloat) {
    if shown[row] == nil, let view = view?(row, spare) {
      if view === spare { spare = nil }
      shown[row] = view
      rows.addSubview(view)
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: max(bounds.width - 18, 0), height: rowHeight)
    }
    guard let view = shown[row] else { return }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.01))
    // Rows beside the selected one are paler, and fade toward the edges. [unverified]
    let distance = min(abs(angle) * radius / rowHeight, 1)
    view.alpha = max(cos(angle), 0) * (1 - 0.4 * distance)
  }
}
