import Testing
import TransitionEngine

@testable import UIKit

/// Key-value coding and observing, of UIKit's objects and of objects as a listing's classes are written.
struct KeyValueTests {
  private final class Model: NSObject {
    var level: CGFloat = 0 {
      willSet { willChangeValue(forKey: "level") }
      didSet { didChangeValue(forKey: "level") }
    }
    var twice: CGFloat { level * 2 }
    var name: String?
    override class var codedProperties: [CodedProperty] {
      super.codedProperties + [
        CodedProperty("level", \Model.level), CodedProperty("twice", \Model.twice),
        CodedProperty("name", \Model.name, isObserved: false),
      ]
    }
  }

  private final class Listener: NSObject {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] as? CGFloat, change?[.newKey] as? CGFloat)
      heard.append("\(keyPath ?? "") \(old ?? -1) \(new ?? -1)")
    }
  }

  @Test func anOwnPropertyTellsOfEachSet() {
    let (model, heard) = (Model(), Recorded<String>())
    var token: NSKeyValueObservation? = model.observe(
      \.level, named: "level", options: [.old, .new, .initial, .prior]
    ) { _, change in
      heard.values.append(
        "\(change.isPrior) \(change.oldValue.map { "\($0)" } ?? "-") \(change.newValue.map { "\($0)" } ?? "-")"
      )
    }
    model.level = 1
    model.level = 1
    token?.invalidate()
    model.level = 2
    token = nil
    #expect(
      heard.values == [
        "false - 0.0", "true 0.0 -", "false 0.0 1.0", "true 1.0 -", "false 1.0 1.0",
      ])
    #expect(model.observations == nil)
  }

  @Test func anObservationEndsWithItsToken() {
    let (model, heard) = (Model(), Recorded<CGFloat>())
    do {
      let token = model.observe(\.twice, named: "twice", options: .new) {
        heard.values.append($1.newValue ?? -1)
      }
      model.level = 3
      _ = token
    }
    model.level = 4
    #expect(heard.values == [6])
  }

  @Test func aViewTellsOfChangesOnce() {
    let fixture = Fixture()
    fixture.run.perform {
      let heard = Recorded<CGRect>()
      let token = fixture.view.observe(\.frame, named: "frame", options: .new) {
        heard.values.append($1.newValue ?? .null)
      }
      let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
      fixture.view.frame = frame
      fixture.view.frame = frame
      fixture.view.alpha = 0.5
      fixture.view.center.x += 1
      token.invalidate()
      fixture.view.center.x += 1
      #expect(heard.values == [frame, frame.offsetBy(dx: 1, dy: 0)])
    }
  }

  @Test func aPathFollowsItsObjects() {
    let fixture = Fixture()
    fixture.run.perform {
      let heard = Recorded<CGFloat>()
      let token = fixture.view.observe(\.layer.cornerRadius, named: "layer.cornerRadius", options: .new) {
        heard.values.append($1.newValue ?? -1)
      }
      fixture.view.layer.cornerRadius = 4
      fixture.view.setValue(6, forKeyPath: "layer.cornerRadius")
      token.invalidate()
      #expect(heard.values == [4, 6])
    }
  }

  @Test func scrollingTellsOfOffsets() {
    let fixture = Fixture()
    fixture.run.perform {
      let (scrollView, listener) = (
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener()
      )
      let heard = Recorded<CGPoint>()
      let token = scrollView.observe(\.contentOffset, named: "contentOffset", options: .new) {
        heard.values.append($1.newValue ?? .zero)
      }
      scrollView.addObserver(listener, forKeyPath: "alpha", options: [.old, .new], context: nil)
      scrollView.contentOffset = CGPoint(x: 0, y: 20)
      scrollView.alpha = 0.5
      scrollView.removeObserver(listener, forKeyPath: "alpha")
      scrollView.alpha = 1
      _ = token
      #expect(heard.values == [CGPoint(x: 0, y: 20)])
      #expect(listener.heard == ["alpha 1.0 0.5"])
    }
  }

  @Test func controlsRecognizersAndAnimatorsTell() {
    let fixture = Fixture()
    fixture.run.perform {
      let heard = Recorded<String>()
      let (control, tap) = (UIControl(), UITapGestureRecognizer())
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.view.alpha = 0 }
      let tokens = [
        control.observe(\.isHighlighted, named: "isHighlighted") { _, _ in heard.values.append("highlighted")
        },
        tap.observe(\.state, named: "state") { tap, _ in heard.values.append("\(tap.state)") },
        animator.observe(\.fractionComplete, named: "fractionComplete") { animator, _ in
          heard.values.append("\(animator.fractionComplete)")
        },
      ]
      control.isHighlighted = true
      tap.currentState = .failed
      animator.fractionComplete = 0.25
      tokens.forEach { $0.invalidate() }
      #expect(heard.values == ["highlighted", "failed", "0.25"])
    }
  }

  @Test func propertiesAreReachedByName() {
    let fixture = Fixture()
    fixture.run.perform {
      let model = Model()
      model.setValue(3, forKey: "level")
      model.setValue("a", forKeyPath: "name")
      #expect(model.level == 3 && model.name == "a")
      #expect(model.value(forKey: "twice") as? CGFloat == 6)
      model.setValue(nil, forKey: "name")
      #expect(model.name == nil && model.value(forKey: "name") == nil)
      fixture.view.setValue(NSNumber(value: 0.5), forKey: "alpha")
      #expect(fixture.view.alpha == 0.5)
      #expect(fixture.view.value(forKeyPath: "layer.opacity") as? CGFloat == 0.5)
    }
  }

  @Test(arguments: [
    "missing", "level", "removed", "plain",
  ]) func mistakesAreNoted(_ mistake: String) {
    let fixture = Fixture()
    fixture.run.perform {
      let model = Model()
      switch mistake {
      case "missing": model.setValue(1, forKey: "missing")
      case "level": model.setValue("high", forKey: "level")
      case "removed": model.removeObserver(model, forKeyPath: "level")
      default: model.observe(\.name, named: "name") { _, _ in }.invalidate()
      }
    }
    let notes = fixture.run.events.filter { $0.lint == .notModelled }
    #expect(notes.count == 1)
    #expect(
      notes.first?.detail.contains(mistake == "plain" ? "name" : mistake == "removed" ? "level" : mistake)
        == true)
  }

  @Test func manyObserversCostNoSquare() {
    let (model, heard) = (Model(), Recorded<CGFloat>())
    let tokens = (0..<1000).map { _ in
      model.observe(\.level, named: "level", options: .new) { heard.values.append($1.newValue ?? 0) }
    }
    for level in 0..<10 { model.level = CGFloat(level) }
    #expect(heard.values.count == 10_000)
    tokens.reversed().forEach { $0.invalidate() }
    #expect(model.observations == nil)
  }
}
