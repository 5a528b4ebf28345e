import TransitionEngine

/// The outline of a leaning plane in the output, a little larger below the neighbors that cover its edges.
///
/// Both planes antialias the shared edge, so the background would shine through. A straight extension would
/// be visible above a neighbor that tilts away: there the outline follows the neighbor's side.
/// It need not be convex.
struct SeamOutline {
  private let map: Homography
  /// The distance to extend below a neighbor, in points of the output.
  private let seam: CGFloat

  init(map: Homography, seam: CGFloat) {
    self.map = map
    self.seam = seam
  }

  /// - Parameter limits: the part of the plane that is drawn, in its own coordinates.
  /// - Returns: the corners in the output; nil where some lie behind the viewer.
  func points(of limits: ConvexPolygon, covered: [PlacedPicture.CoveredEdge]) -> [CGPoint]? {
    guard limits.points.allSatisfy({ map.weight(at: $0) > Homography.nearestWeight }) else { return nil }
    let image = map.project(limits)
    let isClockwise = image.signedArea >= 0
    return zip(limits.edges, image.edges).flatMap { edge, drawn -> [CGPoint] in
      guard let covered = covered.first(where: { $0.edge == edge }) else { return [drawn.start] }
      let (dx, dy) = (drawn.end.x - drawn.start.x, drawn.end.y - drawn.start.y)
      let length = max(hypot(dx, dy), 1e-9)
      let sign: CGFloat = isClockwise ? 1 : -1
      let outwards = CGPoint(x: sign * dy / length, y: -sign * dx / length)
      let along = CGPoint(x: dx / length, y: dy / length)
      let back = CGPoint(x: -along.x, y: -along.y)
      return [
        drawn.start, moved(drawn.start, outwards, towards: covered.afterStart, along, upTo: length / 2),
        moved(drawn.end, outwards, towards: covered.afterEnd, back, upTo: length / 2),
      ]
    }
  }

  /// An end of a covered edge, moved below the neighbor.
  ///
  /// - Parameters:
  ///   - corner: the neighbor's next one, in the plane's own coordinates.
  ///   - inwards: the direction to the edge's other end.
  private func moved(
    _ end: CGPoint, _ outwards: CGPoint, towards corner: CGPoint?, _ inwards: CGPoint, upTo limit: CGFloat
  ) -> CGPoint {
    let straight = CGPoint(x: end.x + outwards.x * seam, y: end.y + outwards.y * seam)
    guard let corner, map.weight(at: corner) > Homography.nearestWeight else { return straight }
    let image = map.project(corner)
    let (x, y) = (image.x - end.x, image.y - end.y)
    let (across, along) = (x * outwards.x + y * outwards.y, x * inwards.x + y * inwards.y)
    guard across > 0, along > 0 else { return straight }
    let part = min(seam / across, limit / along)
    return CGPoint(x: end.x + x * part, y: end.y + y * part)
  }
}
