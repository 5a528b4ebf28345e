import Foundation
import TransitionEngine

extension Path {
  /// The image under a projective map, within `tolerance` (in units of the image).
  ///
  /// Lines stay lines. A projected cubic is a rational one; a plain cubic with the same ends and the same tangents
  /// (first control point `P0 + (w1/w0)(P1 - P0)`) follows it closely and is halved where it does not.
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
        let curve = Cubic(current, a, b, point)
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

  /// Cuts away what lies behind the viewer. Subpaths are closed by it, as fills are.
  private func projectedPartInFront(by map: Homography) -> Path {
    var result = Path()
    for polygon in polygons(steps: 16) {
      let kept = ConvexPolygon(polygon).projected(by: map)
      guard let first = kept.points.first else { continue }
      result.move(to: first)
      for point in kept.points.dropFirst() { result.addLine(to: point) }
      result.closeSubpath()
    }
    return result
  }

  /// The subpaths as polygons, every curve in `steps` chords.
  package func polygons(steps: Int) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point) where !polygons.isEmpty: polygons[polygons.count - 1].append(point)
      case .cubic(let a, let b, let point) where !polygons.isEmpty:
        guard let start = polygons[polygons.count - 1].last else { continue }
        let curve = Cubic(start, a, b, point)
        for step in 1...max(steps, 1) {
          polygons[polygons.count - 1].append(curve.point(at: CGFloat(step) / CGFloat(max(steps, 1))))
        }
      default: break
      }
    }
    return polygons
  }
}

/// One cubic Bézier segment.
struct Cubic {
  var p0, p1, p2, p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  func point(at t: CGFloat) -> CGPoint {
    let r = 1 - t
    let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  var halves: (Cubic, Cubic) {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    let (a, b, c) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
    let (d, e) = (middle(a, b), middle(b, c))
    let f = middle(d, e)
    return (Cubic(p0, a, d, f), Cubic(f, e, c, p3))
  }

  func project(by map: Homography, tolerance: CGFloat, depth: Int, into path: inout Path) {
    let image = hermiteImage(by: map)
    if depth == 0 || distance(from: image, under: map) <= tolerance {
      path.addCurve(to: image.p3, control1: image.p1, control2: image.p2)
      return
    }
    let (first, second) = halves
    first.project(by: map, tolerance: tolerance, depth: depth - 1, into: &path)
    second.project(by: map, tolerance: tolerance, depth: depth - 1, into: &path)
  }

  /// The cubic with the true ends and the true tangents.
  private func hermiteImage(by map: Homography) -> Cubic {
    func towards(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
      let (p, q) = (map.project(end), map.project(control))
      let ratio = map.weight(at: control) / map.weight(at: end)
      return CGPoint(x: p.x + (q.x - p.x) * ratio, y: p.y + (q.y - p.y) * ratio)
    }
    return Cubic(map.project(p0), towards(p0, p1), towards(p3, p2), map.project(p3))
  }

  /// How far true image points lie from `image`, which runs through them at slightly other parameters.
  private func distance(from image: Cubic, under map: Homography) -> CGFloat {
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
