import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIPanGestureRecognizerTests {
  private let fixture = TouchFixture()

  @Test func beginsChangesAndEnds() throws {
    let pan = fixture.add(UIPanGestureRecognizer())
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(fixture.calls.changes == ["touchesBegan 1", "touchesCancelled 1", "began", "changed", "ended"])
    #expect(pan.state == .possible)
  }

  @Test func aShortMovementIsNoPan() throws {
    _ = fixture.add(UIPanGestureRecognizer())
    let timeline = try fixture.play((0, TouchFixture.drag(9)))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesMoved", "touchesEnded 1"])
    #expect(timeline.events.map(\.name) == ["failed"])
  }

  @Test func theTranslationCountsFromWhereThePanWasRecognised() throws {
    let translations = Recorded<CGFloat>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget { translations.values.append($0.translation(in: $0.view).x) }
    _ = try fixture.play((0, TouchFixture.drag(-120, from: 300)))
    expectClose(try #require(translations.values.first), 0, within: 1e-6)
    expectClose(try #require(translations.values.last), -110, within: 1e-6)
  }

  @Test func theTranslationCanBeSet() throws {
    let translations = Recorded<CGFloat>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget {
      translations.values.append($0.translation(in: nil).x)
      $0.setTranslation(.zero, in: nil)
    }
    _ = try fixture.play((0, TouchFixture.drag(110)))
    // All but the first, at which the pan begins, and the last, at which the finger leaves.
    for step in translations.values.dropFirst().dropLast() { expectClose(step, 10, within: 1e-6) }
  }

  @Test func theTranslationIsInTheViewsCoordinates() throws {
    fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let last = Recorded<CGPoint>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget { last.values.append($0.translation(in: $0.view)) }
    _ = try fixture.play((0, TouchFixture.drag(110)))
    expectClose(try #require(last.values.last).x, 50, within: 1e-6)
  }

  @Test(arguments: [100.0, 600, -2000]) func theVelocityIsTheFingers(speed: Double) throws {
    let velocities = Recorded<CGPoint>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget { velocities.values.append($0.velocity(in: nil)) }
    let path = try TouchPath.swipe(
      from: TouchFixture.middle, to: CGPoint(x: 200 + speed * 0.09, y: 400), in: 0.09)
    _ = try fixture.play((0, path))
    #expect(!velocities.values.isEmpty || abs(speed) < 120)
    for velocity in velocities.values { expectClose(velocity.x, speed, within: 1e-3) }
  }

  @Test func aFingerThatRestsHasNoVelocity() throws {
    let velocities = Recorded<CGPoint>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget { velocities.values.append($0.velocity(in: nil)) }
    let path = try TouchPath(
      from: CGPoint(x: 100, y: 400), [.move(to: TouchFixture.middle, duration: 0.2), .hold(0.15)])
    _ = try fixture.play((0, path))
    #expect(velocities.values.last == .zero)
  }

  @Test func theVelocityIsThatOfTheLastTenthOfASecond() throws {
    let velocities = Recorded<CGPoint>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget { velocities.values.append($0.velocity(in: nil)) }
    let path = try TouchPath(
      from: CGPoint(x: 100, y: 400),
      [
        .move(to: CGPoint(x: 300, y: 400), duration: 0.2), .move(to: CGPoint(x: 240, y: 400), duration: 0.2),
      ])
    _ = try fixture.play((0, path))
    expectClose(try #require(velocities.values.last).x, -300, within: 1e-3)
  }

  @Test func theLogTellsWhatHappened() throws {
    _ = fixture.add(UIPanGestureRecognizer())
    let timeline = try fixture.play((0, TouchFixture.drag(-120, from: 300)))
    #expect(timeline.events.map(\.actor) == Array(repeating: "UIPanGestureRecognizer", count: 3))
    #expect(timeline.events.map(\.name) == ["began", "changed", "ended"])
    #expect(timeline.events.last?.detail == "translation (-110, 0) velocity (-600, 0)")
  }

  @Test func aPanCanAskForTwoFingers() throws {
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(!fixture.calls.values.contains("began"))
    fixture.calls.values = []
    func finger(_ y: CGFloat) -> TouchPath.Finger {
      TouchPath.Finger(
        start: CGPoint(x: 100, y: y), segments: [.move(to: CGPoint(x: 200, y: y), duration: 0.2)])
    }
    _ = try fixture.play((0, TouchPath([finger(300), finger(400)])))
    #expect(fixture.calls.changes.suffix(3) == ["began", "changed", "ended"])
  }

  @Test func theSystemCancelsAPan() throws {
    _ = fixture.add(UIPanGestureRecognizer())
    let path = try TouchPath(
      from: CGPoint(x: 100, y: 400), [.move(to: TouchFixture.middle, duration: 0.2)], ending: .cancelled)
    _ = try fixture.play((0, path))
    #expect(fixture.calls.values.last == "cancelled")
  }

  @Test func aPanFromTheEdgeBeginsAtTheEdge() throws {
    let edgePan = fixture.add(UIScreenEdgePanGestureRecognizer())
    edgePan.edges = .left
    _ = try fixture.play((0, TouchFixture.drag(100, from: 60)))
    #expect(!fixture.calls.values.contains("began"))
    fixture.calls.values = []
    _ = try fixture.play((0, TouchFixture.drag(100, from: 5)))
    #expect(fixture.calls.changes.suffix(3) == ["began", "changed", "ended"])
  }

  @Test func aPanFromTheEdgeGoesInwards() throws {
    let edgePan = fixture.add(UIScreenEdgePanGestureRecognizer())
    edgePan.edges = .left
    let path = try TouchPath.swipe(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 30, y: 600), in: 0.3)
    _ = try fixture.play((0, path))
    #expect(!fixture.calls.values.contains("began"))
  }
}
