/// A month of days, of which a tap selects one.
final class MonthView: UIView {
  private static let rowHeight: CGFloat = 40
  private static let header: CGFloat = 72

  private let title = UILabel()
  private let back = UIButton(type: .system), forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [UIButton] = []
  private var month: CivilDate
  private(set) var date: CivilDate
  var changed: (() -> Void)?

  init(_ date: CivilDate) {
    (self.date, month) = (date, date.month(after: 0))
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    for (button, symbol, step) in [(back, "chevron.left", -1), (forward, "chevron.right", 1)] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(step) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(title)
    weekdays = CivilDate.weekdays.map { name in
      let label = UILabel()
      label.text = name.uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    showMonth()
  }

  required init?(coder: NSCoder) { nil }

  static let height = header + 6 * rowHeight

  func show(_ date: CivilDate) {
    self.date = date
    if (date.year, date.month) != (month.year, month.month) { month = date.month(after: 0) }
    showMonth()
  }

  private func turn(_ step: Int) {
    month = month.month(after: step)
    showMonth()
  }

  private func showMonth() {
    title.text = "\(CivilDate.months[month.month - 1]) \(month.year)"
    days.forEach { $0.removeFromSuperview() }
    days = (1...month.daysInMonth).map { day in
      let button = UIButton(type: .custom)
      button.setTitle("\(day)", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.select(day) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func select(_ day: Int) {
    (date.year, date.month, date.day) = (month.year, month.month, day)
    setNeedsLayout()
    changed?()
  }

  override func tintColorDidChange() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: max(bounds.width - 120, 0), height: 28)
    back.frame = CGRect(x: bounds.width - 92, y: 4, width: 36, height: 36)
    forward.frame = CGRect(x: bounds.width - 48, y: 4, width: 36, height: 36)
    let width = max(bounds.width - 16, 0) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: 8 + width * CGFloat(index), y: 46, width: width, height: 18)
    }
    for (index, button) in days.enumerated() {
      let place = index + month.weekday
      let center = CGPoint(
        x: 8 + width * (CGFloat(place % 7) + 0.5),
        y: Self.header + Self.rowHeight * (CGFloat(place / 7) + 0.5))
      let isSelected = (date.year, date.month, date.day) == (month.year, month.month, index + 1)
      button.frame = CGRect(x: center.x - 19, y: center.y - 19, width: 38, height: 38)
      button.layer.cornerRadius = 19
      button.backgroundColor = isSelected ? tintColor.withAlphaComponent(0.12) : nil
      button.setTitleColor(isSelected ? tintColor : .label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    }
  }
}
