import Testing
import TransitionEngine

@testable import UIKit

/// Targets and actions, as a sample has them once its `#selector` carries the method.
struct TargetActionTests {
  private final class Listener: NSObject {
    let heard = Recorded<String>()

    func nothing() { heard.values.append("nothing") }
    func pan(_ sender: UIPanGestureRecognizer) { heard.values.append("pan \(sender.state)") }
    func tap(_ sender: UIButton, event: UIEvent) { heard.values.append("tap \(event.touches.count)") }
    func any(_ sender: Any) { heard.values.append("any \(type(of: sender))") }
    func tick(_ link: CADisplayLink) {
      heard.values.append("tick")
      if heard.values.count == 3 { link.invalidate() }
    }

    static let nothing = Selector("nothing()", Listener.nothing)
    static let pan = Selector("pan(_:)", Listener.pan)
    static let tap = Selector("tap(_:event:)", Listener.tap)
    static let any = Selector("any(_:)", Listener.any)
    static let tick = Selector("tick(_:)", Listener.tick)
  }

  @Test func aMethodThatIgnoresItsSenderIsCalledByAnyObject() {
    let listener = Listener()
    let pan = Selector(
      "pan(_:)", ignoring: { (target: Listener) in { (_: UIPanGestureRecognizer) in target.nothing() } })
    pan.perform(on: listener, sender: NSObject())
    let maybe = Selector("pan(_:)", ignoring: { (target: Listener) in { (_: UIView?) in target.nothing() } })
    maybe.perform(on: listener, sender: NSObject())
    let number = Selector("pan(_:)", ignoring: { (target: Listener) in { (_: Int) in target.nothing() } })
    number.perform(on: listener, sender: NSObject())
    Selector("pan(_:)", Listener.pan).perform(on: listener, sender: NSObject())
    #expect(listener.heard.values == ["nothing", "nothing"])
  }

  @Test func aRecogniserTellsItsTargetsOnce() throws {
    let fixture = TouchFixture()
    let (listener, silent) = (Listener(), Listener())
    let pan = UIPanGestureRecognizer(target: listener, action: Listener.pan)
    pan.addTarget(listener, action: Listener.pan)
    pan.addTarget(silent, action: Listener.nothing)
    pan.removeTarget(silent, action: nil)
    fixture.view.addGestureRecognizer(pan)
    _ = try fixture.play((0, try TouchFixture.drag()))
    #expect(listener.heard.values.first == "pan began")
    #expect(listener.heard.values.last == "pan ended")
    #expect(listener.heard.values.count { $0 == "pan began" } == 1)
    #expect(silent.heard.values.isEmpty)
  }

  /// UIKit does not keep targets alive either.
  @Test func targetsAreNotKept() {
    weak var gone: Listener?
    let pan: UIPanGestureRecognizer
    do {
      let listener = Listener()
      gone = listener
      pan = UIPanGestureRecognizer(target: listener, action: Listener.pan)
    }
    #expect(gone == nil)
    pan.performActions()
  }

  @Test func aControlHandsOverWhatTheMethodTakes() throws {
    let fixture = TouchFixture()
    let listener = Listener()
    fixture.run.perform {
      let button = UIButton(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
      button.addTarget(listener, action: Listener.nothing, for: .touchDown)
      button.addTarget(listener, action: Listener.tap, for: .touchUpInside)
      button.addTarget(listener, action: Listener.any, for: [.touchUpInside, .touchDown])
      button.removeTarget(nil, action: Listener.any, for: .touchDown)
      fixture.view.addSubview(button)
    }
    _ = try fixture.play((0, try .tap(at: TouchFixture.middle)))
    #expect(listener.heard.values == ["nothing", "tap 1", "any UIButton"])
  }

  @Test func whatDoesNotFitIsNotedAndNotCalled() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let listener = Listener()
    let timeline = try run.record {
      let control = UIControl()
      control.addTarget(listener, action: Listener.pan, for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    #expect(listener.heard.values.isEmpty)
    #expect(timeline.events.contains { $0.detail.contains("there is no such method for UIControl") })
  }

  @Test func aBarItemTellsItsTarget() {
    let listener = Listener()
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: listener, action: Listener.any)
    item.perform(sender: nil)
    #expect(listener.heard.values == ["any UIBarButtonItem"])
  }

  @Test func aDisplayLinkAndATimerTellTheirs() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let (linked, timed) = (Listener(), Listener())
    _ = try run.record {
      CADisplayLink(target: linked, selector: Listener.tick).add(to: .main, forMode: .common)
      _ = Timer.scheduledTimer(
        timeInterval: 0.1, target: timed, selector: Listener.nothing, userInfo: 7, repeats: false)
      RunLoop.main.add(
        Timer(timeInterval: 0.2, repeats: false) { _ in timed.nothing() }, forMode: .default)
    }
    #expect(linked.heard.values == ["tick", "tick", "tick"])
    #expect(timed.heard.values == ["nothing", "nothing"])
  }
}
