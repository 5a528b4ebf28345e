/// A button that shows a color. A tap, which opens a color picker on devices, has no effect, and lint reports it.
open class UIColorWell: UIControl {
  private static let size = CGSize(width: 28, height: 28)

  /// The title of the color picker; kept, without effect: there is none.
  open var title: String?
  /// Whether a transparent color can be picked; kept, without effect: there is no color picker.
  open var supportsAlpha = true
  /// The color; nil for none.
  open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

  private let ring = CAShapeLayer()
  private let disk = UIView()

  /// A well without a color, in its default size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.size : frame.size))
    disk.isUserInteractionEnabled = false
    ring.fillColor = nil
    ring.lineWidth = 3
    layer.addSublayer(ring)
    addSubview(disk)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// 28 × 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// 28 × 28 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Lays out the color and the ring around it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.path = UIBezierPath(ovalIn: square.insetBy(dx: 1.5, dy: 1.5)).cgPath
    ring.strokeColor = UIColor.systemGray3.cgColor
    disk.frame = square.insetBy(dx: 5, dy: 5)
    disk.layer.cornerRadius = disk.bounds.width / 2
    disk.backgroundColor = selectedColor
  }

  /// Has no effect, which lint reports.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    Run.noteUnmodeled(.colorWell, if: isTouchInside)
  }
}
