import Testing
import Lint
import TransitionEngine

@Suite struct NewViewMissingTests {
  @Test func theNewViewHasToBeThere() {
    var fixture = LintFixture()
    fixture.record.to = 99
    let views = TransitionRecord.Views(container: box(1), from: nil, to: nil)
    (fixture.record.before, fixture.record.after) = (views, views)
    #expect(fixture.rules.contains(.newViewMissing))
  }

  @Test func aCancelledTransitionNeedsNone() {
    var fixture = LintFixture()
    fixture.record.to = 99
    fixture.record.completions = [.init(time: 1, didComplete: false)]
    fixture.record.wasCancelled = true
    let views = TransitionRecord.Views(container: box(1), from: nil, to: nil)
    (fixture.record.before, fixture.record.after) = (views, views)
    #expect(!fixture.rules.contains(.newViewMissing))
  }
}
