import TransitionEngine

/// The kind of a step of a path. The raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath at one point.
  case moveToPoint
  /// Straight on to one point.
  case addLineToPoint
  /// A quadratic curve by its control point and its end. Paths have none: they are raised to cubic curves.
  case addQuadCurveToPoint
  /// A cubic curve by its control points and its end.
  case addCurveToPoint
  /// Straight back to the subpath's start, without points.
  case closeSubpath
}

/// A step of a path, as `CGPath.applyWithBlock(_:)` passes it.
public struct CGPathElement {
  /// The kind of the step.
  public let type: CGPathElementType
  /// The step's points: as many as its kind has. They are valid during the call only.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each step of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType
      var points: [CGPoint]
      (type, points) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .cubic(let first, let second, let end): (.addCurveToPoint, [first, second, end])
        case .close: (.closeSubpath, [.zero])
        }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }
}
