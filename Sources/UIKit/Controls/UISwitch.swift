/// A switch with a knob, which is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on, with the knob on the right.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }
  /// The color of the switch while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { element.setNeedsLayout() } }
  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { element.setNeedsLayout() } }

  private var on = false
  private let element = SwitchElement(frame: CGRect(x: 0, y: 0, width: 51, height: 31))

  /// A switch that is off, in its default size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 51, height: 31))
    element.control = self
    addSubview(element)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UISwitch { Appearances.model(self) { UISwitch(frame: .zero) } }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch { Appearances.model(self, in: containerTypes) { UISwitch(frame: .zero) } }

  /// Turns the switch on or off, with an optional animation.
  open func setOn(_ on: Bool, animated: Bool) { turn(on, animated: animated) }

  private func turn(_ on: Bool, animated: Bool) {
    element.animateParts(animated, duration: 0.25) { self.on = on }
  }

  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// A tap toggles the switch, without a call of `setOn(_:animated:)`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    turn(!on, animated: true)
    sendActions(for: .valueChanged)
  }
}

/// What shows a switch: a track and its knob. As in UIKit it lays itself out, whatever the switch's own
/// `layoutSubviews` does, and the switch's own background and corners stay the author's.
private final class SwitchElement: UIView {
  weak var control: UISwitch?
  private let thumb = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 15.5
    thumb.layer.cornerRadius = 13.5
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(thumb)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let control else { return }
    placeParts(with: thumb) { place(control) }
  }

  private func place(_ control: UISwitch) {
    backgroundColor = control.isOn ? control.onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(x: control.isOn ? 22 : 2, y: 2, width: 27, height: 27)
    thumb.backgroundColor = control.thumbTintColor ?? .white
  }
}
