/// A date and a time, which wheels, a month of days, or code change. The time zone is UTC, the language English.
open class UIDatePicker: UIControl {
  /// The parts of a date that show. The raw values are UIKit's.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The parts that show.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }
  /// The wanted looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The looks in effect.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time where preferredDatePickerStyle == .inline: .compact
    default: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }
  /// The date, between the two ends.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// The first date; nil for no end.
  open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The last date; nil for no end.
  open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The step of the minutes: a divisor of 60, at most 30.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { rebuild() }
    }
  }
  /// The duration of a timer, in seconds, from 0 to a day.
  open var countDownDuration: TimeInterval {
    get {
      let date = CivilDate(chosen)
      return TimeInterval(date.hour * 3600 + date.minute * 60)
    }
    set {
      let minutes = newValue.isNaN ? 0 : Int(min(max(newValue, 0), 86_340) / 60)
      var date = CivilDate(chosen)
      (date.hour, date.minute) = (minutes / 60, minutes % 60)
      self.date = date.date
    }
  }

  private var chosen = Date()
  private var wheels: DateWheels?
  private var month: MonthView?
  private var capsules: [UILabel] = []
  /// The calendar or the wheels that a tap on a capsule has opened; nil for none.
  private(set) var editor: DateEditor?
  /// The number of the capsule whose calendar or wheels show.
  private var edited = 0

  /// A picker of the run's date and time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the date, to which wheels turn if `animated`. No event is sent, as in UIKit.
  open func setDate(_ date: Date, animated: Bool) {
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    chosen = date
    wheels?.show(CivilDate(date), animated: animated)
    month?.show(CivilDate(date))
    editor?.show(CivilDate(date))
    showTexts()
  }

  // MARK: Content

  private func rebuild() {
    editor?.close(animated: false)
    for view in subviews { view.removeFromSuperview() }
    (wheels, month, capsules) = (nil, nil, [])
    let date = CivilDate(chosen)
    if datePickerStyle == .wheels {
      let wheels = DateWheels(datePickerMode, date, minuteInterval: minuteInterval)
      wheels.changed = { [weak self] in if let date = self?.wheels?.date { self?.take(date) } }
      self.wheels = wheels
      addSubview(wheels.view)
      wheels.show(date, animated: false)
    }
    if datePickerStyle == .inline {
      let month = MonthView(date)
      month.changed = { [weak self] in if let date = self?.month?.date { self?.take(date) } }
      self.month = month
      addSubview(month)
    }
    capsules = texts.map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.textAlignment = .center
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 6
      label.clipsToBounds = true
      addSubview(label)
      return label
    }
    showTexts()
    invalidateIntrinsicContentSize()
  }

  /// The texts in capsules.
  private var texts: [String] {
    let date = CivilDate(chosen)
    switch (datePickerStyle, datePickerMode) {
    case (.compact, .time), (.inline, .dateAndTime): return [date.timeText]
    case (.compact, .date): return [date.dateText]
    case (.compact, .dateAndTime): return [date.dateText, date.timeText]
    default: return []
    }
  }

  private func showTexts() {
    for (index, (label, text)) in zip(capsules, texts).enumerated() {
      label.text = text
      label.textColor = editor != nil && index == edited ? tintColor : .label
    }
    setNeedsLayout()
  }

  private func take(_ date: CivilDate) {
    setDate(date.date, animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: Layout

  private func width(of label: UILabel) -> CGFloat { label.sizeThatFits(.zero).width + 24 }

  /// 320 × 216 points for wheels, as large as their texts for capsules, 320 points wide for a month.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = capsules.map { width(of: $0) }
    switch datePickerStyle {
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline: return CGSize(width: 320, height: MonthView.height + (capsules.isEmpty ? 0 : 44))
    case .compact, .automatic:
      return CGSize(width: widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * 6, height: 34)
    }
  }

  /// As `sizeThatFits(_:)`.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Lays out wheels, month and capsules.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.view.frame = bounds
    month?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: MonthView.height)
    let widths = capsules.map { width(of: $0) }
    let used = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * 6
    var x = month == nil ? bounds.midX - used / 2 : bounds.width - used - 16
    let y = month == nil ? bounds.midY - 17 : MonthView.height + 5
    for (label, width) in zip(capsules, widths) {
      label.frame = CGRect(x: x, y: y, width: width, height: 34)
      x += width + 6
    }
  }

  /// Opens a calendar for a capsule with a date, and wheels for one with a time.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let point = touch.location(in: self)
    if let index = capsules.firstIndex(where: { $0.frame.contains(point) }) { open(index) }
  }

  private func open(_ index: Int) {
    guard let window, editor == nil else { return }
    let isTime = datePickerMode == .time || index == 1 || month != nil
    let editor = DateEditor(
      CivilDate(chosen), isTime: isTime, minuteInterval: minuteInterval, tint: tintColor
    ) { [weak self] date in
      self?.take(date)
    } closed: { [weak self] in
      self?.editor = nil
      self?.showTexts()
      self?.sendActions(for: .editingDidEnd)
    }
    (self.editor, edited) = (editor, index)
    showTexts()
    sendActions(for: .editingDidBegin)
    editor.open(in: window, beside: capsules[index].convert(capsules[index].bounds, to: nil))
  }

  /// Closes what a tap on a capsule has opened when the picker leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { editor?.close(animated: false) }
  }
}
