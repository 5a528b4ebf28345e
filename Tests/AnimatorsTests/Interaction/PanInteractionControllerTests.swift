import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// Panning over a tab bar controller: the direction in which the finger lifts decides.
@Suite struct PanInteractionControllerTests {
  private let stage: TabStage

  init() throws { stage = try TabStage() }

  private func pan(_ gesture: () throws -> Void) throws -> Timeline {
    let pan = stage.run.perform { PanInteractionController(tabBarController: stage.tabs) }
    let delegate = InteractiveTabsDelegate(interaction: pan) { _ in FadeAnimator(duration: 0.4) }
    stage.tabs.delegate = delegate
    return try withExtendedLifetime((pan, delegate)) { try stage.run.record(gesture) }
  }

  @Test(arguments: [(-60.0, 2), (60, 0)])
  func aShortFlickFinishes(distance: CGFloat, index: Int) throws {
    let timeline = try pan { try stage.drag(by: distance, in: 0.1, hold: 0) }
    #expect(timeline.outcome == .finished)
    #expect(stage.tabs.selectedIndex == index)
    #expect(HierarchyAudit.problems(in: stage.run) == [])
  }

  @Test func aLongPanThatTurnsBackIsTakenBack() throws {
    let path = try TouchPath(
      from: CGPoint(x: 350, y: 300),
      [
        .move(to: CGPoint(x: 50, y: 300), duration: 0.3), .move(to: CGPoint(x: 90, y: 300), duration: 0.2),
      ])
    let timeline = try pan { try stage.run.send(path, at: 0) }
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
  }

  @Test func whatIsLeftTakesTheWholeDuration() throws {
    let timeline = try pan { try stage.drag(by: -150, in: 0.2, hold: 0) }
    let lifted = try #require(timeline.touches.first?.ended)
    let ended = try #require(timeline.transitions.first?.ended)
    #expect(abs(ended - lifted - 0.4) < 0.5 / 60)
  }

  @Test func pansUpAndDownAreNotTaken() throws {
    let path = try TouchPath.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 190, y: 200), in: 0.3)
    #expect(try pan { try stage.run.send(path, at: 0) }.transitions.isEmpty)
  }

  @Test func beyondTheLastTabThereIsNothing() throws {
    stage.run.perform { stage.tabs.selectedIndex = 2 }
    #expect(try pan { try stage.drag(by: -150) }.transitions.isEmpty)
  }
}
