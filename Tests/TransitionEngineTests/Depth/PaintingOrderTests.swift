import BasicTestSupport
import Testing
import TransitionEngine

/// The perspective of the paper fold: a viewer 200 points away, above `center`.
func perspective(_ distance: CGFloat, center: CGPoint = .zero) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m34 = -1 / distance
  return CATransform3DConcat(
    CATransform3DTranslate(t, -center.x, -center.y, 0),
    CATransform3DMakeTranslation(center.x, center.y, 0))
}

/// A square of side 100 about its centre, put somewhere.
func square(_ matrix: CATransform3D, side: CGFloat = 100) -> Plane {
  Plane(
    matrix: matrix,
    outline: ConvexPolygon(CGRect(x: -side / 2, y: -side / 2, width: side, height: side)))
}

/// Depths of all planes at points of a grid, against the order in which fragments are painted there: how many
/// points show the wrong plane on top.
func wrongPoints(_ planes: [Plane], _ order: [Fragment], extent: CGFloat = 80) -> Int {
  var wrong = 0
  for x in stride(from: -extent, through: extent, by: 3.7) {
    for y in stride(from: -extent, through: extent, by: 4.3) {
      let point = CGPoint(x: x, y: y)
      let hits = planes.indices.compactMap { index in
        depth(of: planes[index], within: planes[index].outline, at: point).map { (index, $0) }
      }
      guard let nearest = hits.map(\.1).max() else { continue }
      let top = order.last { fragment in
        let plane = planes[fragment.plane]
        return depth(of: plane, within: fragment.clip ?? plane.outline, at: point) != nil
      }
      let shown = top.flatMap { top in hits.first { $0.0 == top.plane }?.1 } ?? -.infinity
      if shown < nearest - 0.05 { wrong += 1 }
    }
  }
  return wrong
}

/// Where the ray through a point of the view meets a part of a plane; nil where it misses, and close to the
/// rim.
func depth(of plane: Plane, within part: ConvexPolygon, at point: CGPoint) -> CGFloat? {
  let map = Homography(plane.matrix)
  guard let own = map.inverse?.project(point), map.weight(at: own) > 0 else { return nil }
  let corners = part.clockwise.points
  for index in corners.indices {
    let next = corners[(index + 1) % corners.count]
    let side = HalfPlane(rightOf: corners[index], next)
    if side.value(at: own) < 1e-9 { return nil }
  }
  let m = plane.matrix
  return (own.x * m.m13 + own.y * m.m23 + m.m43) / map.weight(at: own)
}

