/// A knob on a track, which can be dragged.
open class UISlider: UIControl {
  /// The knob's value, between the two ends.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), max(maximumValue, minimumValue))
      setNeedsLayout()
    }
  }
  /// The value at the left end.
  open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
  /// The value at the right end.
  open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }
  /// Whether each movement sends `valueChanged`, or only the end of the drag.
  open var isContinuous = true
  /// The color left of the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color right of the knob; nil for gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private static let side: CGFloat = 28

  /// A slider with its knob on the left.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UISlider { Appearances.model(self) { UISlider(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider { Appearances.model(self, in: containerTypes) { UISlider(frame: .zero) } }

  /// Moves the knob, with an optional animation.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    guard animated else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  private var fraction: CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// Lays out track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let x = (bounds.width - Self.side) * fraction
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    filled.frame = CGRect(x: 0, y: bounds.midY - 2, width: x + Self.side / 2, height: 4)
    thumb.frame = CGRect(x: x, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side)
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    thumb.layer.cornerRadius = Self.side / 2
    track.backgroundColor = maximumTrackTintColor ?? .systemGray4
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  /// As high as the knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.side + 3)
  }
  /// As high as the knob.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.side + 3)
  }

  private func follow(_ touch: UITouch) {
    let x = (touch.location(in: self).x - Self.side / 2) / max(bounds.width - Self.side, 1)
    value = minimumValue + Float(min(max(x, 0), 1)) * (maximumValue - minimumValue)
  }

  /// Grabs the knob, if the finger is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    thumb.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Releases the knob.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
