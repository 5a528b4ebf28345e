import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct TabBarTransitionControllerTests {
  private let stage: TabStage
  private let delegate: TabBarControllerDelegate
  private let controller: TabBarTransitionController

  init() throws { try self.init(.carryingOver) }

  private init(_ driver: TabBarTransitionController.Driver) throws {
    let stage = try TabStage()
    let delegate = TabBarControllerDelegate(animator: TabAnimator())
    stage.tabs.delegate = delegate
    self.stage = stage
    self.delegate = delegate
    controller = stage.run.perform {
      TabBarTransitionController(
        tabBarController: stage.tabs, tabBarControllerDelegate: delegate, driver: driver)
    }
  }

  private func screen(_ index: Int, _ timeline: Timeline, at time: TimeInterval) throws -> Layer {
    let controller = try #require(stage.tabs.viewControllers?[index])
    let id = try #require(controller.view.layer.id(in: stage.run))
    return try #require(timeline.presentation(of: id, at: time))
  }

  // MARK: Panning

  @Test func withoutTabsNothingBegins() throws {
    stage.run.perform { stage.tabs.viewControllers = nil }
    let timeline = try stage.run.record { try stage.drag(by: -160) }
    #expect(timeline.transitions.isEmpty)
  }

  @Test func theScreensFollowTheFinger() throws {
    let timeline = try stage.run.record { try stage.drag(by: -160) }
    #expect(abs(try screen(1, timeline, at: 0.4).transform.m41 + 150) < 1e-6)
    #expect(abs(try screen(2, timeline, at: 0.4).transform.m41 - 225) < 1e-6)
  }

  @Test(arguments: [(-160, 2), (160, 0)] as [(CGFloat, Int)])
  func aPanThatGoesOnFinishes(distance: CGFloat, index: Int) throws {
    let timeline = try stage.run.record { try stage.drag(by: distance, hold: 0) }
    #expect(stage.tabs.selectedIndex == index)
    #expect(stage.isConsistent)
    // The rest takes the animator's whole duration.
    #expect(abs(timeline.duration - 0.6) < 1e-6)
  }

  @Test func aPanThatTurnsBackIsTakenBack() throws {
    let timeline = try stage.run.record {
      try stage.run.send(
        TouchPath(
          from: CGPoint(x: 300, y: 300),
          [
            .move(to: CGPoint(x: 100, y: 300), duration: 0.3),
            .move(to: CGPoint(x: 150, y: 300), duration: 0.2),
          ]), at: 0)
    }
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
    #expect(abs(timeline.duration - 0.8) < 1e-6)
  }

  @Test func aPanThatRestsIsTakenBack() throws {
    let timeline = try stage.run.record { try stage.drag(by: -160) }
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
  }

  @Test func goingBackBeyondTheStartIsTakenBack() throws {
    let timeline = try stage.run.record {
      try stage.run.send(
        TouchPath(
          from: CGPoint(x: 200, y: 300),
          [
            .move(to: CGPoint(x: 170, y: 300), duration: 0.1),
            .move(to: CGPoint(x: 300, y: 300), duration: 0.2),
          ]), at: 0)
    }
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
    #expect(abs(timeline.duration - 0.3) < 1e-6)
  }

  @Test func upAndDownIsNoPan() throws {
    let timeline = try stage.run.record {
      try stage.run.send(
        .swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 180, y: 400), in: 0.3), at: 0)
    }
    #expect(timeline.transitions.isEmpty)
  }

  @Test(arguments: [(0, 160), (2, -160)] as [(Int, CGFloat)])
  func withoutANeighbourNothingBegins(index: Int, distance: CGFloat) throws {
    _ = try stage.run.record { stage.tabs.beginSelectingIndexSafely(index) }
    let timeline = try stage.run.record { try stage.drag(by: distance, hold: 0) }
    #expect(timeline.transitions.isEmpty)
    #expect(stage.tabs.selectedIndex == index)
  }

  // MARK: Safely

  @Test func nothingElseIsSelectedMeanwhile() throws {
    let timeline = try stage.run.record {
      #expect(stage.tabs.beginSelectingIndexSafely(2))
      #expect(!stage.tabs.beginSelectingIndexSafely(0))
      stage.at(0.1) { stage.tabs.tabBar.tap(itemAt: 0) }
      try stage.drag(by: 160, in: 0.1, hold: 0, at: 0.1)
    }
    #expect(stage.tabs.selectedIndex == 2)
    #expect(timeline.transitions.count == 1)
    #expect(!delegate.isSelecting)
  }

  @Test func afterwardsTabsCanBeSelectedAgain() throws {
    for index in [0, 1, 2] {
      _ = try stage.run.record { stage.tabs.tabBar.tap(itemAt: index) }
      #expect(stage.tabs.selectedIndex == index)
      #expect(!delegate.isSelecting)
    }
  }

  @Test func tappingTheSelectedTabLocksNothing() throws {
    _ = try stage.run.record { stage.tabs.tabBar.tap(itemAt: 1) }
    #expect(!delegate.isSelecting)
  }

  @Test func indicesOfNoTabBeginNothing() throws {
    _ = try stage.run.record {
      #expect(!stage.tabs.beginSelectingIndexSafely(7))
    }
    #expect(!delegate.isSelecting)
  }

  // MARK: The short gesture

  /// It is recognised in the frame before it ends, and the transition starts with the frame after.
  private func flick() throws -> Timeline {
    try stage.run.record { try stage.drag(by: -60, in: 0.03, hold: 0) }
  }

  @Test func aShortGestureIsCarriedOver() throws {
    let timeline = try flick()
    #expect(timeline.outcome == .finished)
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.isConsistent)
    #expect(timeline.events.contains { $0.detail.hasSuffix("before the transition started: carried over") })
  }

  @Test func aShortGestureThatIsForgottenNeverEnds() throws {
    let broken = try TabBarTransitionControllerTests(.forgetful)
    let error = try #require(throws: UnfinishedRun.self) { try broken.flick() }
    #expect(error.reason == .idle)
    #expect(
      error.open == [
        "the transition by TabAnimator: it is interactive, and ForgetfulInteractiveTransition neither "
          + "finished nor canceled it"
      ])
    #expect(broken.delegate.isSelecting)
  }

  @Test func aLongGestureIsNotForgotten() throws {
    let forgetful = try TabBarTransitionControllerTests(.forgetful)
    let timeline = try forgetful.stage.run.record { try forgetful.stage.drag(by: -160, hold: 0) }
    #expect(timeline.outcome == .finished)
    #expect(forgetful.stage.isConsistent)
  }
}
