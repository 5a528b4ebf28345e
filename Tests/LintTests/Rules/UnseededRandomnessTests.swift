import Testing
import Lint
import TransitionEngine

@Suite struct UnseededRandomnessTests {
  @Test func equalRunsAreFine() {
    #expect(LintFixture().timeline.lintReplay(same: LintFixture().timeline).isEmpty)
  }

  @Test func theFirstDifferenceIsNamed() throws {
    var other = LintFixture()
    other.container.sublayers[1].position.x = 7
    let finding = try #require(LintFixture().timeline.lintReplay(same: other.timeline).first)
    #expect(finding.rule == .unseededRandomness)
    #expect(finding.layer == 3)
    #expect(finding.time == 0)
    #expect(finding.layerName == "the view of b")
  }

  @Test func animationsCount() {
    var other = LintFixture()
    other.animations[2] = [fade()]
    #expect(LintFixture().timeline.lintReplay(same: other.timeline).map(\.layer) == [2])
  }
}
