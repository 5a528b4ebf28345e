import TransitionEngine

/// The planes that overlap at one instant, and their order.
struct PlaneOverlaps {
  /// The index of the instant among the samples.
  var index: Int
  /// Pairs that overlap, the one behind first.
  private(set) var pairs: [(behind: Int, front: Int)] = []
  /// Planes that show their back, and are wholly hidden.
  private(set) var hiddenBacks: Set<Int> = []

  /// The smallest visible area, in square points.
  private static let leastArea: CGFloat = 2

  /// Nil if planes pass through each other, or if they are too many to compare.
  init?(of planes: [Plane], at index: Int) {
    self.index = index
    let fragments = paintingOrder(planes)
    guard fragments.count <= maximumSortedPlanes else { return nil }
    let shapes = fragments.map { fragment in
      Homography(planes[fragment.plane].matrix)
        .projectVisiblePart(of: fragment.clip ?? planes[fragment.plane].outline).clockwise
    }
    let isAnyCut = fragments.contains { $0.clip != nil }
    var shared: [[Int]: CGFloat] = [:]
    for (place, fragment) in fragments.enumerated() {
      for later in (place + 1)..<fragments.count where fragments[later].plane != fragment.plane {
        let area = shapes[place].intersection(shapes[later]).area
        if area > 0 { shared[[fragment.plane, fragments[later].plane], default: 0] += area }
      }
    }
    for (pair, area) in shared.sorted(by: { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) })
    where area > Self.leastOverlap(of: planes[pair[0]]) {
      let opposite = shared[[pair[1], pair[0]], default: 0]
      if isAnyCut, min(area, opposite) > Self.sliver(of: planes[pair[0]]) { return nil }
      if area >= opposite { pairs.append((pair[0], pair[1])) }
    }
    for (place, fragment) in fragments.enumerated() where planes[fragment.plane].showsBack {
      let others = fragments.indices.filter { $0 > place && fragments[$0].plane != fragment.plane }
      if Self.isCovered(shapes[place], by: others.map { shapes[$0] }) { hiddenBacks.insert(fragment.plane) }
    }
  }

  /// Finds the overlaps, where a hidden back may lie below any plane.
  var withoutHiddenBacks: PlaneOverlaps {
    var overlaps = self
    overlaps.pairs.removeAll { hiddenBacks.contains($0.front) }
    return overlaps
  }

  /// Planes overlap if they share more than this, in square points. Edges that stay together do not count, and motions
  /// that are only nearly equal let them drift by hundredths of a point.
  private static func leastOverlap(of plane: Plane) -> CGFloat {
    max(leastArea, 0.05 * max(plane.outline.bounds.width, plane.outline.bounds.height))
  }

  /// The largest part of a plane on the wrong side of another that doesn't count as a crossing: a strip of
  /// two points.
  /// Planes that meet in an edge cross by so much where their motions are only nearly equal.
  private static func sliver(of plane: Plane) -> CGFloat {
    2 * max(plane.outline.bounds.width, plane.outline.bounds.height)
  }

  /// Whether points all over a polygon lie in one of some others.
  private static func isCovered(_ shape: ConvexPolygon, by others: [ConvexPolygon]) -> Bool {
    guard shape.area > leastArea else { return true }
    let center = shape.center
    return shape.points.allSatisfy { corner in
      [0.1, 0.4, 0.7, 0.95].allSatisfy { fraction in
        let point = CGPoint(
          x: center.x + (corner.x - center.x) * fraction, y: center.y + (corner.y - center.y) * fraction)
        return others.contains { $0.contains(point, slack: 1e-3) }
      }
    }
  }
}
