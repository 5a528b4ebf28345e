/// Shows a part of its content, which a finger moves.
///
/// The content offset is the origin of the bounds: subviews stay where they are, and the view looks at
/// another part of them. Zooming and indicators are not modelled.
open class UIScrollView: UIView {
  /// How quickly a view that glides loses its speed.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond; clamped to 0.5…0.9999.
    public let rawValue: CGFloat
    /// A rate of one's own; NaN counts as `normal`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0.5), 0.9999)
    }

    /// 0.998: the speed halves in about a third of a second.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99: the speed halves in about 70 milliseconds.
    public static let fast = Self(rawValue: 0.99)
  }

  /// Hears of the content's motion.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How large the content is; parts of it can be seen that are larger than the bounds.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.width.isFinite || !contentSize.height.isFinite { contentSize = oldValue }
      if contentSize != oldValue { setNeedsLayout() }
    }
  }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if !contentInset.isFinite { contentInset = oldValue } }
  }
  /// Whether the view comes to rest at multiples of its size only.
  open var isPagingEnabled = false
  /// Whether the content can be dragged past its ends.
  open var bounces = true
  /// Whether that is so even where the content is no larger than the bounds.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { setNeedsLayout() } }
  }
  /// The same, vertically.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { setNeedsLayout() } }
  }
  /// How quickly the content loses speed after a finger has left; `normal` unless set. Pages do not ask for
  /// it.
  open var decelerationRate = DecelerationRate.normal

  /// Kept, without effect: indicators are not modelled.
  open var showsVerticalScrollIndicator = true
  /// Kept, without effect: indicators are not modelled.
  open var showsHorizontalScrollIndicator = true
  /// Kept, without effect: indicators are not modelled.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How the safe area adds to the content's insets; `automatic` unless set.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }
  /// The insets that count: `contentInset`, and what bars cover of the view, as of the last layout.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + coveredInset.top, left: contentInset.left + coveredInset.left,
      bottom: contentInset.bottom + coveredInset.bottom, right: contentInset.right + coveredInset.right)
  }
  /// Called when bars cover another part of the view; for subclasses.
  open func adjustedContentInsetDidChange() {}
  /// Kept, without effect, which lint says: a drag goes in any direction.
  open var isDirectionalLockEnabled = false {
    didSet { Run.noteUnmodeled(.isDirectionalLockEnabled, if: isDirectionalLockEnabled) }
  }
  /// Kept, without effect: touches reach the content at once.
  open var delaysContentTouches = true
  /// Kept, without effect, which lint says: a drag takes touches away from the content.
  open var canCancelContentTouches = true {
    didSet { Run.noteUnmodeled(.canCancelContentTouches, if: !canCancelContentTouches) }
  }
  /// Kept, without effect: nobody taps the status bar.
  open var scrollsToTop = true
  /// Kept, without effect: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How the content keeps clear of bars. The raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll; for the content of a controller with a bar always above and below.
    case automatic
    /// Along the axes that scroll: those along which the content is larger than the view, or always bounces.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }
  /// How a drag makes a keyboard go. The raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Scrolls as little as needed to show a part of the content, clear of bars.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func nearest(_ offset: CGFloat, _ lower: CGFloat, _ upper: CGFloat, _ length: CGFloat) -> CGFloat {
      lower < offset ? lower : upper > offset + length ? upper - length : offset
    }
    let (inset, free) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    setContentOffset(
      CGPoint(
        x: nearest(free.minX, rect.minX, rect.maxX, free.width) - inset.left,
        y: nearest(free.minY, rect.minY, rect.maxY, free.height) - inset.top), animated: animated)
  }

  /// Whether a finger moves the content; switching off ends a drag.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }

  /// The recogniser of the finger that moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Whether a finger is down that may move the content.
  open internal(set) var isTracking = false
  /// Whether a finger moves the content.
  open internal(set) var isDragging = false
  /// Whether the content moves on after the finger has left.
  open internal(set) var isDecelerating = false

  private let pan = ScrollPan()
  /// Where a drag began, without the rubber band.
  var dragStart = CGPoint.zero
  var course: ScrollCourse?
  var hasLoggedScroll = false
  /// What bars cover of the view, as far as the content has to keep clear of it.
  var coveredInset = UIEdgeInsets.zero

  /// A view that clips its content, with a recogniser of its own for the finger that moves it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.scrollView = self
    pan.addTarget { [weak self] in self?.dragged($0) }
    addGestureRecognizer(pan)
  }

  /// The visible part of the content. Another origin is another content offset, of which the delegate hears.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { didScroll() }
    }
  }

  /// Keeps the content clear of bars that have come or gone.
  open override func layoutSubviews() {
    super.layoutSubviews()
    keepClearOfBars()
  }

  /// Where the content comes to rest after a drag, for a view whose content has a say.
  ///
  /// - Parameter velocity: points per millisecond.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: The offset

  /// What part of the content is at the view's top left. Setting it ends any motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Shows another part of the content; it may lie beyond the content's ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    stop()
    guard animated, let run = Run.current else { return bounds.origin = contentOffset }
    let from = bounds.origin
    move(
      ScrollCourse(
        x: .ease(from: from.x, to: contentOffset.x), y: .ease(from: from.y, to: contentOffset.y),
        kind: .animation),
      in: run)
  }

  /// Whether a sheet that the view lies in takes a drag.
  private func isSheetToMove(_ movement: CGPoint) -> Bool {
    let pans = sequence(first: self as UIView, next: \.superview).lazy.flatMap(\.recognizers)
    return pans.lazy.compactMap { $0 as? SheetPan }.first?.takesDrag(movement, from: self) ?? false
  }

  /// A drag along a direction in which nothing can move is none.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let movement = pan.translation(in: self)
    guard abs(movement.x) <= abs(movement.y) else { return canMove(.horizontal) }
    return canMove(.vertical) && !isSheetToMove(movement)
  }
}
