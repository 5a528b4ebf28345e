import TransitionEngine

/// An outline of lines and curves, in points, y down.
///
/// There is no context to draw into: hand its `cgPath` to a `CAShapeLayer` or a shadow.
open class UIBezierPath: NSObject {
  /// The outline as layers take it, such as a shape layer's `path` or a `shadowPath`.
  open var cgPath: CGPath
  /// How wide `stroke()` draws, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end that `stroke()` draws.
  open var lineCapStyle = CGLineCap.butt
  /// How lines go round corners that `stroke()` draws.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether what is within an odd number of rounds is inside.
  open var usesEvenOddFillRule = false
  /// Where corners are cut off; kept, without effect.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; kept, without effect.
  open var flatness: CGFloat = 0.6
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// How long dashes and gaps are that `stroke()` draws, in turn; nil for none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// An empty outline.
  public override init() { cgPath = CGPath() }

  /// An outline with the lines and curves of another.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// A rectangle. Negative sides count as if it were given from the other corner.
  public init(rect: CGRect) { cgPath = CGPath(rect: rect.standardized) }

  /// The ellipse that touches the sides of a rectangle; a circle in a square.
  public init(ovalIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect.standardized) }

  /// - Parameter cornerRadius: clamped to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(roundedRect: rect.standardized, cornerRadius: cornerRadius)
  }

  /// - Parameter cornerRadii: each clamped to half the side.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    cgPath = CGPath(roundedRect: rect.standardized, radii: cornerRadii, corners: corners.mask)
  }

  /// Angles in radians, from the positive x axis towards the positive y axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Another `UIBezierPath` with the same outline and line width.
  open func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    return copy
  }

  // MARK: Building

  /// Starts another part of the outline at a point.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// A line without a point before it starts the outline.
  open func addLine(to point: CGPoint) { cgPath.isEmpty ? cgPath.move(to: point) : cgPath.addLine(to: point) }

  /// Adds a cubic Bézier curve. An outline that has no point yet starts at the first control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if cgPath.isEmpty { cgPath.move(to: controlPoint1) }
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve. An outline that has no point yet starts at the control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if cgPath.isEmpty { cgPath.move(to: controlPoint) }
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start from where the outline is.
  ///
  /// - Parameters:
  ///   - startAngle, endAngle: radians, from the positive x axis towards the positive y axis.
  ///   - clockwise: as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CircularArc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
    addLine(to: arc.point(at: arc.start))
    for curve in arc.curves {
      cgPath.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }

  /// Adds a line back to where this part of the outline started.
  open func close() { if !cgPath.isEmpty { cgPath.closeSubpath() } }

  /// Makes the outline empty; the line width stays.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Adds all parts of another outline.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }

  /// Moves, scales or turns all points, about the origin.
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  // MARK: Asking

  /// Whether the outline has not even a point to start from.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// The end of the outline so far; zero for an empty one.
  open var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  /// Whether a point lies within the outline, with lines back to the starts of its parts.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The same outline in the other direction, part by part.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath.reversed) }

  /// The box around all points, control points included.
  open var bounds: CGRect { cgPath.isEmpty ? .null : cgPath.controlBounds }
}
