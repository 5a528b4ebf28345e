import TransitionEngine

@testable import UIKit

/// A scroll view of 400 × 800 points with three pages side by side, and a delegate that writes down its calls.
struct ScrollFixture {
  let touches = TouchFixture()
  let scrollView: UIScrollView
  let delegate = ScrollRecorder()

  init() {
    let (run, delegate) = (touches.run, delegate)
    scrollView = run.perform {
      let scrollView = UIScrollView(frame: run.window.bounds)
      scrollView.contentSize = CGSize(width: 1200, height: 800)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = delegate
      run.window.addSubview(scrollView)
      return scrollView
    }
  }

  /// A finger that moves sideways from the middle.
  func drag(_ distance: CGFloat, in duration: TimeInterval) throws -> TouchPath {
    try .swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + distance, y: 400), in: duration)
  }

  /// A finger that moves sideways and rests before it leaves.
  func place(_ distance: CGFloat) throws -> TouchPath {
    let end = CGPoint(x: 200 + distance, y: 400)
    return try TouchPath(from: CGPoint(x: 200, y: 400), [.move(to: end, duration: 0.3), .hold(0.2)])
  }
}

/// Writes down what it is told; of scrolling only the first in a row.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var offsets: [CGPoint] = []
  var target: CGPoint?
  private(set) var velocity = CGPoint.zero
  private(set) var proposed = CGPoint.zero

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    if calls.last != "didScroll" { calls.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}
