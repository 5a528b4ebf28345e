import Testing
import TransitionEngine

@testable import UIKit

/// A window of 400 × 800 points with one view that fills it, and fingers.
struct TouchFixture {
  let run = Run(size: CGSize(width: 400, height: 800))
  let calls = Recorded<String>()
  let view: TouchedView

  init() {
    let (run, calls) = (run, calls)
    view = run.perform {
      let view = TouchedView(frame: run.window.bounds, calls: calls)
      run.window.addSubview(view)
      return view
    }
  }

  /// Records what happens while these fingers touch the window, each at its time.
  func play(_ paths: (TimeInterval, TouchPath)...) throws -> Timeline {
    try run.record { for (time, path) in paths { try run.send(path, at: time) } }
  }

  /// Adds a recogniser that writes down its states.
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String = "", to other: UIView? = nil
  ) -> Recognizer {
    let prefix = name.isEmpty ? "" : name + " "
    recognizer.addTarget { [calls] in calls.values.append("\(prefix)\($0.state)") }
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A path from left to right, at 600 points per second.
  static func drag(_ distance: CGFloat = 120, from x: CGFloat = 100) throws -> TouchPath {
    try .swipe(
      from: CGPoint(x: x, y: 400), to: CGPoint(x: x + distance, y: 400), in: abs(distance) / 600)
  }

  static let middle = CGPoint(x: 200, y: 400)
}

/// Writes down the touches that it gets.
final class TouchedView: UIView {
  private let calls: Recorded<String>

  init(frame: CGRect, calls: Recorded<String>) {
    self.calls = calls
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.values.append("touchesBegan \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if calls.values.last != "touchesMoved" { calls.values.append("touchesMoved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.values.append("touchesEnded \(touches.count)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.values.append("touchesCancelled \(touches.count)")
  }
}

extension Recorded where Value: Equatable {
  /// The values without those that equal the one before.
  var changes: [Value] {
    values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map { values[$0] }
  }
}
