/// The wheel that shows while content is refreshed.
///
/// As a scroll view's `refreshControl`, it lies above the content. A finger that pulls the content down far enough
/// starts it and sends `valueChanged`; then the content rests below it until `endRefreshing()`.
open class UIRefreshControl: UIControl {
  /// The height, in points; that of the room above the content while the wheel turns.
  private static let height: CGFloat = 60
  /// The distance from the content's resting position at which a pull starts the wheel, in points. [unverified]
  private static let pull: CGFloat = 90

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether the wheel turns.
  open private(set) var isRefreshing = false
  /// The text below the wheel, in the font and color of its first part; nil for none.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

  private weak var scrollView: UIScrollView?
  /// The room that the scroll view keeps above its content, in points.
  private(set) var inset: CGFloat = 0

  /// A wheel that stands still.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: max(frame.width, 60), height: Self.height))
    addSubview(wheel)
    addSubview(label)
  }

  /// A wheel that stands still.
  public convenience init() { self.init(frame: .zero) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Starts the wheel. No event is sent and the content doesn't move, as in UIKit: code that wants to show the wheel
  /// scrolls to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    if scrollView != nil { inset = Self.height }
    (wheel.alpha, label.alpha) = (1, 1)
    wheel.startAnimating()
  }

  /// Stops the wheel, and moves the content back to its place.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    inset = 0
    guard let scrollView, !scrollView.isTracking else { return }
    let place = scrollView.filling(scrollView.contentOffset)
    guard place != scrollView.contentOffset else { return }
    scrollView.stop()
    guard scrollView.window != nil, Run.current != nil else { return scrollView.bounds.origin = place }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      scrollView.bounds.origin = place
    }
  }

  // MARK: Pulling

  func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    wheel.hidesWhenStopped = false
    wheel.alpha = isRefreshing ? 1 : 0
    inset = isRefreshing ? Self.height : 0
    scrollView.insertSubview(self, at: 0)
    contentMoved()
  }

  func leaveScrollView() {
    removeFromSuperview()
    (scrollView, inset) = (nil, 0)
  }

  /// The distance by which the content is pulled down from its resting position, without the wheel's room.
  private var pulled: CGFloat {
    guard let scrollView else { return 0 }
    return -scrollView.contentOffset.y - scrollView.adjustedContentInset.top + inset
  }

  /// Stays above the content, and starts when the content is pulled down far enough.
  func contentMoved() {
    guard let scrollView else { return }
    let pulled = pulled
    // A large title goes down with the content; the wheel shows above it.
    let y = -max(pulled, Self.height) - max(scrollView.contentInset.top, 0) - scrollView.largeTitleAbove
    let frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if self.frame != frame { self.frame = frame }
    guard !isRefreshing else { return }
    wheel.alpha = min(max(pulled / Self.pull, 0), 1)
    label.alpha = wheel.alpha
    guard scrollView.isDragging, isEnabled, pulled >= Self.pull else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Centers the wheel, and the text below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.color = ownTintColor ?? .systemGray
    label.attributedText = attributedTitle
    label.textColor = attributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    label.font =
      attributedTitle?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
    let size = label.sizeThatFits(bounds.size)
    let hasTitle = size.height > 0
    wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY + 8, width: size.width, height: size.height)
    label.alpha = wheel.alpha
  }
}
