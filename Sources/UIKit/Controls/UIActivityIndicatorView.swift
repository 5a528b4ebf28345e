/// A wheel of spokes that turns during a task.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// 37 points, white.
    case whiteLarge = 0
    /// 20 points, white.
    case white = 1
    /// 20 points, gray.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The size of the wheel.
  open var style: Style { didSet { setNeedsLayout() } }
  /// The color of the spokes.
  open var color: UIColor! = .systemGray { didSet { setNeedsLayout() } }
  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  private var spokes: [CALayer] = []
  private static let count = 8

  /// A wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    bounds.size = sizeThatFits(.zero)
  }

  /// A wheel of 20 points that stands still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UIActivityIndicatorView {
    Appearances.model(self) { UIActivityIndicatorView(style: .medium) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    Appearances.model(self, in: containerTypes) { UIActivityIndicatorView(style: .medium) }
  }

  private func setUp() {
    if style == .white || style == .whiteLarge { color = .white }
    isUserInteractionEnabled = false
    for index in 0..<Self.count {
      let spoke = CALayer()
      spoke.opacity = 1 - 0.8 * Float(index) / Float(Self.count)
      spokes.append(spoke)
      layer.addSublayer(spoke)
    }
    showOrHide()
  }

  private func showOrHide() { isHidden = hidesWhenStopped && !isAnimating }

  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

  /// The wheel's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
  /// The wheel's size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Places the spokes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, spoke) in spokes.enumerated() {
      let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.count)
      spoke.transform = CATransform3DIdentity
      spoke.bounds = CGRect(x: 0, y: 0, width: side * 0.11, height: side * 0.27)
      spoke.cornerRadius = side * 0.055
      spoke.position = CGPoint(
        x: bounds.midX + sin(angle) * side * 0.36, y: bounds.midY - cos(angle) * side * 0.36)
      spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      spoke.backgroundColor = color.cgColor
    }
  }

  /// Starts turning the wheel, spoke by spoke, once a second.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    showOrHide()
    for (index, spoke) in spokes.enumerated() {
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      fade.values = (0...Self.count).map {
        0.2 + 0.8 * Double((index + $0) % Self.count) / Double(Self.count - 1)
      }
      fade.duration = 1
      fade.repeatCount = .infinity
      fade.calculationMode = .discrete
      spoke.add(fade, forKey: "turn")
    }
  }

  /// Stops the wheel.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: "turn") }
    showOrHide()
  }
}
