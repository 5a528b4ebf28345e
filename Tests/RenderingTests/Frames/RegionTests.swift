import Testing
import TransitionEngine

@testable import Rendering

struct RegionTests {
  @Test func growingMovesEveryEdge() {
    let grown = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 20)).grown(by: 2)
    #expect(grown.bounds == CGRect(x: -2, y: -2, width: 14, height: 24))
  }

  @Test func growingDoesNotDependOnTheWinding() {
    let polygon = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(ConvexPolygon(polygon.points.reversed()).grown(by: 2).bounds == polygon.grown(by: 2).bounds)
  }

  @Test func thePreimageProjectsIntoTheRegion() {
    var m = CATransform3DIdentity
    m.m34 = -1 / 200
    let map = Homography(CATransform3DConcat(CATransform3DMakeRotation(1.1, 0, 1, 0), m))
    let region = ConvexPolygon(CGRect(x: -50, y: -50, width: 100, height: 100))
    let preimage = map.preimage(of: region)
    #expect(!preimage.isEmpty)
    for point in preimage.points { #expect(region.contains(map.project(point), slack: 1e-6)) }
  }

  @Test func thePreimageOfAPlaneSeenEdgeOnIsEmpty() {
    let map = Homography(CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    #expect(map.preimage(of: ConvexPolygon(CGRect(x: 0, y: 0, width: 9, height: 9))).isEmpty)
  }

  @Test func theTangentTouches() {
    var m = CATransform3DIdentity
    m.m34 = -1 / 300
    let map = Homography(CATransform3DConcat(CATransform3DMakeRotation(0.9, 1, 1, 0), m))
    let (p, step) = (CGPoint(x: 20, y: 10), CGFloat(1e-4))
    let tangent = map.tangent(at: p)
    for q in [p, CGPoint(x: p.x + step, y: p.y), CGPoint(x: p.x, y: p.y + step)] {
      let (a, b) = (q.applying(tangent), map.project(q))
      #expect(hypot(a.x - b.x, a.y - b.y) < 1e-8)
    }
  }
}
