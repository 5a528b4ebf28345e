import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct ScrollAnimatorTests {
  private func offset(_ name: String, _ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    try #require(timeline.frame(at: time).named(name)).transform.m41
  }

  /// The spring's displacement at these times, solved independently. The animation ends where the spring is
  /// at 0.999 of its way, and is stretched so that nothing jumps there.
  @Test(arguments: zip([0.05, 0.1, 0.2], [0.355484, 0.689975, 0.947020]))
  func followsTheSpring(time: TimeInterval, displacement: CGFloat) throws {
    let timeline = try Stage(animator: ScrollAnimator()).change()
    let way = 375 * displacement / 0.999
    #expect(abs(try offset("new", timeline, at: time) - (375 - way)) < 0.001)
    #expect(abs(try offset("old", timeline, at: time) + way) < 0.001)
  }

  @Test func comesFromTheLeftToATabFurtherLeft() throws {
    let timeline = try Stage(animator: ScrollAnimator()).change(to: 0)
    #expect(try offset("old", timeline, at: 0) == -375)
    #expect(try offset("new", timeline, at: 0.1) > 0)
  }

  @Test func comesFromWhereItIsTold() throws {
    let timeline = try Stage(animator: ScrollAnimator(direction: .backward)).change()
    #expect(try offset("new", timeline, at: 0) == -375)
  }

  @Test func putsTheOldScreenBack() throws {
    let stage = Stage(animator: ScrollAnimator())
    _ = try stage.change()
    let old = try #require(stage.tabs.viewControllers?.first?.view)
    #expect(old.transform == .identity)
    #expect(old.frame == CGRect(origin: .zero, size: Stage.size))
  }
}
