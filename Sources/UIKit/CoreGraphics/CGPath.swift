import TransitionEngine

/// A path that code builds. It's a value here, as every path is: in a listing, `let path = CGMutablePath()`
/// is read as `var`.
public typealias CGMutablePath = CGPath

extension CGPath {
  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = CGPath(rect: rect.standardized).transformed(transform)
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = CGPath(ellipseIn: rect.standardized).transformed(transform)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self = CGPath(
      roundedRect: rect.standardized, radii: CGSize(width: cornerWidth, height: cornerHeight), corners: .all
    ).transformed(transform)
  }

  private func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    transform.map { applying($0.pointee) } ?? self
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { append(CGPath(rect: rect.standardized)) }
  /// Adds the ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) { append(CGPath(ellipseIn: rect.standardized)) }
  /// Adds another path.
  public mutating func addPath(_ path: CGPath) { append(path) }
  /// Adds another path, transformed.
  public mutating func addPath(_ path: CGPath, transform: CGAffineTransform) {
    append(path.applying(transform))
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    append(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
  }

  /// Adds lines through points, the first of which starts another subpath.
  public mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds an arc, with a line to its start. As in Core Graphics, `clockwise` assumes that y points up, so
  /// with y down the arc looks reversed.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    var own = arc.cgPath
    if !isEmpty, case .move(let start)? = own.elements.first { own.elements[0] = .line(start) }
    append(own)
  }

  /// Adds an arc by its angle, in radians, with a line to its start.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0)
  }

  /// Returns the same path.
  public func copy() -> CGPath? { self }
  /// Returns the same path.
  public func mutableCopy() -> CGMutablePath? { self }
  /// Returns the path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { transformed(transform) }
  /// Returns the path, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    transformed(transform)
  }
  /// The box around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { controlBounds }
  /// The box around the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { flattened(tolerance: 0.02).controlBounds }

  /// Returns whether a point lies within the path, with its subpaths closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  )
    -> Bool
  {
    applying(transform).contains(point, rule: rule == .winding ? .nonZero : .evenOdd)
  }

  /// The coordinates of all points, control points included.
  var numbers: [CGFloat] { PropertyAnimation.Value.path(self).components }

  /// The same path with each subpath reversed.
  var reversed: CGPath {
    var parts: [(start: CGPoint, segments: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append((point, [], false))
      case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let point), .cubic(_, _, let point):
        if parts.isEmpty {
          parts.append((point, [], false))
        } else {
          parts[parts.count - 1].segments.append(element)
        }
      }
    }
    var result = CGPath()
    for part in parts.reversed() {
      let ends =
        [part.start]
        + part.segments.compactMap { element in
          switch element {
          case .move(let end), .line(let end), .cubic(_, _, let end): end
          case .close: nil
          }
        }
      result.move(to: ends[ends.count - 1])
      for (index, element) in part.segments.enumerated().reversed() {
        if case .cubic(let first, let second, _) = element {
          result.addCurve(to: ends[index], control1: second, control2: first)
        } else {
          result.addLine(to: ends[index])
        }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }
}

/// The engine's path, by its Core Graphics name.
public typealias CGPath = TransitionEngine.Path
