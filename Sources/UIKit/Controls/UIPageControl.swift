/// A row of dots, one for each page, of which one is the current page.
///
/// Sliding from dot to dot, and dots that get smaller for lack of room, are not modeled.
open class UIPageControl: UIControl {
  /// The looks of all views of the class, which they take over when they enter a window.
  open override class func appearance() -> UIPageControl {
    Appearances.model(self) { UIPageControl(frame: .zero) }
  }
  /// The looks of the views of the class within containers, the innermost first.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl { Appearances.model(self, in: containerTypes) { UIPageControl(frame: .zero) } }

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

  /// The background; only `prominent` is drawn, as a capsule.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// Kept, without effect: a finger that moves along the dots turns no pages.
  open var allowsContinuousInteraction = true
  /// The image in the place of each dot; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  private var indicatorImages: [Int: UIImage] = [:]

  /// The background of the dots. The raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  /// Sets the image in the place of a page's dot; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsLayout()
  }
  /// The image in the place of a page's dot; nil for the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  private let capsule = UIView()
  private var dots: [UIImageView] = []

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, 100)).map { _ in UIImageView(frame: .zero) }
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
    layOutCapsule()
    let start = bounds.midX - CGFloat(dots.count - 1) * 8.5
    for (index, dot) in dots.enumerated() {
      placeParts(with: dot) { place(dot, index, start) }
    }
  }

  private func place(_ dot: UIImageView, _ index: Int, _ start: CGFloat) {
    dot.center = CGPoint(x: start + CGFloat(index) * 17, y: bounds.midY)
    let color =
      index == currentPage
      ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
    let image = indicatorImages[index] ?? preferredIndicatorImage
    dot.image = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
    dot.tintColor = color
    dot.backgroundColor = image == nil ? color : nil
    dot.bounds.size = dot.image?.size ?? CGSize(width: 7, height: 7)
    dot.isHidden = hidesForSinglePage && dots.count == 1
  }

  private func layOutCapsule() {
    guard backgroundStyle == .prominent || capsule.superview != nil else { return }
    if capsule.superview == nil { insertSubview(capsule, at: 0) }
    capsule.isUserInteractionEnabled = false
    capsule.isHidden = backgroundStyle != .prominent
    let size = size(forNumberOfPages: dots.count)
    capsule.frame = CGRect(
      x: bounds.midX - size.width / 2 - 4, y: bounds.midY - 13, width: size.width + 8, height: 26)
    capsule.layer.cornerRadius = 13
    capsule.backgroundColor = .tertiarySystemFill
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
