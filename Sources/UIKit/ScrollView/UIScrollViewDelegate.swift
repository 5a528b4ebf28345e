/// The delegate of a scroll view, which is called when its content moves.
///
/// ```
/// a drag:      willBeginDragging ▸ didScroll … ▸ willEndDragging ▸ didEndDragging
/// deceleration: ▸ willBeginDecelerating ▸ didScroll … ▸ didEndDecelerating
/// by code:     didScroll … ▸ didEndScrollingAnimation
/// a pinch:     willBeginZooming ▸ didZoom … ▸ didEndZooming
/// ```
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, by a finger, by deceleration or by code. The log contains only the first
  /// call of a motion.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag has been recognized; the content hasn't moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A drag is about to end.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in points per *millisecond*.
  ///   - targetContentOffset: where the view will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// - Parameter decelerate: whether the view goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The deceleration has ended, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation by `setContentOffset(_:animated:)` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The bars that cover the view have changed, and `adjustedContentInset` with them.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is scaled when the content is zoomed; nil for content that isn't zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch or an animation is about to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed. The log contains only the first call of a pinch.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A pinch or an animation has zoomed the content, which is within the limits again.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing: the target offset stays.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns nil: the content isn't zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
}
