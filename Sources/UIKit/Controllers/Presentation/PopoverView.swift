import TransitionEngine

/// A popover's box: the content with rounded corners, and an arrow on one of its sides.
final class PopoverView: UIView {
  /// The arrow's width at the box, and its length. Apple does not publish the sizes: an estimate.
  static let arrow = CGSize(width: 26, height: 13)
  private static let cornerRadius: CGFloat = 13

  private let content: UIView
  private let shape = CAShapeLayer()
  private var direction = UIPopoverArrowDirection.unknown
  /// The arrow's tip, in the superview.
  private var target = CGPoint.zero

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.name = "UIPopoverView"
    layer.addSublayer(shape)
    addSubview(content)
    content.layer.cornerRadius = Self.cornerRadius
    content.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Points the arrow to a place in the superview.
  func point(_ direction: UIPopoverArrowDirection, at target: CGPoint) {
    (self.direction, self.target) = (direction, target)
    setNeedsLayout()
  }

  /// - Parameter color: the background of the content; nil for none.
  func fill(_ color: UIColor?) {
    if let color { content.backgroundColor = color }
    shape.fillColor = (color ?? content.backgroundColor ?? .systemBackground).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let reach = Self.arrow.height
    let insets: UIEdgeInsets =
      switch direction {
      case .up: UIEdgeInsets(top: reach, left: 0, bottom: 0, right: 0)
      case .down: UIEdgeInsets(top: 0, left: 0, bottom: reach, right: 0)
      case .left: UIEdgeInsets(top: 0, left: reach, bottom: 0, right: 0)
      case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: reach)
      default: .zero
      }
    let box = bounds.inset(by: insets)
    content.frame = box
    shape.path = outline(box)
  }

  /// The outline with the arrow, in the view's coordinates.
  private func outline(_ box: CGRect) -> CGPath {
    var path = CGPath()
    let isVertical = direction.isVertical
    let half = Self.arrow.width / 2
    // The source's position along the side, as far as the corners leave room.
    let side = isVertical ? box.width : box.height
    let wish = isVertical ? target.x - frame.minX : target.y - frame.minY
    let margin = min(Self.cornerRadius + half, side / 2)
    let middle = max(min(wish, side - margin), margin)
    func point(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
      switch direction {
      case .up: CGPoint(x: middle + along, y: box.minY - away)
      case .down: CGPoint(x: middle + along, y: box.maxY + away)
      case .left: CGPoint(x: box.minX - away, y: middle + along)
      default: CGPoint(x: box.maxX + away, y: middle + along)
      }
    }
    guard UIPopoverArrowDirection.sides.contains(direction) else { return path }
    // Overlaps the content a little, to avoid a seam.
    path.move(to: point(-half, -1))
    path.addLine(to: point(-half, 0))
    path.addLine(to: point(0, Self.arrow.height))
    path.addLine(to: point(half, 0))
    path.addLine(to: point(half, -1))
    path.closeSubpath()
    return path
  }
}