@Suite struct PaintingOrderTests {
  func turned(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  @Test func flatSiblingsKeepTheirOrder() {
    let planes = [
      square(CATransform3DIdentity), square(CATransform3DMakeScale(2, 2, 1)), square(CATransform3DIdentity),
    ]
    #expect(paintingOrder(planes) == [0, 1, 2].map { Fragment(plane: $0) })
    #expect(paintingOrder([]) == [])
  }

  @Test(arguments: [CATransform3DIdentity, perspective(300)])
  func parallelPlanesSortByZWithoutCuts(projection: CATransform3D) {
    let planes = [30, -10, 0, -10].map {
      square(CATransform3DConcat(CATransform3DMakeTranslation(0, 0, $0), projection))
    }
    #expect(paintingOrder(planes) == [1, 3, 2, 0].map { Fragment(plane: $0) })
  }

  @Test(arguments: [CATransform3DIdentity, perspective(300)])
  func crossingPlanesAreCutAlongTheirCrossing(projection: CATransform3D) throws {
    let planes = [
      square(CATransform3DConcat(turned(0.5, 0, 1, 0), projection)),
      square(CATransform3DConcat(turned(-0.5, 0, 1, 0), projection)),
    ]
    let order = paintingOrder(planes)
    #expect(order.map(\.plane) == [1, 0, 1])
    #expect(wrongPoints(planes, order) == 0)
    let (back, front) = (order[0], order[2])
    let (a, b) = try (#require(back.clip), #require(front.clip))
    #expect(abs(a.area + b.area - 10_000) < 1e-6)
    let cut = try #require(back.edges.firstIndex { $0 != .outline })
    #expect(back.edges[cut] == .cutUnderNeighbor)
    #expect(abs(a.points[cut].x) < 1e-9)
    #expect(front.edges.filter { $0 != .outline } == [.cut])
  }

  @Test func aSharedEdgeIsNotCut() {
    // Two halves of a fold hinged at x = 0, and two leaves of a book.
    func panel(_ angle: CGFloat, _ range: ClosedRange<CGFloat>) -> Plane {
      Plane(
        matrix: CATransform3DConcat(turned(angle, 0, 1, 0), perspective(200)),
        outline: ConvexPolygon(
          CGRect(x: range.lowerBound, y: -50, width: range.upperBound - range.lowerBound, height: 100)))
    }
    for angle in [0.01, 0.3, 0.8, 1.3] {
      let fold = [panel(angle, -60...0), panel(-angle, 0...60)]
      #expect(paintingOrder(fold) == [Fragment(plane: 0), Fragment(plane: 1)])
      let book = [panel(-angle, 0...60), panel(angle / 2, 0...60)]
      #expect(paintingOrder(book) == [Fragment(plane: 1), Fragment(plane: 0)])
    }
  }

  @Test func coplanarPlanesKeepTheirOrder() {
    let lean = CATransform3DConcat(turned(0.6, 1, 1, 0), perspective(400))
    let planes = [square(lean), square(lean, side: 50), square(lean, side: 80)]
    #expect(paintingOrder(planes) == [0, 1, 2].map { Fragment(plane: $0) })
  }

  @Test func circlesAreResolved() {
    // Three beams, each over the next one and under the one before.
    let planes = (0..<3).map { index -> Plane in
      let tilt = CATransform3DRotate(
        CATransform3DRotate(CATransform3DIdentity, CGFloat(index) * 2 * .pi / 3, 0, 0, 1), 0.2, 0, 1, 0)
      return Plane(
        matrix: tilt, outline: ConvexPolygon(CGRect(x: -60, y: 15, width: 120, height: 12)))
    }
    let order = paintingOrder(planes)
    #expect(order.count > 3)
    #expect(wrongPoints(planes, order) == 0)
    #expect(tilesItsPlanes(planes, order))
  }

  @Test(arguments: 1...12)
  func theNearestIsOnTopWhateverCrosses(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let planes = (0..<7).map { _ -> Plane in
      let turn = turned(
        random.number(in: -1.2...1.2), random.number(in: -1...1), random.number(in: -1...1), 0.3)
      let move = CATransform3DMakeTranslation(
        random.number(in: -30...30), random.number(in: -30...30), random.number(in: -30...30))
      return square(CATransform3DConcat(CATransform3DConcat(turn, move), perspective(300)), side: 80)
    }
    let order = paintingOrder(planes)
    #expect(wrongPoints(planes, order) == 0)
    #expect(tilesItsPlanes(planes, order))
    #expect(order == paintingOrder(planes))
  }

  func tilesItsPlanes(_ planes: [Plane], _ order: [Fragment]) -> Bool {
    planes.indices.allSatisfy { index in
      let pieces = order.filter { $0.plane == index }
      let area = pieces.reduce(0) { $0 + ($1.clip ?? planes[index].outline).area }
      return abs(area - planes[index].outline.area) < 0.5
    }
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    var back = square(turned(2, 0, 1, 0))
    #expect(paintingOrder([back]).count == 1)
    back.isDoubleSided = false
    let edgeOn = square(turned(.pi / 2, 0, 1, 0))
    let behind = square(CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 500), perspective(200)))
    let broken = square(CATransform3DMakeScale(.nan, 1, 1))
    #expect(paintingOrder([back, edgeOn, behind, broken]).isEmpty)
  }

  @Test func whatIsPartlyBehindTheViewerIsClipped() throws {
    let plane = square(CATransform3DConcat(turned(1.5, 0, 1, 0), perspective(200)), side: 1000)
    let fragment = try #require(paintingOrder([plane]).first)
    let clip = try #require(fragment.clip)
    #expect(clip.area < plane.outline.area)
    #expect(fragment.edges.allSatisfy { $0 == .outline })
  }

  @Test func tooManyAreSortedByTheirCentres() {
    let planes = (0...maximumSortedPlanes).map { index in
      square(
        CATransform3DConcat(turned(0.1, 0, 1, 0), CATransform3DMakeTranslation(0, 0, -CGFloat(index))))
    }
    let order = paintingOrder(planes)
    #expect(order.map(\.plane) == planes.indices.reversed())
    #expect(order.allSatisfy { $0.clip == nil })
  }
}
