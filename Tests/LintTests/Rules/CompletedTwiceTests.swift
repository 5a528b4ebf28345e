import Testing
import Lint
import TransitionEngine

@Suite struct CompletedTwiceTests {
  private func findings(_ completions: [Bool]) -> [LintFinding] {
    var fixture = LintFixture()
    fixture.record.completions = completions.enumerated().map {
      .init(time: Double($0.offset + 1), didComplete: $0.element)
    }
    return fixture.timeline.lint()
  }

  @Test func onceIsEnough() { #expect(findings([true]).isEmpty) }

  /// However often it is called.
  @Test func bothCallsAreTold() {
    let findings = findings([true, false, true])
    #expect(findings.map(\.rule) == [.completedTwice])
    #expect(findings.first?.time == 2)
    #expect(
      findings.first?.message
        == "completeTransition(_:) was called 3 times: with true at 1 s, and again with "
        + "false at 2 s.")
  }
}
