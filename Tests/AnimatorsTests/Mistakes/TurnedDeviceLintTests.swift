import Lint
import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// A device that is turned while tabs change: what the layout does then is nobody's mistake.
@Suite struct TurnedDeviceLintTests {
  private let stage: TabStage

  init() throws { stage = try TabStage() }

  private func pan(_ animator: AnimatorDescription, _ script: () throws -> Void) throws -> Timeline {
    let pan = stage.run.perform { PanInteractionController(tabBarController: stage.tabs) }
    let animator = animator.make()
    let delegate = InteractiveTabsDelegate(interaction: pan) { _ in animator }
    stage.tabs.delegate = delegate
    return try withExtendedLifetime((pan, delegate)) { try stage.run.record(script) }
  }

  private func pull(by distance: CGFloat) throws {
    try stage.drag(from: 340, by: distance, hold: 0, at: stage.run.loop.now.seconds)
    try stage.run.advance(by: 0.35)
  }

  private func check(_ timeline: Timeline, _ name: String) {
    #expect(timeline.lint().filter { $0.rule.severity == .warning }.map(\.message) == [], "\(name)")
    #expect(HierarchyAudit.problems(in: stage.run) == [], "\(name)")
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func turnedAndTurnedBack(name: String) throws {
    let animator = try #require(Catalogue.animator(named: name))
    let timeline = try pan(animator) {
      stage.run.turnDevice()
      try pull(by: -300)
      stage.run.turnDevice()
      try pull(by: -300)
    }
    #expect(!timeline.transitions.isEmpty)
    check(timeline, name)
  }

  @Test(arguments: Catalogue.animators.map(\.name), [1, 2])
  func turnedWhileTheScreensMove(name: String, count: Int) throws {
    let animator = try #require(Catalogue.animator(named: name))
    let timeline = try pan(animator) {
      try stage.drag(by: -150, in: 0.2, hold: 0)
      try stage.run.advance(by: 0.1)
      for _ in 0..<count {
        stage.run.turnDevice()
        try stage.run.advance(by: 0.05)
      }
    }
    #expect(timeline.transitions.count == 1)
    check(timeline, name)
  }
}
