/// Two buttons, minus and plus, that change a value.
open class UIStepper: UIControl {
  /// The size of every stepper, in points.
  private static let size = CGSize(width: 94, height: 32)
  /// The time for which a finger rests before the value goes on changing, and from change to change, in seconds.
  /// [unverified]
  private static let (patience, pause): (TimeInterval, TimeInterval) = (0.5, 0.1)

  /// The value, between the two ends.
  open var value: Double = 0 {
    didSet {
      value = clamped(value.isNaN ? oldValue : value)
      setNeedsLayout()
    }
  }
  /// The lowest value; a higher `maximumValue` moves with it.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = clamped(value)
    }
  }
  /// The highest value; a lower `minimumValue` moves with it.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = clamped(value)
    }
  }
  /// The amount by which a tap changes the value; above 0.
  open var stepValue: Double = 1 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }
  /// Whether each change sends `valueChanged`, or only the last one before the finger is lifted.
  open var isContinuous = true
  /// Whether the value goes on changing while a finger rests on a button.
  open var autorepeat = true
  /// Whether the value continues at the other end past an end.
  open var wraps = false { didSet { setNeedsLayout() } }

  private let minus = UIImageView(), plus = UIImageView()
  private let line = UIView(), shade = UIView()
  private var images: [UInt: (decrement: UIImage?, increment: UIImage?)] = [:]
  /// 1 while the finger is on the plus, -1 for the minus, 0 for none.
  private var direction: Double = 0
  private var hasRepeated = false
  private var timer: VirtualRunLoop.Token?

  /// A stepper at 0, in its default size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    for view in [shade, line, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    clipsToBounds = true
    layer.cornerRadius = 8
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the image of the minus in a state; nil for the symbol.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].decrement = image
    setNeedsLayout()
  }
  /// The image of the minus in a state; nil for the symbol.
  open func decrementImage(for state: State) -> UIImage? { images[state.rawValue]?.decrement }
  /// Sets the image of the plus in a state; nil for the symbol.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].increment = image
    setNeedsLayout()
  }
  /// The image of the plus in a state; nil for the symbol.
  open func incrementImage(for state: State) -> UIImage? { images[state.rawValue]?.increment }

  /// 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Lays out the two buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts(with: line) { placeButtons() }
  }

  private func placeButtons() {
    backgroundColor = .tertiarySystemFill
    let half = bounds.width / 2
    shade.frame = CGRect(x: direction > 0 ? half : 0, y: 0, width: half, height: bounds.height)
    shade.backgroundColor = .systemFill
    shade.isHidden = direction == 0
    line.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: max(bounds.height - 14, 0))
    line.backgroundColor = .separator
    show(minus, "minus", decrementImage(for: .normal), isAtEnd: value <= minimumValue, x: half / 2)
    show(plus, "plus", incrementImage(for: .normal), isAtEnd: value >= maximumValue, x: half * 1.5)
  }

  private func show(_ view: UIImageView, _ symbol: String, _ own: UIImage?, isAtEnd: Bool, x: CGFloat) {
    let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    view.image = own ?? UIImage(systemName: symbol, withConfiguration: size)
    view.tintColor = isEnabled && (wraps || !isAtEnd) ? .label : .tertiaryLabel
    view.bounds.size = view.image?.size ?? .zero
    view.center = CGPoint(x: x, y: bounds.midY)
  }

  // MARK: Values

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  private func step() {
    let next = value + direction * stepValue
    let isPast = next > maximumValue || next < minimumValue
    let new = isPast && wraps ? (direction > 0 ? minimumValue : maximumValue) : clamped(next)
    guard new != value else { return }
    value = new
    if isContinuous { sendActions(for: .valueChanged) }
  }

  private func repeatStep(after seconds: TimeInterval) {
    timer = Run.current?.loop.schedule(after: VirtualTime(seconds: seconds)) { [weak self] in
      guard let self, direction != 0 else { return }
      hasRepeated = true
      let old = value
      step()
      if value != old { repeatStep(after: Self.pause) }
    }
  }

  private func release() {
    if let timer { Run.current?.loop.cancel(timer) }
    (timer, direction) = (nil, 0)
    setNeedsLayout()
  }

  // MARK: Touches

  /// Presses the button under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    hasRepeated = false
    if autorepeat { repeatStep(after: Self.patience) }
    setNeedsLayout()
    return true
  }

  /// Changes the value, unless it has changed while the finger rested.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let old = value
    if isTouchInside, !hasRepeated { step() }
    let isChanged = hasRepeated || value != old
    release()
    if !isContinuous, isChanged { sendActions(for: .valueChanged) }
  }

  /// Releases the button.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
  }
}
