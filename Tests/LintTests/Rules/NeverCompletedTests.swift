import Testing
import Lint
import TransitionEngine

@Suite struct NeverCompletedTests {
  private func open(_ change: (inout Timeline) -> Void = { _ in }) throws -> LintFinding {
    var fixture = LintFixture()
    fixture.record.ended = nil
    fixture.record.completions = []
    var timeline = fixture.timeline
    timeline.duration = 5
    change(&timeline)
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.neverCompleted])
    return try #require(findings.first)
  }

  @Test func nothingWasAnimated() throws {
    #expect(try open().message.hasSuffix("It began no animation."))
  }

  @Test func theAnimationsAreOver() throws {
    let finding = try open { $0.commits[0].animations = [3: [fade()]] }
    #expect(finding.message.hasSuffix("Its animations were over at 1 s."))
    #expect(finding.time == 5)
  }

  @Test func theAnimationsStillRun() throws {
    let finding = try open { $0.commits[1].animations = [3: [fade(duration: 99)]] }
    #expect(finding.message.hasSuffix("Its animations were still running when the run ended at 5 s."))
  }

  /// One that stays on its layer after its end, as those that are not removed on completion do.
  @Test func whatOnlyStaysAttachedIsOver() throws {
    let finding = try open {
      $0.commits[0].animations = [3: [fade()]]
      $0.commits[1].animations = [3: [fade()]]
    }
    #expect(finding.message.hasSuffix("Its animations were over at 1 s."))
  }

  @Test func animationsElsewhereDoNotCount() throws {
    #expect(
      try open { $0.commits[1].animations = [0: [fade(duration: 99)]] }.message.hasSuffix("no animation."))
  }

  @Test func whatWasNeverStartedIsNotBlamed() {
    var fixture = LintFixture()
    fixture.record.started = nil
    fixture.record.completions = []
    #expect(fixture.rules.isEmpty)
  }
}
