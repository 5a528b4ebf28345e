import Testing
import TransitionEngine

@testable import UIKit

/// Who may recognise what, when several recognisers follow one touch.
@Suite struct GestureCompetitionTests {
  private let fixture = TouchFixture()
  private let delegate = Consent()

  private func inner() -> UIView {
    fixture.run.perform {
      let inner = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
      fixture.view.addSubview(inner)
      return inner
    }
  }

  /// What the recognisers did, without the views' touches.
  private var states: [String] { fixture.calls.changes.filter { !$0.hasPrefix("touches") } }

  @Test func theDeepestViewWins() throws {
    _ = fixture.add(UIPanGestureRecognizer(), "outer")
    _ = fixture.add(UIPanGestureRecognizer(), "inner", to: inner())
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["inner began", "inner changed", "inner ended"])
  }

  @Test func oneDelegatesConsentLetsBothRecognise() throws {
    let outer = fixture.add(UIPanGestureRecognizer(), "outer")
    _ = fixture.add(UIPanGestureRecognizer(), "inner", to: inner())
    outer.delegate = delegate
    delegate.together = true
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states.first == "inner began")
    #expect(states.contains("outer began"))
    #expect(states.suffix(2) == ["inner ended", "outer ended"])
  }

  @Test func aRefusedGestureFails() throws {
    let outer = fixture.add(UIPanGestureRecognizer(), "outer")
    let inner = fixture.add(UIPanGestureRecognizer(), "inner", to: inner())
    inner.delegate = delegate
    delegate.begins = false
    let timeline = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["outer began", "outer changed", "outer ended"])
    #expect(timeline.events.prefix(2).map(\.call) == [.gestureRecognizerShouldBegin, .failed])
    #expect(timeline.events.first?.actor == "Consent")
    #expect(outer.state == .possible && inner.state == .possible)
  }

  @Test func viewsCanRefuseToo() throws {
    final class Firm: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    fixture.run.perform { fixture.view.addSubview(Firm(frame: fixture.view.bounds)) }
    _ = fixture.add(UIPanGestureRecognizer())
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == [])
  }

  @Test func unwantedTouchesAreNotFollowed() throws {
    let pan = fixture.add(UIPanGestureRecognizer())
    pan.delegate = delegate
    delegate.receives = false
    let timeline = try fixture.play((0, TouchFixture.drag()))
    #expect(states == [])
    #expect(timeline.events == [])
  }

  @Test func oneThatRequiresAFailureWaitsForIt() throws {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .down
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    // Sideways, past the distance at which the swipe down gives up.
    _ = try fixture.play((0, TouchFixture.drag(200)))
    #expect(states == ["pan began", "pan changed", "pan ended"])
    fixture.calls.values = []
    let down = try TouchPath.swipe(from: TouchFixture.middle, to: CGPoint(x: 200, y: 600), in: 0.2)
    _ = try fixture.play((0, down))
    #expect(states == ["swipe ended"])
  }

  @Test func delegatesCanRequireFailures() throws {
    let first = fixture.add(UIPanGestureRecognizer(), "first")
    let second = fixture.add(UIPanGestureRecognizer(), "second")
    first.delegate = delegate
    delegate.waits = true
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["second began", "second changed", "second ended"])
    fixture.calls.values = []
    (first.delegate, second.delegate) = (nil, delegate)
    (delegate.waits, delegate.isAwaited) = (false, true)
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["second began", "second changed", "second ended"])
  }

  @Test func thoseWhoWaitForEachOtherComeToAnEnd() throws {
    let first = fixture.add(UIPanGestureRecognizer(), "first")
    let second = fixture.add(UIPanGestureRecognizer(), "second")
    first.require(toFail: second)
    second.require(toFail: first)
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(first.state == .possible && second.state == .possible)
    #expect(states == ["second began", "second ended"])
  }

  @Test func switchingOffCancels() throws {
    let pan = fixture.add(UIPanGestureRecognizer())
    let moments = Recorded<Int>()
    pan.addTarget { pan in
      moments.values.append(0)
      if moments.values.count == 3 { pan.isEnabled = false }
    }
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["began", "changed", "cancelled"])
    pan.isEnabled = true
    fixture.calls.values = []
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["began", "changed", "ended"])
  }

  @Test func aRecogniserThatIsOffFollowsNothing() throws {
    fixture.add(UIPanGestureRecognizer()).isEnabled = false
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == [])
  }

  @Test func touchesCanReachTheViewAsWell() throws {
    fixture.add(UIPanGestureRecognizer()).cancelsTouchesInView = false
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(fixture.calls.values.first == "touchesBegan 1")
    #expect(fixture.calls.values.last == "touchesEnded 1")
  }

  @Test func aViewThatLeavesTakesItsGesturesAlong() throws {
    let inner = inner()
    let pan = fixture.add(UIPanGestureRecognizer(), to: inner)
    pan.addTarget { if $0.state == .changed { inner.removeFromSuperview() } }
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(states == ["began", "changed", "cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func aRecogniserBelongsToOneView() {
    let (a, b, pan) = (UIView(), UIView(), UIPanGestureRecognizer())
    a.addGestureRecognizer(pan)
    b.addGestureRecognizer(pan)
    #expect(a.gestureRecognizers == nil)
    #expect(b.gestureRecognizers == [pan])
    b.gestureRecognizers = nil
    #expect(pan.view == nil)
  }

  @Test func stepsThatAreNotAllowedAreNoted() throws {
    let hasty = fixture.add(Hasty())
    let timeline = try fixture.play((0, .tap(at: TouchFixture.middle)))
    #expect(hasty.state == .possible)
    #expect(timeline.events.first?.detail == "cannot go from possible to changed")
  }
}

/// Answers as a test says.
private final class Consent: NSObject, UIGestureRecognizerDelegate {
  var (begins, receives, together, waits, isAwaited) = (true, true, false, false, false)

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waits }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isAwaited }
}

/// Says that it changes without having begun.
private final class Hasty: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
