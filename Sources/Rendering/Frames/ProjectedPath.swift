import TransitionEngine

extension Path {
  /// The image under a projective map, within `tolerance` (in units of the image).
  ///
  /// Lines stay lines. A projected cubic is a rational one; a plain cubic with the same ends and the same
  /// tangents (first control point `P0 + (w1/w0)(P1 - P0)`) follows it closely and is halved where it does
  /// not.
  package func projected(by map: Homography, tolerance: CGFloat) -> Path {
    if map.isAffine { return applying(map.affine) }
    guard isInFront(of: map) else { return projectedPartInFront(by: map) }
    var result = Path()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        result.move(to: map.project(point))
        (current, start) = (point, point)
      case .line(let point):
        result.addLine(to: map.project(point))
        current = point
      case .cubic(let a, let b, let point):
        let curve = CubicCurve(start: current, control1: a, control2: b, end: point)
        curve.project(by: map, tolerance: tolerance, depth: 6, into: &result)
        current = point
      case .close:
        result.closeSubpath()
        current = start
      }
    }
    return result
  }

  private func isInFront(of map: Homography) -> Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): map.weight(at: p) > Homography.nearestWeight
      case .cubic(let a, let b, let p):
        [a, b, p].allSatisfy { map.weight(at: $0) > Homography.nearestWeight }
      case .close: true
      }
    }
  }

  /// Cuts off the part behind the viewer. This closes subpaths, as fills do.
  private func projectedPartInFront(by map: Homography) -> Path {
    var result = Path()
    for contour in flattened(tolerance: 0.05).contours {
      let kept = ConvexPolygon(contour.points).projected(by: map)
      guard let first = kept.points.first else { continue }
      result.move(to: first)
      for point in kept.points.dropFirst() { result.addLine(to: point) }
      result.closeSubpath()
    }
    return result
  }
}

extension CubicCurve {
  func project(by map: Homography, tolerance: CGFloat, depth: Int, into path: inout Path) {
    let image = hermiteImage(by: map)
    if depth == 0 || distance(from: image, under: map) <= tolerance {
      path.addCurve(to: image.end, control1: image.control1, control2: image.control2)
      return
    }
    let (first, second) = split(at: 0.5)
    first.project(by: map, tolerance: tolerance, depth: depth - 1, into: &path)
    second.project(by: map, tolerance: tolerance, depth: depth - 1, into: &path)
  }

  /// The cubic with the true ends and the true tangents.
  private func hermiteImage(by map: Homography) -> CubicCurve {
    func towards(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
      let (p, q) = (map.project(end), map.project(control))
      let ratio = map.weight(at: control) / map.weight(at: end)
      return CGPoint(x: p.x + (q.x - p.x) * ratio, y: p.y + (q.y - p.y) * ratio)
    }
    return CubicCurve(
      start: map.project(start), control1: towards(start, control1), control2: towards(end, control2),
      end: map.project(end))
  }

  /// The distance of true image points from `image`, which passes them at slightly different parameters.
  private func distance(from image: CubicCurve, under map: Homography) -> CGFloat {
    var largest: CGFloat = 0
    for t in [0.25, 0.5, 0.75] as [CGFloat] {
      let target = map.project(point(at: t))
      var nearest = CGFloat.infinity
      for shift in [-0.04, -0.02, -0.01, 0, 0.01, 0.02, 0.04] as [CGFloat] {
        let candidate = image.point(at: t + shift)
        nearest = min(nearest, hypot(candidate.x - target.x, candidate.y - target.y))
      }
      largest = max(largest, nearest)
    }
    return largest
  }
}
