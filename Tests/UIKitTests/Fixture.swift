import Testing
import TransitionEngine

@testable import UIKit

/// A run with one view in its window, which has been on screen before anything is recorded.
struct Fixture {
  let run = Run(size: CGSize(width: 400, height: 800))
  let view: UIView

  init() {
    let run = run
    view = run.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      run.window.addSubview(view)
      return view
    }
  }

  /// What the view shows at an instant of a timeline.
  func shown(in timeline: Timeline, at time: TimeInterval) throws -> Layer {
    let id = try #require(view.layer.id(in: run))
    return try #require(timeline.presentation(of: id, at: time))
  }
}

/// A box that closures write to.
final class Recorded<Value> {
  var values: [Value] = []
}

func expectClose(
  _ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(a - b) <= tolerance, "\(a) is not \(b)", sourceLocation: sourceLocation)
}
