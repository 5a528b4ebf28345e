/// Hears of a scroll view's motion.
///
/// ```
/// a drag:      willBeginDragging ▸ didScroll … ▸ willEndDragging ▸ didEndDragging
/// if it glides: ▸ willBeginDecelerating ▸ didScroll … ▸ didEndDecelerating
/// by code:     didScroll … ▸ didEndScrollingAnimation
/// ```
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, by a finger, by itself or by code. The log tells the first call of a
  /// motion only.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A drag has been recognised; the content has not moved yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger is about to leave.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in points per *millisecond*.
  ///   - targetContentOffset: where the view will come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// - Parameter decelerate: whether the view goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The finger has left, and the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest by itself, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation by `setContentOffset(_:animated:)` is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Bars cover another part of the view, so `adjustedContentInset` is another one.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing: the content comes to rest where it would by itself.
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
}
