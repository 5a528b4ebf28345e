/// A knob on a track, which a finger moves.
open class UISlider: UIControl {
  /// Where the knob is, between the two ends.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), max(maximumValue, minimumValue))
      setNeedsLayout()
    }
  }
  /// The left end.
  open var minimumValue: Float = 0 { didSet { setNeedsLayout() } }
  /// The right end.
  open var maximumValue: Float = 1 { didSet { setNeedsLayout() } }
  /// Whether every step of the finger is told, or only where it ends.
  open var isContinuous = true
  /// The colour left of the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour right of the knob; nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob; nil for white.
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

  /// Moves the knob, in an animation if that is asked for.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    guard animated else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  private var fraction: CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// Places track and knob.
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

  /// Takes the knob up, if the finger is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    thumb.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
  }

  /// Moves the knob along with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Lets go of the knob.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}

/// A knob that is on one side or the other.
open class UISwitch: UIControl {
  /// Whether the knob is on the right.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }
  /// The colour while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var on = false
  private let thumb = UIView()

  /// A switch that is off, of its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 51, height: 31))
    thumb.isUserInteractionEnabled = false
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(thumb)
  }

  /// Turns it on or off, in an animation if that is asked for.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Places the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = 15.5
    backgroundColor = on ? onTintColor ?? .systemGreen : .systemGray4
    thumb.frame = CGRect(x: on ? 22 : 2, y: 2, width: 27, height: 27)
    thumb.layer.cornerRadius = 13.5
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A tap turns it over.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!on, animated: true)
    sendActions(for: .valueChanged)
  }
}

/// A bar that fills up.
open class UIProgressView: UIView {
  /// How thick the bar is. The raw values are UIKit's; both look alike.
  public enum Style: Int, Sendable { case `default`, bar }

  /// How much of it is filled, 0…1.
  open var progress: Float {
    get { filledShare }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of what is filled; nil for the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the rest; nil for grey.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var filledShare: Float = 0
  private let filled = UIView()

  /// An empty bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
  }

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(filled)
  }

  /// Fills it, in an animation if that is asked for.
  open func setProgress(_ progress: Float, animated: Bool) {
    filledShare = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Places what is filled.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    backgroundColor = trackTintColor ?? .systemGray4
    filled.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(filledShare), height: bounds.height)
    filled.backgroundColor = progressTintColor ?? tintColor
  }

  /// Four points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  /// Four points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
