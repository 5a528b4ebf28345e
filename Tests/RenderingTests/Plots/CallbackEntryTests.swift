import Testing
import TransitionEngine

@testable import Rendering

struct CallbackEntryTests {
  private func event(_ time: TimeInterval, _ actor: String, _ name: String) -> Timeline.Event {
    Timeline.Event(time: time, kind: .callback, actor: actor, name: name)
  }

  @Test func callsAtFrameRateAreOneRun() {
    let entries = CallbackEntry.entries(
      (0..<30).flatMap { frame in
        let time = Double(frame) / 60
        return [event(time, "a", "update(_:)"), event(time, "b", "updateInteractiveTransition(_:)")]
      })
    #expect(entries.map(\.number) == [1, 2])
    #expect(entries.map(\.count) == [30, 30])
    #expect(entries.allSatisfy { abs($0.last - 29.0 / 60) < 1e-9 })
  }

  @Test func aPauseOrAnotherCallEndsARun() {
    let entries = CallbackEntry.entries([
      event(0, "a", "update(_:)"), event(0.02, "a", "update(_:)"), event(0.2, "a", "update(_:)"),
      event(0.21, "a", "finish()"), event(0.22, "a", "update(_:)"),
    ])
    #expect(entries.map(\.count) == [2, 1, 1, 1])
  }

  @Test func callsAtOneInstantAreNoRun() {
    #expect(CallbackEntry.entries([event(0, "a", "layout()"), event(0, "a", "layout()")]).count == 2)
  }

  @Test(arguments: [
    ("viewWillAppear(_:)", "viewWillAppear"), ("pushViewController(_:animated:)", "pushViewController"),
    ("animateTransition(using:)", "animateTransition"),
    ("finish()", "finish"),
    ("scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDragging"), ("began", "began"),
    ("tabBarController(_:didSelect:)", "didSelect"),
    (
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      "animationControllerForTransitionFrom"
    ),
    ("animationController(forPresented:presenting:source:)", "animationController"), ("", ""), ("(", "("),
  ])
  func shortNamesTellCallsApart(name: String, short: String) {
    #expect(CallbackEntry.entries([event(0, "a", name)]).map(\.shortName) == [short])
  }
}
