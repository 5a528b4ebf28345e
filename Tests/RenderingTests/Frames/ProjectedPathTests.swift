import Testing
import TransitionEngine

@testable import Rendering

struct ProjectedPathTests {
  private let map: Homography = {
    var m = CATransform3DIdentity
    m.m34 = -1 / 300
    return Homography(CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), m))
  }()

  @Test func cornersGoWhereTheHomographySaysTheyGo() {
    let rect = CGRect(x: 10, y: 20, width: 50, height: 40)
    let expected = rect.corners.map(map.project)
    #expect(Path(rect: rect).projected(by: map, tolerance: 0.1).points == expected)
  }

  @Test(arguments: [0.5, 0.05, 0.01] as [CGFloat])
  func curvesStayWithinTheTolerance(tolerance: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let flatness: CGFloat = 0.001
    let image = circle.projected(by: map, tolerance: tolerance).flattened(tolerance: flatness).points
    let chords = Array(zip(image, image.dropFirst()))
    for point in circle.flattened(tolerance: 0.05).points {
      let target = map.project(point)
      let nearest = chords.map { Self.distance(from: target, to: $0) }.min() ?? .infinity
      #expect(nearest <= tolerance + flatness)
    }
  }

  private static func distance(from point: CGPoint, to chord: (CGPoint, CGPoint)) -> CGFloat {
    let (x, y) = (chord.1.x - chord.0.x, chord.1.y - chord.0.y)
    let along = (point.x - chord.0.x) * x + (point.y - chord.0.y) * y
    let share = min(max(along / max(x * x + y * y, 1e-12), 0), 1)
    return hypot(point.x - chord.0.x - share * x, point.y - chord.0.y - share * y)
  }

  @Test func whatLiesBehindTheViewerIsCutAway() {
    var m = CATransform3DIdentity
    m.m14 = -1 / 50
    let path = Path(rect: CGRect(x: 0, y: 0, width: 100, height: 10))
    let points = path.projected(by: Homography(m), tolerance: 0.1).points
    #expect(!points.isEmpty)
    #expect(points.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.x >= 0 })
  }
}
