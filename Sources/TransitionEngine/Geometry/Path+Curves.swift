extension Path {
  /// The outline in straight lines that stay within `tolerance` points of it.
  package func flattened(tolerance: CGFloat) -> Path {
    var result = Path()
    forEachSegment { start, element in
      guard case .cubic(let first, let second, let end) = element else {
        result.elements.append(element)
        return
      }
      let curve = CubicCurve(start: start, control1: first, control2: second, end: end)
      for point in curve.flattened(tolerance: tolerance) { result.addLine(to: point) }
    }
    return result
  }

  /// Calls `body` with each element and the point it starts from; a curve or line that nothing precedes
  /// starts from its own first point.
  package func forEachSegment(_ body: (_ start: CGPoint, _ element: Element) -> Void) {
    var current: CGPoint?
    var subpathStart: CGPoint?
    for element in elements {
      body(current ?? element.points.first ?? .zero, element)
      switch element {
      case .move(let point):
        (current, subpathStart) = (point, point)
      case .line(let point), .cubic(_, _, let point):
        if subpathStart == nil { subpathStart = element.points.first }
        current = point
      case .close: current = subpathStart
      }
    }
  }
}
