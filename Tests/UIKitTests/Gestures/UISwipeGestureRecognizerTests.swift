import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UISwipeGestureRecognizerTests {
  private let fixture = TouchFixture()

  private func swipe(_ dx: CGFloat, _ dy: CGFloat, in duration: TimeInterval = 0.2) throws -> [String] {
    let middle = TouchFixture.middle
    let end = CGPoint(x: middle.x + dx, y: middle.y + dy)
    _ = try fixture.play((0, .swipe(from: middle, to: end, in: duration)))
    return fixture.calls.values.filter { !$0.hasPrefix("touches") }
  }

  @Test func aQuickMovementIsASwipe() throws {
    fixture.add(UISwipeGestureRecognizer()).direction = .left
    #expect(try swipe(-100, 20) == ["ended"])
  }

  @Test func itIsRecognisedWhileTheFingerIsDown() throws {
    let times = Recorded<TimeInterval>()
    fixture.add(UISwipeGestureRecognizer()).addTarget { [run = fixture.run] _ in
      times.values.append(run.loop.now.seconds)
    }
    _ = try swipe(100, 0, in: 0.2)
    expectClose(CGFloat(try #require(times.values.first)), 0.1, within: 1e-8)
  }

  @Test(arguments: [(100.0, 0.0), (0, 100), (-40, 0), (-60, 100)])
  func otherMovementsAreNone(dx: Double, dy: Double) throws {
    fixture.add(UISwipeGestureRecognizer()).direction = .left
    #expect(try swipe(dx, dy) == [])
  }

  @Test func aSlowMovementIsNone() throws {
    _ = fixture.add(UISwipeGestureRecognizer())
    #expect(try swipe(100, 0, in: 1.2) == [])
  }

  @Test func severalDirectionsCount() throws {
    fixture.add(UISwipeGestureRecognizer()).direction = [.up, .down]
    #expect(try swipe(0, 80) == ["ended"])
    #expect(try swipe(0, -80) == ["ended", "ended"])
    #expect(try swipe(80, 0) == ["ended", "ended"])
  }
}
