import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UITabBarTouchTests {
  /// The middle of a tab in a bar of three, on a phone of 375 × 667 points.
  private func tab(_ index: Int) -> CGPoint { CGPoint(x: 62.5 + 125 * CGFloat(index), y: 640) }

  @Test func aTouchSelectsATab() throws {
    let fixture = try TransitionFixture(nil)
    let timeline = try fixture.run.record { try fixture.run.send(.tap(at: tab(2)), at: 0) }
    #expect(fixture.tabs.selectedIndex == 2)
    #expect(fixture.calls.values.first == "shouldSelect")
    #expect(fixture.calls.values.last == "didSelect")
    #expect(timeline.events.first?.name == "tap")
  }

  @Test func aFingerThatSlidesOffTheBarSelectsNothing() throws {
    let fixture = try TransitionFixture(nil)
    _ = try fixture.run.record {
      try fixture.run.send(.swipe(from: tab(2), to: CGPoint(x: 300, y: 300), in: 0.2), at: 0)
    }
    #expect(fixture.calls.values == [])
  }

  @Test func touchesDuringATransitionAreIgnored() throws {
    let fixture = try TransitionFixture(Animator())
    let timeline = try fixture.run.record {
      try fixture.run.send(.tap(at: tab(1)), at: 0)
      try fixture.run.send(.tap(at: tab(2)), at: 0.2)
    }
    #expect(fixture.tabs.selectedIndex == 1)
    #expect(timeline.events.contains { $0.detail == "ignored: a transition is running" })
  }

  @Test func aBarThatTakesNoTouchesSelectsNothing() throws {
    let fixture = try TransitionFixture(nil)
    fixture.tabs.tabBar.isUserInteractionEnabled = false
    _ = try fixture.run.record { try fixture.run.send(.tap(at: tab(1)), at: 0) }
    #expect(fixture.tabs.selectedIndex == 0)
  }
}
