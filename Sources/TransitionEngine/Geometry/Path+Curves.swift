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

  /// Whether a point lies within the outline; open subpaths are closed with straight lines.
  package func contains(_ point: CGPoint, rule: Shape.FillRule) -> Bool {
    var winding = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { winding += b.y > a.y ? 1 : -1 }
    }
    for element in flattened(tolerance: 0.05).elements {
      switch element {
      case .move(let to):
        cross(last, start)
        (start, last) = (to, to)
      case .line(let to), .cubic(_, _, let to):
        cross(last, to)
        last = to
      case .close:
        cross(last, start)
        last = start
      }
    }
    cross(last, start)
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// Calls `body` with each element and its starting point; a curve or line without a preceding point starts
  /// from its own first point.
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
