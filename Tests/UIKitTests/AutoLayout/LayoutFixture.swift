import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// A run whose window, of 400 × 800 points, is laid out by constraints.
struct LayoutFixture {
  let run = Run(size: CGSize(width: 400, height: 800))
  var window: UIView { run.window }

  /// A view that constraints place, in the window or in another view.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  func layOut(_ constraints: [NSLayoutConstraint] = []) {
    run.perform {
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
    }
  }

  /// What a view shows at an instant of a timeline.
  func shown(_ view: UIView, in timeline: Timeline, at time: TimeInterval) throws -> Layer {
    let id = try #require(view.layer.id(in: run))
    return try #require(timeline.presentation(of: id, at: time))
  }

  func findings(_ body: () throws -> Void = {}) throws -> [LintFinding] { try run.record(body).lint() }
}

/// Something with a size of its own.
final class Content: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
