import Testing
import TransitionEngine

@Suite struct FixedSizeTests {
  /// The new view comes from the right, by so many points.
  private func timeline(width: CGFloat, from distance: CGFloat) -> Timeline {
    var fixture = LintFixture()
    fixture.container.bounds.size.width = width
    fixture.animate([CATransform3DMakeTranslation(distance, 0, 0), CATransform3DIdentity])
    return fixture.timeline
  }

  @Test func aDistanceThatDoesNotFollowTheWidth() throws {
    let findings = Timeline.lintWidths(timeline(width: 375, from: 320), timeline(width: 430, from: 320))
    #expect(findings.map(\.rule) == [.fixedSize])
    #expect(
      findings.first?.message
        == "The view of b moves 320 pt to the side in a container of 375 pt, and just as "
        + "far in one of 430 pt.")
  }

  @Test func aDistanceThatFollowsTheWidth() {
    #expect(Timeline.lintWidths(timeline(width: 375, from: 375), timeline(width: 430, from: 430)).isEmpty)
  }

  @Test func shortWaysMayBeFixed() {
    #expect(Timeline.lintWidths(timeline(width: 375, from: 40), timeline(width: 430, from: 40)).isEmpty)
  }

  @Test func oneWidthTellsNothing() {
    #expect(Timeline.lintWidths(timeline(width: 375, from: 320), timeline(width: 375, from: 320)).isEmpty)
  }
}
