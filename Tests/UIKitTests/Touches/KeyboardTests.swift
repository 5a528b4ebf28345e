import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// The keyboard: its notifications, its way, and the guide that follows it.
@Suite struct KeyboardTests {
  private let run = Run(size: CGSize(width: 390, height: 844))
  private let root = UIViewController()
  private let (first, second): (UITextField, UITextField)

  init() throws {
    let root = root
    (first, second) = run.perform { [run] in
      run.window.rootViewController = root
      let fields = (
        UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 40)),
        UITextField(frame: CGRect(x: 20, y: 160, width: 350, height: 40))
      )
      root.view.addSubview(fields.0)
      root.view.addSubview(fields.1)
      return fields
    }
    try run.settle()
  }

  private var up: CGRect { CGRect(x: 0, y: 844 - 336, width: 390, height: 336) }
  private var away: CGRect { CGRect(x: 0, y: 844, width: 390, height: 336) }

  private static let names: [(String, Notification.Name)] = [
    ("willShow", UIResponder.keyboardWillShowNotification),
    ("didShow", UIResponder.keyboardDidShowNotification),
    ("willHide", UIResponder.keyboardWillHideNotification),
    ("didHide", UIResponder.keyboardDidHideNotification),
  ]

  /// Records what is posted, with the frames at the beginning and at the end.
  private func listen(to calls: Recorded<String>, _ check: @escaping ([AnyHashable: Any]) -> Void = { _ in })
  {
    run.perform {
      for (text, name) in Self.names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          calls.values.append("\(text) \(CACurrentMediaTime())")
          check(notification.userInfo ?? [:])
        }
      }
    }
  }

  @Test func notificationsTellTheWay() throws {
    let calls = Recorded<String>()
    let ends = Recorded<CGRect?>()
    listen(to: calls) { info in
      ends.values.append(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)
      #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
      #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    }
    let timeline = try run.record { first.becomeFirstResponder() }
    #expect(calls.values == ["willShow 0.0", "didShow 0.5"])
    #expect(ends.values == [up, up])
    #expect(timeline.lint().isEmpty)
    #expect(HierarchyAudit.problems(in: run) == [])
    calls.values = []
    ends.values = []
    _ = try run.record { first.resignFirstResponder() }
    #expect(ends.values == [away, away])
    #expect(calls.values.map { $0.prefix(7) } == ["willHid", "didHide"])
    #expect(run.window.subviews.count == 1)
  }

  /// github.com/kirillzyusko/react-native-keyboard-controller, `SpringAnimationPerformanceTest.swift`.
  @Test func itsHeightOverTime() throws {
    let timeline = try run.record { first.becomeFirstResponder() }
    let view = try #require(run.window.subviews.last)
    #expect(run.keyboard.isKeyboard(view))
    let id = try #require(view.layer.id(in: run))
    for (time, height) in [
      (0.08, 144.110), (0.125, 223.445), (0.25, 316.525), (0.325, 329.829), (0.4999999, 335.631),
    ] {
      let top = try #require(timeline.presentation(of: id, at: time)).frame.minY
      expectClose(844 - top, height, within: 1e-3)
    }
  }

  @Test func fieldsPassItOn() throws {
    let calls = Recorded<String>()
    listen(to: calls)
    _ = try run.record { first.becomeFirstResponder() }
    calls.values = []
    _ = try run.record { second.becomeFirstResponder() }
    #expect(calls.values == [])
    #expect(run.keyboard.isUp)
  }

  @Test func guidesFollowIt() throws {
    let bar = run.perform {
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      ])
      return bar
    }
    try run.settle()
    #expect(bar.frame.maxY == 844 - 34)
    let timeline = try run.record { first.becomeFirstResponder() }
    #expect(bar.frame.maxY == up.minY)
    run.perform { #expect(root.view.keyboardLayoutGuide.layoutFrame == up) }
    // It moves along with the keyboard.
    let id = try #require(bar.layer.id(in: run))
    let half = try #require(timeline.presentation(of: id, at: 0.125)).frame.maxY
    expectClose((844 - 34 - half) / (336 - 34), 223.445 / 336, within: 1e-4)
    _ = try run.record { first.resignFirstResponder() }
    #expect(bar.frame.maxY == 844 - 34)
    #expect(timeline.lint().isEmpty)
  }

  @Test func aRunWithoutFieldsHasNone() throws {
    let timeline = try run.record { root.view.alpha = 0.5 }
    #expect(timeline.duration == 0 && run.window.subviews.count == 1)
  }

  /// UIKit posts within the keyboard's animation: plain changes move along, and nested animations inherit its duration
  /// and curve.
  @Test func whatObserversChangeMovesAlong() throws {
    let boxes = run.perform {
      (0..<3).map { UIView(frame: CGRect(x: 100 * $0, y: 600, width: 80, height: 40)) }
    }
    run.perform { [run] in
      boxes.forEach(root.view.addSubview)
      _ = run.notifications.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in
        boxes[0].center.y -= 336
        UIView.animate(withDuration: 0) { boxes[1].center.y -= 336 }
        UIView.animate(withDuration: 0.25) { boxes[2].center.y -= 336 }
      }
    }
    try run.settle()
    let timeline = try run.record { first.becomeFirstResponder() }
    let places = try boxes.map { box in
      let id = try #require(box.layer.id(in: run))
      return try #require(timeline.presentation(of: id, at: 0.1)).position.y
    }
    #expect(places[0] < 620 && places[0] > 284)
    #expect(Set(places).count == 1)
  }
}
