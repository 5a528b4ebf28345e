import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIControlTouchTests {
  private let fixture = TouchFixture()
  private let button: UIButton

  init() {
    let fixture = fixture
    button = fixture.run.perform {
      let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
      fixture.view.addSubview(button)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchDragExit, "touchDragExit"), (.touchDragEnter, "touchDragEnter"),
        (.touchCancel, "touchCancel"), (.primaryActionTriggered, "primaryActionTriggered"),
      ]
      for (event, name) in events {
        button.addAction(UIAction { _ in fixture.calls.values.append(name) }, for: event)
      }
      return button
    }
  }

  private let inside = CGPoint(x: 150, y: 320)

  @Test func aTapPressesTheButton() throws {
    _ = try fixture.play((0, .tap(at: inside)))
    #expect(fixture.calls.values == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func aButtonIsHighlightedWhileItIsPressed() throws {
    let states = Recorded<Bool>()
    button.addAction(UIAction { states.values.append($0.sender?.isHighlighted ?? false) }, for: .touchDown)
    _ = try fixture.play((0, .tap(at: inside)))
    #expect(states.values == [true])
    #expect(!button.isHighlighted)
  }

  @Test func aFingerMayLeaveAndComeBack() throws {
    let far = CGPoint(x: 150, y: 700)
    let path = try TouchPath(from: inside, [.move(to: far, duration: 0.1), .move(to: inside, duration: 0.1)])
    _ = try fixture.play((0, path))
    #expect(
      fixture.calls.values == [
        "touchDown", "touchDragExit", "touchDragEnter", "touchUpInside", "primaryActionTriggered",
      ])
  }

  @Test func liftedOutsideIsNoTap() throws {
    _ = try fixture.play((0, .swipe(from: inside, to: CGPoint(x: 150, y: 700), in: 0.2)))
    #expect(fixture.calls.values == ["touchDown", "touchDragExit", "touchUpOutside"])
  }

  @Test func disabledButtonsAreSilent() throws {
    button.isEnabled = false
    _ = try fixture.play((0, .tap(at: inside)))
    #expect(fixture.calls.values == [])
  }

  @Test func aPanAroundTheButtonTakesTheTouch() throws {
    _ = fixture.add(UIPanGestureRecognizer(), "pan")
    _ = try fixture.play((0, .swipe(from: inside, to: CGPoint(x: 190, y: 320), in: 0.1)))
    #expect(fixture.calls.changes == ["touchDown", "touchCancel", "pan began", "pan changed", "pan ended"])
  }

  @Test func aTapAroundTheButtonDoesNotTakeTheTouch() throws {
    _ = fixture.add(UITapGestureRecognizer(), "tap")
    _ = try fixture.play((0, .tap(at: inside)))
    #expect(fixture.calls.values == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  /// As Chameleon's UIControl, an open rebuilding of UIKit, has it: the control stops tracking after its
  /// actions.
  @Test func tracksUntilItsActionsAreCalled() throws {
    final class Control: UIControl {
      var seen: [String] = []
      private func note(_ name: String) {
        seen.append("\(name) \(isTracking) \(isTouchInside) \(isHighlighted)")
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
      func listen() {
        addAction(UIAction { [unowned self] _ in note("up inside") }, for: .touchUpInside)
        addAction(UIAction { [unowned self] _ in note("up outside") }, for: .touchUpOutside)
      }
    }
    let control = fixture.run.perform { Control(frame: button.frame) }
    fixture.run.perform {
      control.listen()
      fixture.view.addSubview(control)
    }
    _ = try fixture.play(
      (0, .tap(at: inside)), (1, .swipe(from: inside, to: CGPoint(x: 150, y: 700), in: 0.2)))
    #expect(
      control.seen == [
        "end true true false", "up inside true true false", "end true false false",
        "up outside true false false",
      ])
    #expect(!control.isTracking && !control.isTouchInside)
  }

  /// A control follows the finger that it began with. (Inferred: `endTracking(_:with:)` names that touch.)
  @Test func aSecondFingerDoesNotMatter() throws {
    button.isMultipleTouchEnabled = true
    let other = CGPoint(x: 110, y: 310)
    let first = TouchPath.Finger(start: inside, segments: [.hold(1)])
    let second = TouchPath.Finger(
      start: other, segments: [.move(to: CGPoint(x: 110, y: 700), duration: 0.2)])
    _ = try fixture.play((0, TouchPath([first, second])))
    #expect(fixture.calls.values == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  /// UIControl.h, `addAction:forControlEvents:`: actions are unique by their identifier.
  @Test func anActionIsCalledOnce() throws {
    let action = UIAction { [calls = fixture.calls] _ in calls.values.append("again") }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchDown)
    _ = try fixture.play((0, .tap(at: inside)))
    #expect(
      fixture.calls.values == ["touchDown", "again", "touchUpInside", "primaryActionTriggered", "again"])
  }
}
