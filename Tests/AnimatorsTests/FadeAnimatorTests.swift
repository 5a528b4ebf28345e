import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct FadeAnimatorTests {
  private let timeline: Timeline

  init() throws { timeline = try Stage(animator: FadeAnimator()).change() }

  @Test func lastsFourTenthsOfASecond() { #expect(abs(timeline.duration - 0.4) < 1e-9) }

  @Test func fadesByEaseInOut() throws {
    let new = try #require(timeline.frame(at: 0.1).named("new"))
    #expect(abs(new.opacity - 0.129162) < 1e-5)
  }

  @Test func keepsTheOldScreenUnderTheNewOne() throws {
    let container = try #require(Stage.container(timeline.frame(at: 0.2)))
    #expect(container.sublayers.map(\.name) == ["old", "new"])
    #expect(container.sublayers.first?.opacity == 1)
  }

  @Test func leavesOnlyTheNewScreen() throws {
    let container = try #require(Stage.container(timeline.final))
    #expect(container.sublayers.map(\.name) == ["new"])
    #expect(container.sublayers.first?.opacity == 1)
    #expect(container.sublayers.first?.frame == CGRect(origin: .zero, size: Stage.size))
  }
}
