import Lint
import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// A gesture that is over before its transition starts.
@Suite struct ShortGestureLintTests {
  private func flick(_ driver: TabBarTransitionController.Driver) throws -> Timeline {
    let stage = try TabStage()
    let delegate = TabBarControllerDelegate(animator: TabAnimator())
    stage.tabs.delegate = delegate
    let controller = stage.run.perform {
      TabBarTransitionController(
        tabBarController: stage.tabs, tabBarControllerDelegate: delegate, driver: driver)
    }
    return try withExtendedLifetime(controller) {
      try stage.run.record { try stage.drag(by: -60, in: 0.03, hold: 0) }
    }
  }

  @Test func isNotedWhereItIsCarriedOver() throws {
    #expect(try flick(.carryingOver).lint().map(\.rule) == [.gestureEndedEarly])
  }

  @Test func isToldWhereItIsForgotten() throws {
    let error = try #require(throws: UnfinishedRun.self) { try flick(.forgetful) }
    let findings = error.timeline.lint()
    #expect(findings.map(\.rule) == [.gestureEndedEarly, .neverCompleted])
    #expect(findings.first?.actor == "UIPanGestureRecognizer")
    #expect(findings.first?.call == "ended")
    #expect(findings.first?.message.hasSuffix("and the outcome of the gesture was lost.") == true)
  }
}
