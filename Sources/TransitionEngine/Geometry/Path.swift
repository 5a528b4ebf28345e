/// An outline: lines and cubic Béziers in points, y down.
///
/// The engine's `CGPath`. Quadratics are raised to cubics when a path is built, so that projection and output
/// handle only two kinds of segment.
public struct Path: Hashable, Sendable {
  /// One step of the outline, which starts at the end of the one before.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath.
    case move(CGPoint)
    /// Straight on to a point.
    case line(CGPoint)
    /// Two control points, then the end.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// Straight back to the subpath's start.
    case close
  }

  /// The steps in order; nothing is checked, so the first need not be a move.
  public var elements: [Element]

  /// An outline from its steps; empty by default.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there are no steps at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a straight line from the current point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a cubic Bézier from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1, control2, end))
  }

  /// Adds a quadratic, raised to the cubic with the same points.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = self.end ?? control
    func towards(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
    addCurve(to: end, control1: towards(start, control), control2: towards(end, control))
  }

  /// Adds a line back to the start of the subpath.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds another outline's subpaths.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The end of the last segment; nil for an empty path, and the last subpath's start after a close.
  package var end: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let point), .line(let point), .cubic(_, _, let point): return point
    case .close:
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return nil
    }
  }

  /// The box around all points, control points included: never smaller than the outline's own box.
  public var controlBounds: CGRect {
    var box = CGRect.null
    func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .cubic(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    return box
  }

  /// The outline with every point transformed, control points included.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(p.applying(transform))
        case .line(let p): .line(p.applying(transform))
        case .cubic(let a, let b, let p):
          .cubic(a.applying(transform), b.applying(transform), p.applying(transform))
        case .close: .close
        }
      })
  }
}

extension Path {
  /// Distance of a control point from its end, in radii, for the cubic that best approximates a quarter
  /// circle. Source: 4/3 (√2 - 1).
  public static let quarterCircleControl: CGFloat = 0.552_284_749_8

  /// A closed rectangle, clockwise from the top left corner. One without edges reaches far beyond any screen, but not
  /// so far that a transform of it leaves the numbers.
  public init(rect: CGRect) {
    let rect = rect.isInfinite ? CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5) : rect
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// The ellipse that touches the rectangle's sides, of four cubics, however small it is: one that grows from
  /// a point has the same elements all the way.
  public init(ellipseIn rect: CGRect) {
    self.init(rounding: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .all)
  }

  /// A rectangle with quarter circles at the chosen corners.
  ///
  /// - Parameter cornerRadius: points; clamped to half of the shorter side, as in CSS and `UIBezierPath`:
  ///   corners stay round. A radius of 0 gives a plain rectangle, and a radius that is clamped to 0 doesn't.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, corners: CornerMask = .all) {
    guard cornerRadius > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(rounding: rect, radii: CGSize(width: radius, height: radius), corners: corners)
  }

  /// A rectangle with quarter ellipses at the chosen corners; radii are clamped to half the sides.
  public init(roundedRect rect: CGRect, radii: CGSize, corners: CornerMask = .all) {
    guard radii.width > 0, radii.height > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init(rounding: rect, radii: radii, corners: corners)
  }

  /// A curve at each of the corners, even if its size is zero: the elements depend on the corners alone, so
  /// that such outlines can be interpolated.
  private init(rounding rect: CGRect, radii: CGSize, corners: CornerMask) {
    let rx = max(min(radii.width, rect.width / 2), 0)
    let ry = max(min(radii.height, rect.height / 2), 0)
    let kx = rx * (1 - Path.quarterCircleControl)
    let ky = ry * (1 - Path.quarterCircleControl)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: point(corners.contains(.minXMinY) ? x0 + rx : x0, y0))
    if corners.contains(.maxXMinY) {
      path.addLine(to: point(x1 - rx, y0))
      path.addCurve(to: point(x1, y0 + ry), control1: point(x1 - kx, y0), control2: point(x1, y0 + ky))
    } else {
      path.addLine(to: point(x1, y0))
    }
    if corners.contains(.maxXMaxY) {
      path.addLine(to: point(x1, y1 - ry))
      path.addCurve(to: point(x1 - rx, y1), control1: point(x1, y1 - ky), control2: point(x1 - kx, y1))
    } else {
      path.addLine(to: point(x1, y1))
    }
    if corners.contains(.minXMaxY) {
      path.addLine(to: point(x0 + rx, y1))
      path.addCurve(to: point(x0, y1 - ry), control1: point(x0 + kx, y1), control2: point(x0, y1 - ky))
    } else {
      path.addLine(to: point(x0, y1))
    }
    if corners.contains(.minXMinY) {
      path.addLine(to: point(x0, y0 + ry))
      path.addCurve(to: point(x0 + rx, y0), control1: point(x0, y0 + ky), control2: point(x0 + kx, y0))
    }
    path.closeSubpath()
    self = path
  }
}

/// Which corners are rounded. The bits are those of `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// Bits that don't represent a corner have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let minXMinY = CornerMask(rawValue: 1)
  /// The top right one.
  public static let maxXMinY = CornerMask(rawValue: 2)
  /// The bottom left one.
  public static let minXMaxY = CornerMask(rawValue: 4)
  /// The bottom right one.
  public static let maxXMaxY = CornerMask(rawValue: 8)
  /// All four corners.
  public static let all: CornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
