import Testing
import TransitionEngine

@testable import UIKit

@Suite struct TouchDeliveryTests {
  @Test func movesComeWithTheDisplaysFrames() throws {
    let fixture = TouchFixture()
    let times = Recorded<TimeInterval>()
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.addTarget { [run = fixture.run] _ in times.values.append(run.loop.now.seconds) }
    _ = try fixture.play((0.25, TouchFixture.drag(50)))
    // 50 points at 600 per second: 10 after one frame, which is a pan; five frames, and the end.
    #expect(times.values.count == 6)
    for (index, time) in times.values.enumerated() {
      expectClose(CGFloat(time), CGFloat(0.25 + Double(min(index + 1, 5)) / 60), within: 1e-8)
    }
  }

  @Test func theEndIsExact() throws {
    let fixture = TouchFixture()
    let timeline = try fixture.play((0.1, .tap(at: TouchFixture.middle)))
    #expect(timeline.touches.map(\.ended) == [0.18])
    #expect(timeline.duration == 0.18)
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesEnded 1"])
  }

  @Test func theSystemCanTakeTouchesAway() throws {
    let fixture = TouchFixture()
    let path = try TouchPath(from: TouchFixture.middle, [.hold(0.1)], ending: .cancelled)
    let timeline = try fixture.play((0, path))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesCancelled 1"])
    #expect(timeline.touches.first?.wasCancelled == true)
  }

  @Test func touchesAreOnRecord() throws {
    let fixture = TouchFixture()
    let path = try TouchPath(
      from: CGPoint(x: 10, y: 10), [.move(to: CGPoint(x: 110, y: 10), duration: 1), .hold(1)])
    let timeline = try fixture.play((1, path))
    let touch = try #require(timeline.touches.first)
    #expect((touch.id, touch.began, touch.ended) == (1, 1, 3))
    expectClose(try #require(touch.point(at: 1.505)).x, 60.5, within: 1e-9)
    #expect(touch.point(at: 2.5) == CGPoint(x: 110, y: 10))
    #expect(touch.point(at: 0.5) == nil)
    #expect(touch.point(at: 3.5) == nil)
    #expect(touch.samples.count < 65)
  }

  @Test func aTouchStaysWithTheViewThatItHit() throws {
    let fixture = TouchFixture()
    let small = fixture.run.perform {
      let small = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      fixture.run.window.addSubview(small)
      return small
    }
    _ = try fixture.play(
      (0, .swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 300, y: 300), in: 0.2)))
    #expect(fixture.calls.values == [])
    small.isUserInteractionEnabled = false
    _ = try fixture.play(
      (0, .swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 300, y: 300), in: 0.2)))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesMoved", "touchesEnded 1"])
  }

  @Test func touchesThatAreDownGoOnWhenInteractionEnds() throws {
    let fixture = TouchFixture()
    _ = try fixture.run.record {
      try fixture.run.send(TouchFixture.drag(), at: 0)
      fixture.run.loop.schedule(after: VirtualTime(seconds: 0.05)) {
        fixture.view.isUserInteractionEnabled = false
      }
      try fixture.run.send(.tap(at: TouchFixture.middle), at: 0.1)
    }
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesMoved", "touchesEnded 1"])
  }

  @Test func unhandledTouchesGoUpTheChain() throws {
    let fixture = TouchFixture()
    fixture.run.perform {
      fixture.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    }
    _ = try fixture.play((0, .tap(at: CGPoint(x: 10, y: 10))))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesEnded 1"])
  }

  @Test func aViewHearsOfOneTouchUnlessItWantsMore() throws {
    let fixture = TouchFixture()
    let pinch = try TouchPath.pinch(around: TouchFixture.middle, distance: 100, scale: 2, in: 0.1)
    _ = try fixture.play((0, pinch))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesMoved", "touchesEnded 1"])
    fixture.calls.values = []
    fixture.view.isMultipleTouchEnabled = true
    _ = try fixture.play((0, pinch))
    #expect(fixture.calls.values == ["touchesBegan 2", "touchesMoved", "touchesEnded 2"])
  }

  @Test func theSameTouchesGiveTheSameTimeline() throws {
    func timeline() throws -> Timeline {
      let fixture = TouchFixture()
      let pan = fixture.add(UIPanGestureRecognizer())
      pan.addTarget { $0.view?.center.x += $0.velocity(in: nil).x / 60 }
      _ = fixture.add(UIPinchGestureRecognizer())
      return try fixture.play(
        (0, TouchFixture.drag()),
        (0.1, .pinch(around: TouchFixture.middle, distance: 100, scale: 2, in: 0.3)))
    }
    #expect(try timeline() == timeline())
  }

  /// Apple's documentation of `UIEvent`: `allTouches` returns all touches that belong to the event. That
  /// this includes fingers that rest is what `UITouch.Phase.stationary` is for.
  @Test func anEventHasTheFingersThatRest() throws {
    final class Watched: UIView {
      var seen: [String] = []
      private func note(_ name: String, _ event: UIEvent?) {
        let all = event?.allTouches ?? []
        let own = event?.touches(for: self) ?? []
        seen.append("\(name) \(all.map { "\($0.phase)" }.sorted()) \(own.count)")
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", event) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", event) }
    }
    let fixture = TouchFixture()
    let watched = fixture.run.perform { Watched(frame: fixture.view.bounds) }
    fixture.run.perform {
      watched.isMultipleTouchEnabled = true
      fixture.view.addSubview(watched)
    }
    let rest = try TouchPath(from: CGPoint(x: 50, y: 50), [.hold(1)])
    _ = try fixture.play((0, rest), (0.3, .tap(at: TouchFixture.middle)))
    #expect(
      watched.seen == [
        "began [\"began\"] 1", "began [\"began\", \"stationary\"] 2",
        "ended [\"ended\", \"stationary\"] 2", "ended [\"ended\"] 1",
      ])
  }
}
