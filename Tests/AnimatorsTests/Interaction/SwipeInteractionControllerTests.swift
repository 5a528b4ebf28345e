import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct SwipeInteractionControllerTests {
  private let stage: TabStage
  private let swipe: SwipeInteractionController
  private let delegate: InteractiveTabsDelegate

  init() throws {
    let stage = try TabStage()
    self.stage = stage
    let swipe = stage.run.perform { SwipeInteractionController(tabBarController: stage.tabs) }
    self.swipe = swipe
    delegate = InteractiveTabsDelegate(interaction: swipe) { FoldAnimator(reverse: $0) }
    stage.tabs.delegate = delegate
  }

  /// The recogniser takes the first 10 points.
  @Test func twoHundredPointsAreTheWholeWay() throws {
    let timeline = try stage.run.record { try stage.drag(by: -110) }
    let fractions = timeline.interaction.filter { $0.kind == .updated }.map(\.fraction)
    #expect(abs((fractions.max() ?? 0) - 0.5) < 1e-9)
  }

  @Test func withoutTabsNothingBegins() throws {
    stage.run.perform { stage.tabs.viewControllers = nil }
    let timeline = try stage.run.record { try stage.drag(by: -160) }
    #expect(timeline.transitions.isEmpty)
    #expect(!swipe.interactionInProgress)
  }

  @Test func aSwipeBeyondTheMiddleFinishes() throws {
    let timeline = try stage.run.record { try stage.drag(by: -150) }
    #expect(timeline.outcome == .finished)
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.isConsistent)
    #expect(abs(timeline.duration - 0.8) < 1e-6)
  }

  @Test func aSwipeBeforeTheMiddleIsTakenBack() throws {
    let timeline = try stage.run.record { try stage.drag(by: -90) }
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
    #expect(abs(timeline.duration - 0.9) < 1e-6)
  }

  @Test func theDirectionAtTheStartDecides() throws {
    _ = try stage.run.record { try stage.drag(from: 100, by: 150) }
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func theFractionStaysBelowTheEnd() throws {
    let timeline = try stage.run.record { try stage.drag(from: 370, by: -360) }
    #expect(timeline.interaction.filter { $0.kind == .updated }.map(\.fraction).max() == 0.99)
  }

  @Test(arguments: [(0, 150.0), (2, -150.0)])
  func thereIsNothingBeyondTheEnds(index: Int, distance: CGFloat) throws {
    stage.run.perform {
      stage.tabs.delegate = nil
      stage.tabs.selectedIndex = index
      stage.tabs.delegate = delegate
    }
    let timeline = try stage.run.record { try stage.drag(by: distance) }
    #expect(stage.tabs.selectedIndex == index)
    #expect(timeline.transitions.isEmpty)
    #expect(!swipe.interactionInProgress)
  }

  @Test func aChangeThatRunsIsLeftAlone() throws {
    let timeline = try stage.run.record {
      stage.tabs.selectedIndex = 0
      try stage.drag(by: -150, at: 0.1)
    }
    #expect(stage.tabs.selectedIndex == 0)
    #expect(timeline.transitions.count == 1)
  }

  @Test func tapsAndCodeRunByThemselves() throws {
    let timeline = try stage.run.record { stage.tabs.selectedIndex = 0 }
    #expect(timeline.transitions.first?.isInteractive == false)
    #expect(abs(timeline.duration - 1) < 1e-9)
  }

  @Test func aTouchThatIsTakenAwayCancels() throws {
    let timeline = try stage.run.record {
      let move = TouchPath.Segment.move(to: CGPoint(x: 40, y: 300), duration: 0.3)
      try stage.run.send(
        TouchPath(from: CGPoint(x: 200, y: 300), [move, .hold(0.1)], ending: .cancelled), at: 0)
    }
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
  }

  @Test func executingTwiceGivesEqualTimelines() throws {
    func timeline() throws -> Timeline {
      let tests = try SwipeInteractionControllerTests()
      return try tests.stage.run.record { try tests.stage.drag(by: -90) }
    }
    let isSame = try timeline() == timeline()
    #expect(isSame)
  }
}
