import Testing
import TransitionEngine

@Suite struct ConvexPolygonTests {
  let square = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func clippedPartsAddUp() {
    for (a, b, c) in [(1.0, 0.0, -3.0), (0.6, 0.8, -7), (-0.6, 0.8, 1), (1, 0, 5), (1, 0, -50)] {
      let half = HalfPlane(a: a, b: b, c: c)
      let parts = square.clipped(to: half).area + square.clipped(to: half.complement).area
      #expect(abs(parts - 100) < 1e-9)
    }
  }

  @Test func knowsTheEdgeThatAClipMade() {
    let (part, edges) = square.clippedKeepingEdges(to: HalfPlane(a: 1, b: 0, c: -4))
    #expect(part.area == 60)
    #expect(edges == [0, 1, 2, nil])
    let cut = edges.firstIndex(of: nil) ?? 0
    #expect(part.points[cut].x == 4 && part.points[(cut + 1) % part.points.count].x == 4)
  }

  @Test func aClipAlongAnEdgeLeavesNothingBut() {
    #expect(square.clipped(to: HalfPlane(a: 1, b: 0, c: -10)).isEmpty)
    #expect(square.clipped(to: HalfPlane(a: 1, b: 0, c: 0)) == square)
  }

  @Test func intersectionDoesNotCareAboutDirection() {
    let other = ConvexPolygon(CGRect(x: 6, y: 7, width: 20, height: 20))
    let turned = ConvexPolygon(other.points.reversed())
    #expect(square.intersection(other).area == 12)
    #expect(square.intersection(turned).area == 12)
    #expect(turned.intersection(square).area == 12)
    #expect(square.intersection(ConvexPolygon([])).isEmpty)
  }

  @Test func areaIsPositiveClockwise() {
    #expect(square.signedArea == 100)
    #expect(ConvexPolygon(square.points.reversed()).signedArea == -100)
    #expect(ConvexPolygon([]).signedArea == 0)
  }
}
