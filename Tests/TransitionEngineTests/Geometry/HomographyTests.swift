import Testing
import TransitionEngine

@Suite struct HomographyTests {
  /// Leaning, seen in perspective.
  let map: Homography = {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    return Homography(CATransform3DRotate(CATransform3DTranslate(perspective, 5, 6, 7), 0.8, 0, 1, 0))
  }()

  @Test func anInverseLeadsBack() throws {
    let inverse = try #require(map.inverse)
    for point in [CGPoint.zero, CGPoint(x: 50, y: 20), CGPoint(x: -80, y: 4)] {
      let back = inverse.project(map.project(point))
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    #expect(Homography(CATransform3DMakeRotation(.pi / 2, 0, 1, 0)).inverse == nil)
  }

  @Test func clipsWhatIsBehindTheViewer() {
    let wide = ConvexPolygon(CGRect(x: -2000, y: -10, width: 4000, height: 20))
    let visible = map.visiblePart(of: wide)
    #expect(visible.area < wide.area && visible.area > 0)
    #expect(visible.points.allSatisfy { map.weight(at: $0) >= Homography.minimumWeight - 1e-9 })
    #expect(map.projectVisiblePart(of: wide).points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func facesAwayBeyondAQuarterTurn() {
    let front = Homography(CATransform3DMakeRotation(1.5, 0, 1, 0))
    let back = Homography(CATransform3DMakeRotation(1.6, 0, 1, 0))
    #expect(front.facing(at: .zero) > 0)
    #expect(back.facing(at: .zero) < 0)
  }
}
