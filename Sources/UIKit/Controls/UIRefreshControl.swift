/// The wheel that shows while content is refreshed. It shows where code adds it; pulling a scroll view down doesn't
/// start it.
open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// Whether the wheel turns.
  open private(set) var isRefreshing = false
  /// Kept, without effect: there is no text below the wheel.
  open var attributedTitle: NSAttributedString?

  /// A wheel that stands still.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: max(frame.width, 60), height: 60))
    addSubview(wheel)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Starts the wheel. No event is sent, as in UIKit.
  open func beginRefreshing() {
    isRefreshing = true
    wheel.startAnimating()
  }

  /// Stops the wheel.
  open func endRefreshing() {
    isRefreshing = false
    wheel.stopAnimating()
  }

  /// Centers the wheel.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.color = tintColor
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
