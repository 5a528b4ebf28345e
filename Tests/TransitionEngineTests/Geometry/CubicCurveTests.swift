import Testing
import TransitionEngine

@Suite struct CubicCurveTests {
  let curve = CubicCurve(
    start: .zero, control1: CGPoint(x: 30, y: 40), control2: CGPoint(x: -20, y: 50),
    end: CGPoint(x: 10, y: 5))

  @Test func partsFollowTheWhole() {
    let (head, tail) = curve.split(at: 0.3)
    for t in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(distance(head.point(at: t), curve.point(at: 0.3 * t)) < 1e-12)
      #expect(distance(tail.point(at: t), curve.point(at: 0.3 + 0.7 * t)) < 1e-12)
    }
  }

  @Test func boundsAreTight() {
    let sampled = CGRect(around: (0...10_000).map { curve.point(at: CGFloat($0) / 10_000) })
    let box = curve.bounds
    #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(sampled))
    #expect(abs(box.width - sampled.width) < 1e-4 && abs(box.height - sampled.height) < 1e-4)
  }

  @Test(arguments: [1, 0.1, 0.01])
  func flatteningKeepsItsTolerance(tolerance: CGFloat) {
    let corners = [curve.start] + curve.flattened(tolerance: tolerance)
    let worst = (0...1000).map { step in
      let point = curve.point(at: CGFloat(step) / 1000)
      return zip(corners, corners.dropFirst()).map { segmentDistance(point, $0, $1) }.min() ?? 0
    }.max()
    #expect((worst ?? 1) <= tolerance)
    #expect(corners.last == curve.end)
  }

  @Test func aFlatPathHasManyLines() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 30))
    #expect(circle.flattened(tolerance: 0.1).elements.count > 12)
  }

  func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
    ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
  }

  func segmentDistance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let t = min(max(((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y), 0), 1)
    return distance(p, CGPoint(x: a.x + t * x, y: a.y + t * y))
  }
}
