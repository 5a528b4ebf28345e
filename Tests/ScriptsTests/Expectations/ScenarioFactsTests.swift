import Testing
import TransitionEngine

@testable import Scripts

struct ScenarioFactsTests {
  private func record(_ change: (inout TransitionRecord) -> Void) -> TransitionRecord {
    var record = TransitionRecord(
      animator: "FoldAnimator", container: 1, from: 2, to: 3, fromName: "inbox", toName: "photos",
      requested: 0.1)
    change(&record)
    return record
  }

  private func ended(_ didComplete: Bool) -> TransitionRecord {
    record {
      $0.started = 0.2
      $0.ended = 0.6
      $0.completions = [.init(time: 0.6, didComplete: didComplete), .init(time: 0.7, didComplete: true)]
    }
  }

  @Test func theLatestTransitionCounts() {
    #expect(ScenarioFacts(at: 1, transitions: [], events: []).outcome == .none)
    #expect(ScenarioFacts(at: 1, transitions: [ended(true)], events: []).outcome == .finished)
    #expect(ScenarioFacts(at: 1, transitions: [ended(true), ended(false)], events: []).outcome == .cancelled)
    #expect(
      ScenarioFacts(at: 1, transitions: [ended(true), record { _ in }], events: []).outcome == .running)
  }

  @Test func theDurationIsFromStartToCompletion() throws {
    let facts = ScenarioFacts(at: 1, transitions: [ended(true)], events: [])
    #expect(abs(try #require(facts.transitionDuration) - 0.4) < 1e-9)
    #expect(ScenarioFacts(at: 1, transitions: [record { _ in }], events: []).transitionDuration == nil)
  }

  @Test func eventsAreCalls() {
    let event = Timeline.Event(time: 0.3, kind: .callback, actor: "inbox", name: "viewWillAppear(_:)")
    #expect(
      ScenarioFacts(at: 1, transitions: [], events: [event]).calls == [
        ScenarioFacts.Call(time: 0.3, actor: "inbox", name: "viewWillAppear(_:)")
      ])
  }

  @Test func whatIsNoMethodIsNoCall() {
    let event = Timeline.Event(time: 0.3, kind: .callback, actor: "inbox", name: "rotated")
    #expect(ScenarioFacts(at: 1, transitions: [], events: [event]).calls.isEmpty)
  }
}
