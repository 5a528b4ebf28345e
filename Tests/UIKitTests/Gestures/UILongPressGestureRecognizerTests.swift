import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UILongPressGestureRecognizerTests {
  private let fixture = TouchFixture()
  private let middle = TouchFixture.middle

  @Test func aFingerThatStaysIsAPress() throws {
    _ = fixture.add(UILongPressGestureRecognizer())
    let path = try TouchPath(
      from: middle, [.hold(0.6), .move(to: CGPoint(x: 300, y: 400), duration: 0.2)])
    let timeline = try fixture.play((1, path))
    #expect(fixture.calls.changes == ["touchesBegan 1", "touchesCancelled 1", "began", "changed", "ended"])
    #expect(timeline.events.map(\.time).first == 1.5)
  }

  @Test func aFingerThatLeavesEarlyIsNone() throws {
    let press = fixture.add(UILongPressGestureRecognizer())
    press.minimumPressDuration = 1
    _ = try fixture.play((0, TouchPath(from: middle, [.hold(0.9)])))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesEnded 1"])
  }

  @Test func aFingerThatMovesTooEarlyIsNone() throws {
    _ = fixture.add(UILongPressGestureRecognizer())
    _ = try fixture.play((0, TouchFixture.drag(300, from: 20)))
    #expect(!fixture.calls.values.contains("began"))
  }
}
