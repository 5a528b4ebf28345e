import Testing
import Lint
import TransitionEngine

@Suite struct FlashOnCancelTests {
  /// A cancelled transition whose last frame shows the old view's layer, and the frame after it another one.
  private func findings(after: Layer.ID) -> [LintFinding] {
    var fixture = LintFixture()
    for index in fixture.container.sublayers.indices {
      fixture.container.sublayers[index].backgroundColor = .black
    }
    fixture.container.sublayers.remove(at: 1)
    fixture.record.completions = [.init(time: 1, didComplete: false)]
    fixture.record.wasCancelled = true
    let views = TransitionRecord.Views(container: fixture.container, from: nil, to: nil)
    (fixture.record.before, fixture.record.after) = (views, views)
    var timeline = fixture.timeline
    var end = box(after)
    end.backgroundColor = .black
    timeline.commits[1].root.sublayers[0].sublayers = [end]
    return timeline.lint()
  }

  @Test func theSameViewIsNoFlash() { #expect(findings(after: 2).isEmpty) }

  @Test func anotherViewIs() {
    let findings = findings(after: 3)
    #expect(findings.map(\.rule) == [.flashOnCancel])
    #expect(
      findings.first?.message == "100 % of the container looks different in the frame after the canceled "
        + "transition than in its last one.")
  }
}
