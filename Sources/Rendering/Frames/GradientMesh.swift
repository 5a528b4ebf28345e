import TransitionEngine

/// Triangles over each of which a gradient's parameter is linear. They approximate a gradient in perspective,
/// which SVG can't draw.
///
/// Neighbors share corners, and the parameters there: no step shows between them.
struct GradientMesh {
  struct Triangle {
    var a, b, c: Int
  }

  /// In the gradient's own plane.
  let corners: [CGPoint]
  /// In the output.
  let images: [CGPoint]
  let triangles: [Triangle]
  /// The triangles' images, those without an area left out.
  private let faces: [Face]

  private struct Face {
    let indices: SIMD3<Int>
    /// A corner, and the sides that start there.
    let corner, second, third: CGPoint
    /// Twice the signed area.
    let area: CGFloat

    init?(_ triangle: Triangle, _ images: [CGPoint]) {
      indices = SIMD3(triangle.a, triangle.b, triangle.c)
      let (a, b, c) = (images[triangle.a], images[triangle.b], images[triangle.c])
      corner = a
      second = CGPoint(x: b.x - a.x, y: b.y - a.y)
      third = CGPoint(x: c.x - a.x, y: c.y - a.y)
      area = second.x * third.y - second.y * third.x
      if area == 0 { return nil }
    }
  }

  private init(_ corners: [CGPoint], _ triangles: [Triangle], under map: Homography) {
    self.corners = corners
    let images = corners.map(map.project)
    self.images = images
    self.triangles = triangles
    faces = triangles.compactMap { Face($0, images) }
  }

  /// One triangle, whose linear function goes on beyond it. Its corners lie in front of the viewer where the
  /// polygon does.
  static func single(in polygon: ConvexPolygon, under map: Homography) -> GradientMesh {
    let points = polygon.points
    let corners = (0..<3).map { points[$0 * points.count / 3] }
    return GradientMesh(corners, [Triangle(a: 0, b: 1, c: 2)], under: map)
  }

  /// All ways to cut a box into two triangles, or four: first, where there are four, at right angles to the
  /// way into the depth, then from corner to corner. None where a corner lies behind the viewer.
  static func divisions(of box: CGRect, into count: Int, under map: Homography) -> [GradientMesh] {
    guard box.corners.allSatisfy({ map.weight(at: $0) > Homography.nearestWeight }) else { return [] }
    let cells = count / 2
    let deepensAcross = abs(map.m14) * box.width >= abs(map.m24) * box.height
    let corners = (0...cells).flatMap { index -> [CGPoint] in
      let part = CGFloat(index) / CGFloat(cells)
      let (x, y) = (box.minX + box.width * part, box.minY + box.height * part)
      return deepensAcross
        ? [CGPoint(x: x, y: box.minY), CGPoint(x: x, y: box.maxY)]
        : [CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y)]
    }
    return (0..<(1 << cells)).map { diagonals in
      let triangles = (0..<cells).flatMap { cell -> [Triangle] in
        let (a, b, c, d) = (2 * cell, 2 * cell + 1, 2 * cell + 2, 2 * cell + 3)
        return diagonals >> cell & 1 == 0
          ? [Triangle(a: a, b: c, c: d), Triangle(a: a, b: b, c: d)]
          : [Triangle(a: a, b: c, c: b), Triangle(a: c, b: b, c: d)]
      }
      return GradientMesh(corners, triangles, under: map)
    }
  }

  /// The weights of the corners at a point of the output: the barycentric coordinates in the triangle that
  /// contains the point or is nearest to it.
  func terms(at point: CGPoint) -> Terms {
    var (inside, best) = (-CGFloat.infinity, Terms())
    for face in faces {
      let (x, y) = (point.x - face.corner.x, point.y - face.corner.y)
      let second = (x * face.third.y - y * face.third.x) / face.area
      let third = (face.second.x * y - face.second.y * x) / face.area
      let first = 1 - second - third
      let depth = min(first, second, third)
      guard depth > inside else { continue }
      inside = depth
      best = Terms(indices: face.indices, factors: SIMD3(first, second, third))
    }
    return best
  }

  /// The weights of three corners; without a triangle, the first one alone.
  struct Terms {
    var indices = SIMD3(0, 0, 0)
    var factors = SIMD3<Double>(0, 0, 0)

    /// The interpolated value.
    func sum(_ values: [CGFloat]) -> CGFloat {
      factors.x * values[indices.x] + factors.y * values[indices.y] + factors.z * values[indices.z]
    }
  }
}
