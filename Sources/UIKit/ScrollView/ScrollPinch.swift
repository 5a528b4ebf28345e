/// The pinch of a scroll view. It goes before the drag: fingers that zoom also move the content.
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func willBegin() { scrollView?.panGestureRecognizer.giveUp() }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override var logName: String { name ?? "UIScrollViewPinchGestureRecognizer" }
}
