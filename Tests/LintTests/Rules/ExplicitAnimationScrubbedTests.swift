import Testing
import Lint
import TransitionEngine

@Suite struct ExplicitAnimationScrubbedTests {
  private func rules(isInteractive: Bool, _ origin: LayerAnimation.Origin) -> [LintRule] {
    var fixture = LintFixture()
    fixture.record.isInteractive = isInteractive
    let property = PropertyAnimation(.opacity, values: [.number(0), .number(1)], keyTimes: [0, 1])
    var animation = LayerAnimation(.property(property), beginTime: 0, duration: 1, origin: origin)
    if case .explicit = origin { animation.isOnTimelineClock = true }
    fixture.animations[3] = [animation]
    return fixture.rules
  }

  @Test func itRunsByItself() {
    #expect(rules(isInteractive: true, .explicit(key: "")) == [.explicitAnimationScrubbed])
  }

  @Test func viewAnimationsFollow() { #expect(rules(isInteractive: true, .viewAnimation).isEmpty) }

  @Test func withoutAnInteractionThereIsNothingToFollow() {
    #expect(rules(isInteractive: false, .explicit(key: "")).isEmpty)
  }
}
