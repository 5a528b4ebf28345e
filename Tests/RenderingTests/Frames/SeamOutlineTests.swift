import Testing
import TransitionEngine

@testable import Rendering

struct SeamOutlineTests {
  private let plane = ConvexPolygon(CGRect(x: 0, y: 0, width: 50, height: 100))
  private let outline = SeamOutline(map: .identity, seam: 2)

  private func covered(_ afterStart: CGPoint?, _ afterEnd: CGPoint?) -> PlacedPicture.CoveredEdge {
    PlacedPicture.CoveredEdge(
      edge: PlacedPicture.Edge(start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 100)),
      afterStart: afterStart, afterEnd: afterEnd)
  }

  @Test func withoutNeighboursItIsThePolygon() {
    #expect(outline.points(of: plane, covered: []) == plane.points)
  }

  @Test func belowANeighbourItGoesStraightOn() throws {
    let points = try #require(outline.points(of: plane, covered: [covered(nil, nil)]))
    #expect(points.contains(CGPoint(x: 52, y: 0)) && points.contains(CGPoint(x: 52, y: 100)))
  }

  @Test func itKeepsBelowANeighbourThatLeansAway() throws {
    let leaning = covered(CGPoint(x: 60, y: 20), CGPoint(x: 60, y: 80))
    let points = try #require(outline.points(of: plane, covered: [leaning]))
    #expect(points.contains(CGPoint(x: 52, y: 4)) && points.contains(CGPoint(x: 52, y: 96)))
    #expect(points.contains(CGPoint(x: 50, y: 0)))
  }
}
