import Testing

@testable import TransitionEngine

@Suite struct RoundedRectTests {
  /// CSS Backgrounds and Borders, "Overlapping Curves", scales all radii by one factor; `UIBezierPath` clamps
  /// to half of the shorter side.
  @Test(arguments: [(100, 20), (20, 100), (40, 40)] as [(CGFloat, CGFloat)])
  func aRadiusThatIsTooLargeGivesACapsule(width: CGFloat, height: CGFloat) {
    let rect = CGRect(x: 3, y: 5, width: width, height: height)
    let half = min(width, height) / 2
    #expect(Path(roundedRect: rect, cornerRadius: 500) == Path(roundedRect: rect, cornerRadius: half))
    let radii = CGSize(width: half, height: half)
    #expect(Path(roundedRect: rect, cornerRadius: half) == Path(roundedRect: rect, radii: radii))
  }

  /// A border's ring is as wide everywhere: its inner corners have the outer ones' centres.
  @Test func anOutlineFurtherInsideHasTheSameCentres() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    let (outer, inner) = (
      Path(roundedRect: rect, cornerRadius: 500),
      Path(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 500 - 4)
    )
    #expect(outer.elements.first == .move(CGPoint(x: 10, y: 0)))
    #expect(inner.elements.first == .move(CGPoint(x: 10, y: 4)))
  }

  /// What grows from nothing has the elements of what it becomes, so that the two can be interpolated.
  @Test(arguments: [(0, 0), (40, 0), (0, 40), (40, 40)] as [(CGFloat, CGFloat)])
  func theElementsDoNotDependOnTheSize(width: CGFloat, height: CGFloat) {
    let (small, large) = (
      CGRect(x: 50, y: 50, width: width, height: height), CGRect(x: 0, y: 0, width: 99, height: 99)
    )
    let corners: CornerMask = [.minXMinY, .maxXMaxY]
    #expect(Path(ellipseIn: small).hasStructure(of: Path(ellipseIn: large)))
    #expect(Path(rect: small).hasStructure(of: Path(rect: large)))
    #expect(
      Path(roundedRect: small, cornerRadius: 8).hasStructure(of: Path(roundedRect: large, cornerRadius: 20)))
    let radii = CGSize(width: 8, height: 4)
    #expect(
      Path(roundedRect: small, radii: radii, corners: corners)
        .hasStructure(of: Path(roundedRect: large, radii: radii, corners: corners)))
    // Without a radius it is a plain rectangle, as in Core Graphics.
    #expect(Path(roundedRect: large, cornerRadius: 0) == Path(rect: large))
  }

  @Test func radiiOfTheirOwnStayElliptical() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(Path(ellipseIn: rect).elements.first == .move(CGPoint(x: 50, y: 0)))
  }
}
