import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// Pinching and pulling from a side, on a tab bar controller.
@Suite struct OtherInteractionTests {
  private let stage: TabStage

  init() throws { stage = try TabStage() }

  private func record(
    _ interaction: GestureInteractionController, _ gesture: () throws -> Void
  ) throws -> Timeline {
    let delegate = InteractiveTabsDelegate(interaction: interaction) { _ in FadeAnimator(duration: 1) }
    stage.tabs.delegate = delegate
    return try withExtendedLifetime((interaction, delegate)) { try stage.run.record(gesture) }
  }

  private func selectNext() -> Bool {
    stage.tabs.selectedIndex = 2
    return true
  }

  private func pinch(to scale: CGFloat) throws -> Timeline {
    let interaction = stage.run.perform {
      PinchInteractionController(view: stage.tabs.view) { selectNext() }
    }
    return try record(interaction) {
      try stage.run.send(
        .pinch(around: CGPoint(x: 180, y: 300), distance: scale > 1 ? 100 : 200, scale: scale, in: 0.5), at: 0
      )
    }
  }

  @Test func pinchingFarFinishes() throws {
    let timeline = try pinch(to: 0.3)
    let last = timeline.interaction.last { $0.kind == .updated }?.fraction ?? 0
    #expect(last > 0.6 && last < 0.7)
    #expect(timeline.outcome == .finished)
    #expect(stage.isConsistent)
  }

  /// Seen from the other end: to 1 / 0.4 of the distance is as far as to 0.4 of it.
  @Test func openingFingersGoAsFarAsClosingOnes() throws {
    let timeline = try pinch(to: 2.5)
    let last = timeline.interaction.last { $0.kind == .updated }?.fraction ?? 0
    #expect(last > 0.5 && last < 0.6)
    #expect(timeline.outcome == .finished)
    #expect(stage.isConsistent)
  }

  @Test func openingFingersThatComeBackCancel() throws {
    let timeline = try pinch(to: 1.4)
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
  }

  @Test func pinchingALittleIsTakenBack() throws {
    let timeline = try pinch(to: 0.7)
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
  }

  private func swipe(by way: CGPoint) throws -> Timeline {
    let interaction = stage.run.perform {
      VerticalSwipeInteractionController(view: stage.tabs.view) { selectNext() }
    }
    return try record(interaction) {
      let start = CGPoint(x: 180, y: 300)
      try stage.run.send(
        TouchPath(
          from: start, [.move(to: CGPoint(x: 180 + way.x, y: 300 + way.y), duration: 0.4), .hold(0.2)]),
        at: 0)
    }
  }

  @Test(arguments: [1, -1])
  func swipingGoesByTwoHundredPoints(direction: CGFloat) throws {
    let timeline = try swipe(by: CGPoint(x: 0, y: direction * (10 + 0.6 * 200)))
    let last = timeline.interaction.last { $0.kind == .updated }?.fraction ?? 0
    #expect(abs(last - 0.6) < 1e-6)
    #expect(timeline.outcome == .finished)
  }

  @Test func swipingALittleIsTakenBack() throws {
    let timeline = try swipe(by: CGPoint(x: 0, y: 80))
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
  }

  @Test func swipingSidewaysIsNoVerticalSwipe() throws {
    #expect(try swipe(by: CGPoint(x: 130, y: 20)).transitions.isEmpty)
  }

  private func pull(from x: CGFloat, by distance: CGFloat, side: ScreenEdgeInteractionController.Side)
    throws -> Timeline
  {
    let interaction = stage.run.perform {
      ScreenEdgeInteractionController(view: stage.tabs.view, side: side) { selectNext() }
    }
    return try record(interaction) { try stage.drag(from: x, by: distance) }
  }

  @Test func pullingFromTheSideGoesByTheWidth() throws {
    let timeline = try pull(from: 2, by: 10 + 0.6 * 375, side: .left)
    let last = timeline.interaction.last { $0.kind == .updated }?.fraction ?? 0
    #expect(abs(last - 0.6) < 1e-6)
    #expect(stage.tabs.selectedIndex == 2)
  }

  @Test func pullingFromTheRightGoesToTheLeft() throws {
    _ = try pull(from: 373, by: -10 - 0.6 * 375, side: .right)
    #expect(stage.tabs.selectedIndex == 2)
  }

  @Test func anywhereElseNothingHappens() throws {
    let timeline = try pull(from: 60, by: 200, side: .left)
    #expect(timeline.transitions.isEmpty)
  }
}
