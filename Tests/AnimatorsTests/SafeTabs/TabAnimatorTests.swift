import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct TabAnimatorTests {
  private func offset(_ name: String, _ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    try #require(timeline.frame(at: time).named(name)).transform.m41
  }

  @Test func scrollsBothEvenly() throws {
    let timeline = try Stage(animator: TabAnimator()).change()
    #expect(abs(timeline.duration - 0.3) < 1e-9)
    #expect(abs(try offset("old", timeline, at: 0.1) + 125) < 1e-6)
    #expect(abs(try offset("new", timeline, at: 0.1) - 250) < 1e-6)
  }

  @Test func scrollsBackwardsToTheLeft() throws {
    let timeline = try Stage(animator: TabAnimator()).change(to: 0)
    #expect(abs(try offset("old", timeline, at: 0.1) + 250) < 1e-6)
  }

  @Test func unveilsTheNewScreen() throws {
    let timeline = try Stage(animator: TabAnimator(.unveil)).change()
    #expect(try offset("new", timeline, at: 0.1) == 0)
    #expect(abs(try offset("old", timeline, at: 0.1) + 125) < 1e-6)
    #expect(Stage.container(timeline.frame(at: 0.1))?.sublayers.map(\.name) == ["new", "old"])
  }

  @Test func tellsWhenItEnds() throws {
    final class Listener: TabAnimatorDelegate {
      var ends: [Bool] = []
      func tabAnimatorDidEnd(_ animator: TabAnimator, completed: Bool) { ends.append(completed) }
    }
    let listener = Listener()
    let animator = TabAnimator()
    animator.delegate = listener
    _ = try Stage(animator: animator).change()
    #expect(listener.ends == [true])
  }
}
