import Lint
import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// What findings say of the mistakes.
@Suite struct FindingsTests {
  private func finding(_ animator: any UIViewControllerAnimatedTransitioning) throws -> LintFinding {
    let timeline: Timeline
    do {
      timeline = try Stage(animator: animator).change()
    } catch let error as UnfinishedRun {
      timeline = error.timeline
    }
    return try #require(timeline.lint().first)
  }

  @Test func aForgottenEndTellsThatTheAnimationsAreOver() throws {
    let finding = try finding(ForgetfulAnimator(duration: 0.4))
    #expect(finding.actor == "ForgetfulAnimator")
    #expect(finding.call == "completeTransition(_:)")
    #expect(
      finding.message == "ForgetfulAnimator was asked to animate at 0 s and never called "
        + "completeTransition(_:). Its animations were over at 0.4 s.")
    #expect(finding.time == 0.4)
  }

  @Test func aSecondEndTellsBothTimes() throws {
    #expect(
      try finding(TwiceAnimator(duration: 0.4)).message == "completeTransition(_:) was called 2 times: with "
        + "true at 0.4 s, and again with true at 0.4 s.")
  }

  @Test func whatIsLeftIsNamed() throws {
    let finding = try finding(LeftoverStateAnimator())
    #expect(finding.layerName == "the view of old")
    #expect(
      finding.message == "The view of old isn't reset after the transition: its transform is a "
        + "translation by (-375, 0).")
  }

  @Test func aPerspectiveThatIsLeftIsGivenInNumbers() throws {
    let finding = try finding(LeftoverTransformAnimator())
    #expect(finding.layerName == "the container")
    #expect(
      finding.message
        == "The container's sublayerTransform was the identity before, and is a perspective with "
        + "m34 = -0.002 after the transition.")
  }

  /// Half of a fold of two panels: an overlap of up to 0.42 panels' widths.
  @Test func crossingPlanesTellHowMuch() throws {
    let finding = try finding(FoldAnimator(geometry: .uikit))
    #expect(finding.message.contains("pairs of siblings pass through each other"))
  }
}
