import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// What is found in the way a transition is driven.
@Suite struct InteractionLintTests {
  private func rules(_ timeline: Timeline) -> [LintRule] { timeline.lint().map(\.rule) }

  @Test(arguments: [true, false])
  func nothingInAGestureAsItShouldBe(finishes: Bool) throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 0.6) {
      fixture.at(0.3) { finishes ? fixture.interactor.finish() : fixture.interactor.cancel() }
    }
    #expect(rules(timeline).isEmpty)
  }

  @Test(arguments: [true, false])
  func aGestureThatEndsBeforeTheStart(finishes: Bool) throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.run.record {
      fixture.tabs.tabs.selectedIndex = 1
      finishes ? fixture.interactor.finish() : fixture.interactor.cancel()
    }
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.gestureEndedEarly])
    #expect(findings.first?.call == (finishes ? "finish()" : "cancel()"))
    #expect(findings.first?.actor == "UIPercentDrivenInteractiveTransition")
  }

  @Test func finishingAtTheVeryEnd() throws {
    let fixture = try InteractionFixture()
    let timeline = try fixture.drag(to: 1) { fixture.at(0.3) { fixture.interactor.finish() } }
    #expect(rules(timeline) == [.finishedAtOneHundred])
    #expect(timeline.lint().first?.time == 0.3)
  }

  @Test(arguments: [0, -1, CGFloat.nan])
  func aCompletionSpeedThatIsNotPositive(speed: CGFloat) throws {
    let fixture = try InteractionFixture()
    fixture.interactor.completionSpeed = speed
    let timeline = try fixture.drag(to: 0.5) { fixture.at(0.3) { fixture.interactor.finish() } }
    #expect(rules(timeline) == [.completionSpeed])
  }

  @Test func selectingDuringAChange() throws {
    let fixture = try TransitionFixture(Animator(.completes))
    let timeline = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.2)) { fixture.tabs.selectedIndex = 2 }
    }
    let findings = timeline.lint()
    #expect(findings.map(\.rule) == [.selectedDuringChange])
    #expect(findings.first?.time == 0.2)
    #expect(findings.first?.call == "selectedIndex")
  }

  @Test func selectingAfterAChangeIsFine() throws {
    let fixture = try TransitionFixture(Animator(.completes))
    let timeline = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      fixture.run.loop.schedule(at: VirtualTime(seconds: 0.7)) { fixture.tabs.selectedIndex = 2 }
    }
    #expect(timeline.transitions.count == 2)
    #expect(rules(timeline).isEmpty)
  }

  @Test func anInteractionThatNobodyEnds() throws {
    let fixture = try InteractionFixture()
    let error = try #require(throws: UnfinishedRun.self) { try fixture.drag(to: 0.5) }
    let findings = error.timeline.lint()
    #expect(findings.map(\.rule) == [.neverCompleted])
    #expect(
      findings.first?.message.hasSuffix("It is interactive, and was neither finished nor canceled.") == true)
  }
}
