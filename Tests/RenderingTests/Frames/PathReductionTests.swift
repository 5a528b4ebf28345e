import Testing
import TransitionEngine

@testable import Rendering

struct PathReductionTests {
  /// How often a polyline winds around a point.
  private func winding(_ path: Path, _ point: CGPoint) -> Int {
    var total: CGFloat = 0
    for contour in path.flattened(tolerance: 0.01).contours {
      let points = contour.points
      for (index, a) in points.enumerated() {
        let b = points[(index + 1) % points.count]
        var turn = atan2(b.y - point.y, b.x - point.x) - atan2(a.y - point.y, a.x - point.x)
        while turn > .pi { turn -= 2 * .pi }
        while turn < -.pi { turn += 2 * .pi }
        total += turn
      }
    }
    return Int((total / (2 * .pi)).rounded())
  }

  @Test func insideNothingChanges() {
    let outer = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 80), cornerRadius: 20)
    var path = outer
    path.append(Path(ellipseIn: CGRect(x: 30, y: 20, width: 120, height: 40)))
    let region = ConvexPolygon(CGRect(x: 60, y: -10, width: 50, height: 60))
    let reduced = path.reduced(to: region)
    #expect(reduced.elements.count < path.elements.count)
    for x in stride(from: CGFloat(61), to: 110, by: 7) {
      for y in stride(from: CGFloat(-9), to: 50, by: 7) {
        let point = CGPoint(x: x, y: y)
        #expect(winding(reduced, point) == winding(path, point))
      }
    }
  }

  @Test func whatIsInsideStaysAsItIs() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let region = ConvexPolygon(CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(path.reduced(to: region) == path)
  }
}
