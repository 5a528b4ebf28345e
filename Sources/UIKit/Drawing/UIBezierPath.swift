import TransitionEngine

/// A path of lines and curves, in points, y down.
///
/// `fill()` and `stroke()` draw it into the current graphics context; a `CAShapeLayer` or a shadow takes its
/// `cgPath`.
open class UIBezierPath: NSObject {
  /// The path as layers take it, such as a shape layer's `path` or a `shadowPath`.
  open var cgPath = CGPath()
  /// The line width of `stroke()`, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines that `stroke()` draws.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of lines that `stroke()` draws.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether the even-odd rule decides which points are inside.
  open var usesEvenOddFillRule = false
  /// The length at which corners are cut off; kept, without effect.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves; kept, without effect.
  open var flatness: CGFloat = 0.6
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Sets the lengths of the dashes and gaps that `stroke()` draws, in turn; nil for none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Creates an empty path.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a path with the lines and curves of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a rectangle. A rectangle with negative sides is standardized.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect.standardized)) }

  /// Creates the ellipse that touches the sides of a rectangle; a circle in a square.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect.standardized))
  }

  /// - Parameter cornerRadius: clamped to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect.standardized, cornerRadius: cornerRadius))
  }

  /// - Parameter cornerRadii: the width is the radius of the corners, clamped to half the shorter side. UIKit
  ///   ignores the height, which code often leaves at 0.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radii = CGSize(width: cornerRadii.width, height: cornerRadii.width)
    self.init(cgPath: CGPath(roundedRect: rect.standardized, radii: radii, corners: corners.mask))
  }

  /// Creates an arc, with angles in radians, from the positive x axis toward the positive y axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Returns another `UIBezierPath` with the same path and line width.
  open func copy(with zone: NSZone?) -> Any { copy() }
  /// A copy.
  open func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    return copy
  }

  // MARK: Building

  /// Starts another subpath at a point.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a line. Without a current point, the line's end starts the path.
  open func addLine(to point: CGPoint) { cgPath.isEmpty ? cgPath.move(to: point) : cgPath.addLine(to: point) }

  /// Adds a cubic Bézier curve. A path without a point starts at the first control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if cgPath.isEmpty { cgPath.move(to: controlPoint1) }
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve. A path without a point starts at the control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if cgPath.isEmpty { cgPath.move(to: controlPoint) }
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start from the current point.
  ///
  /// - Parameters:
  ///   - startAngle, endAngle: radians, from the positive x axis toward the positive y axis.
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

  /// Adds a line back to the start of the current subpath.
  open func close() { if !cgPath.isEmpty { cgPath.closeSubpath() } }

  /// Removes all points; the line width stays.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Adds all subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }

  /// Transforms all points, about the origin.
  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  // MARK: Queries

  /// Whether the path has no point, not even a start.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// The end of the path; zero for an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// Returns whether a point lies within the path, with its subpaths closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns the same path with each subpath reversed.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath.reversed) }

  /// The box around all points, control points included.
  open var bounds: CGRect { cgPath.isEmpty ? .null : cgPath.controlBounds }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.draw(self, .fill) }
  /// Strokes the path in the current context.
  open func stroke() { UIGraphicsGetCurrentContext()?.draw(self, .stroke) }
  /// Fills the path in the current context.
  ///
  /// - Parameters:
  ///   - blendMode: how it is combined with the drawing below; see `CGContext.setBlendMode(_:)`.
  ///   - alpha: the opacity of the fill, 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha: alpha, fill)
  }
  /// Strokes the path in the current context; see `fill(with:alpha:)`.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha: alpha, stroke)
  }
  /// Clips subsequent drawing to the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: self) }
}
