/// A row of dots, one for each page, of which one is the current page.
///
/// Sliding from dot to dot, and dots that get smaller for lack of room, are not modeled.
open class UIPageControl: UIControl {
  /// The number of pages; at most a hundred get a dot.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      makeDots()
    }
  }
  /// The index of the current page, from 0, within the range of pages.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      setNeedsLayout()
    }
  }
  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the other dots; nil for a pale one.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current dot; nil for the label's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var dots: [UIView] = []

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, 100)).map { _ in
      UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    }
    for dot in dots {
      dot.layer.cornerRadius = 3.5
      dot.isUserInteractionEnabled = false
      addSubview(dot)
    }
    setNeedsLayout()
  }

  /// The size of all dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 17, height: 26)
  }
  /// The size of all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  /// The size of all dots.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Centers the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count - 1) * 8.5
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: start + CGFloat(index) * 17, y: bounds.midY)
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
      dot.isHidden = hidesForSinglePage && dots.count == 1
    }
  }

  /// A tap on the right turns to the next page, one on the left to the previous page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let page = currentPage + (touch.location(in: self).x > bounds.midX ? 1 : -1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
