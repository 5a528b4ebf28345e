/// One wheel or several side by side, of which a finger turns each to a row.
open class UIPickerView: UIView {
  /// The height of a row, in points. [unverified]
  static let standardRowHeight: CGFloat = 32
  private static let size = CGSize(width: 320, height: 216)
  /// The distance of the wheels from the sides, in points. [unverified]
  private static let margin: CGFloat = 9

  /// The source of the rows. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The source of the rows' content, which is called when a wheel stops. Not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private var wheels: [PickerWheel] = []
  private let mark = UIView()
  private var isLoaded = false

  /// A picker without wheels; 320 × 216 points for a frame without a size.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = 8
    mark.backgroundColor = .tertiarySystemFill
    addSubview(mark)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// The number of a wheel's rows; 0 for a wheel that isn't there.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// The width of a wheel and the height of its rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view of a row; nil for a row that isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    layoutIfNeeded()
    wheel.layoutIfNeeded()
    return wheel.row(row)
  }

  /// Makes all wheels anew. Selected rows stay, as far as they are there.
  open func reloadAllComponents() {
    isLoaded = true
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count { wheels.append(makeWheel(wheels.count)) }
    for component in 0..<count { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Makes the rows of a wheel anew. Its selected row stays, as far as it is there.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    wheel.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.standardRowHeight)
  }

  /// Turns a wheel to a row. The delegate isn't called, as in UIKit.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// The row in the middle of a wheel; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  private func loadIfNeeded() { if !isLoaded { reloadAllComponents() } }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func makeWheel(_ component: Int) -> PickerWheel {
    let wheel = PickerWheel(frame: .zero)
    wheel.view = { [weak self] row, old in
      guard let self else { return UILabel() }
      return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old) ?? UIView()
    }
    wheel.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    addSubview(wheel)
    return wheel
  }

  /// A label with the delegate's text for a row.
  func label(_ row: Int, _ component: Int, reusing old: UIView?) -> UILabel {
    let label = old as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 23)
    label.textColor = .label
    label.textAlignment = .center
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Layout

  /// The width of each of equally wide wheels.
  var evenWidth: CGFloat { max(bounds.width - 2 * Self.margin, 0) / CGFloat(max(wheels.count, 1)) }

  /// 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Lays out the wheels side by side, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? evenWidth }
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = (wheels.map(\.rowHeight).max() ?? Self.standardRowHeight) + 2
    mark.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * Self.margin, 0),
      height: height)
    mark.isHidden = wheels.isEmpty
  }
}
