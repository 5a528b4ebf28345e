import TransitionEngine

/// A gradient's image: one linear gradient of the same colors, or several side by side.
///
/// Lines of one color stay straight. Under an affine map they stay parallel, and the image is exact. Under
/// perspective they meet in a point, which no linear gradient can show; triangles with one each come close.
package struct ProjectedGradient: Sendable {
  package struct Piece: Sendable {
    /// The corners of the triangle; nil for everything.
    package var corners: [CGPoint]?
    /// Where the parameter is 0 and 1.
    package var start, end: CGPoint
  }

  package private(set) var pieces: [Piece]
  /// The mean error over the visible part, in gray levels of 255.
  package private(set) var error: CGFloat

  /// The number of samples along each side of the visible part.
  private static let sampleCount = 8

  private struct Sample {
    var image: CGPoint
    var parameter: CGFloat
    var color: Color
    /// The weight of the sample: its area in the output.
    var weight: CGFloat
  }

  /// - Parameters:
  ///   - visible: the visible part, in the gradient's own plane.
  ///   - opacity: of the gradient. Faint ones may have larger errors.
  ///   - tolerance: the mean error below which triangles aren't divided further, in gray levels of 255.
  /// - Returns: nil if nothing is visible.
  package init?(
    _ axis: GradientAxis, by map: Homography, over visible: ConvexPolygon, opacity: CGFloat,
    tolerance: CGFloat = Precision.definitions.levels
  ) {
    guard !visible.isEmpty, !axis.stops.isEmpty, axis.start != axis.end else { return nil }
    let single = GradientMesh.single(in: visible, under: map)
    if map.isAffine {
      let parameters = single.corners.map(axis.parameter)
      self.init(single, parameters, error: 0)
      return
    }
    let samples = ProjectedGradient.samples(of: axis, map, visible)
    let box = visible.bounds.insetBy(dx: -1, dy: -1)
    var best: ProjectedGradient?
    for count in [1, 2, 4] {
      let meshes = count == 1 ? [single] : GradientMesh.divisions(of: box, into: count, under: map)
      for mesh in meshes {
        guard let fit = ProjectedGradient(mesh, axis, samples, opacity: opacity) else { continue }
        if fit.error < best?.error ?? .infinity { best = fit }
      }
      if let best, best.error <= tolerance { break }
    }
    guard let best else { return nil }
    self = best
  }

  /// The parameters at the mesh's corners that come closest to the true ones, by least squares.
  private init?(_ mesh: GradientMesh, _ axis: GradientAxis, _ samples: [Sample], opacity: CGFloat) {
    let rows = samples.map { mesh.terms(at: $0.image) }
    let total = samples.reduce(0) { $0 + $1.weight }
    var equations = LeastSquares(count: mesh.corners.count)
    // Beyond the ends the color stays the same, whatever the parameter.
    for (sample, row) in zip(samples, rows) where (-0.05...1.05).contains(sample.parameter) {
      equations.add(row, equal: sample.parameter, weight: sample.weight)
    }
    // Corners that no sample is near keep their own.
    for (index, corner) in mesh.corners.enumerated() {
      equations.add([(index, 1)], equal: axis.parameter(at: corner), weight: total * 1e-4)
    }
    guard let parameters = equations.solution() else { return nil }
    let error = zip(samples, rows).reduce(CGFloat(0)) { sum, next in
      sum + next.0.weight * axis.levels(from: next.0.color, to: next.1.sum(parameters))
    }
    self.init(mesh, parameters, error: total > 0 ? opacity * error / total : 0)
  }

  private init?(_ mesh: GradientMesh, _ parameters: [CGFloat], error: CGFloat) {
    self.error = error
    pieces = []
    for triangle in mesh.triangles {
      let indices = [triangle.a, triangle.b, triangle.c]
      let corners = indices.map { mesh.images[$0] }
      guard var piece = Piece(corners, indices.map { parameters[$0] }) else { return nil }
      if mesh.triangles.count > 1 { piece.corners = corners }
      pieces.append(piece)
    }
  }

  /// A grid over the visible part.
  private static func samples(
    of axis: GradientAxis, _ map: Homography, _ visible: ConvexPolygon
  ) -> [Sample] {
    let box = visible.bounds
    let steps = (0..<sampleCount).map { (CGFloat($0) + 0.5) / CGFloat(sampleCount) }
    let turn = visible.turn
    var samples: [Sample] = []
    samples.reserveCapacity(steps.count * steps.count + visible.points.count)
    func add(_ point: CGPoint) {
      guard visible.contains(point, slack: 0.01, turning: turn) else { return }
      let weight = max(map.weight(at: point), Homography.nearestWeight)
      let parameter = axis.parameter(at: point)
      samples.append(
        Sample(
          image: map.project(point), parameter: parameter, color: axis.color(at: parameter),
          weight: 1 / (weight * weight * weight)))
    }
    for y in steps {
      for x in steps { add(CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)) }
    }
    visible.points.forEach(add)
    return samples
  }
}

extension ProjectedGradient.Piece {
  /// The axis of the linear function with these values at three corners; nil where they lie on a line.
  fileprivate init?(_ corners: [CGPoint], _ values: [CGFloat]) {
    let (a, b, c) = (corners[0], corners[1], corners[2])
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    guard abs(area) > 1e-9 else { return nil }
    let (second, third) = (values[1] - values[0], values[2] - values[0])
    var slope = CGPoint(
      x: (second * (c.y - a.y) - third * (b.y - a.y)) / area,
      y: (third * (b.x - a.x) - second * (c.x - a.x)) / area)
    // A nearly constant gradient gets an axis of finite length.
    let least: CGFloat = 1e-6
    if hypot(slope.x, slope.y) < least { slope = CGPoint(x: least, y: 0) }
    let square = slope.x * slope.x + slope.y * slope.y
    let middle = CGPoint(x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3)
    let value = (values[0] + values[1] + values[2]) / 3
    start = CGPoint(x: middle.x - slope.x * value / square, y: middle.y - slope.y * value / square)
    end = CGPoint(x: start.x + slope.x / square, y: start.y + slope.y / square)
  }
}
