import Testing
import Lint
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
        == "The view of b moves 320 pt to the side in a container of 375 pt, and as "
        + "far in a container of 430 pt.")
  }

  @Test func aDistanceThatFollowsTheWidth() {
    #expect(Timeline.lintWidths(timeline(width: 375, from: 375), timeline(width: 430, from: 430)).isEmpty)
  }

  @Test func shortWaysMayBeFixed() {
    #expect(Timeline.lintWidths(timeline(width: 375, from: 40), timeline(width: 430, from: 40)).isEmpty)
  }

  /// Tiles that move sideways by these distances, in a container of this width.
  private func tiles(width: CGFloat, _ distances: [CGFloat]) -> Timeline {
    var fixture = LintFixture()
    fixture.container.bounds.size = CGSize(width: width, height: 600)
    for (index, distance) in distances.enumerated() {
      fixture.container.sublayers.append(box(10 + index))
      let property = PropertyAnimation(
        .transform,
        values: [CATransform3DIdentity, CATransform3DMakeTranslation(distance, 50, 0)].map { .transform($0) },
        keyTimes: [0, 1])
      fixture.animations[10 + index] = [
        LayerAnimation(.property(property), beginTime: 0, duration: 1, origin: .viewAnimation)
      ]
    }
    return fixture.timeline
  }

  private func rules(tiles distances: [CGFloat]) -> [LintRule] {
    Timeline.lintWidths(tiles(width: 375, distances), tiles(width: 430, distances)).map(\.rule)
  }

  @Test func piecesThatFlyApartAreLeftAlone() {
    #expect(rules(tiles: [-140, 220, 35, 180, -90]).isEmpty)
  }

  @Test func piecesThatMoveAllAlikeAreFound() {
    #expect(rules(tiles: [320, 320, -320, 320]) == [.fixedSize])
  }

  @Test func twoHalvesAreFound() {
    #expect(rules(tiles: [-187.5, 190]) == [.fixedSize])
  }

  /// Tiles say nothing about the screen beside them.
  @Test func aScreenBesidePiecesIsFound() {
    func timeline(_ width: CGFloat) -> Timeline {
      var fixture = LintFixture()
      fixture.container.bounds.size = CGSize(width: width, height: 600)
      fixture.container.sublayers[1].bounds.size = fixture.container.bounds.size
      fixture.animate([CATransform3DMakeTranslation(320, 0, 0), CATransform3DIdentity])
      var timeline = fixture.timeline
      let pieces = tiles(width: width, [-140, 220, 35, 180])
      timeline.commits[0].root.sublayers[0].sublayers += pieces.commits[0].root.sublayers[0].sublayers
        .dropFirst(2)
      timeline.commits[0].animations.merge(pieces.commits[0].animations) { first, _ in first }
      return timeline
    }
    let findings = Timeline.lintWidths(timeline(375), timeline(430))
    #expect(findings.map(\.layer) == [3])
  }

  @Test func oneWidthTellsNothing() {
    #expect(Timeline.lintWidths(timeline(width: 375, from: 320), timeline(width: 375, from: 320)).isEmpty)
  }
}
