/// A view that shows a part of its content, which a finger moves.
///
/// The content offset is the origin of the bounds: subviews keep their frames, and another part of them
/// becomes visible. Indicators are not modeled.
open class UIScrollView: UIView {
  /// The rate at which a decelerating view loses its speed.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond; clamped to 0.5…0.9999.
    public let rawValue: CGFloat
    /// A custom rate; NaN counts as `normal`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0.5), 0.9999)
    }

    /// 0.998: the speed halves in about a third of a second.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99: the speed halves in about 70 milliseconds.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The delegate, which is called when the content moves.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content. If it is larger than the bounds, only a part of the content is visible.
  open var contentSize = CGSize.zero {
    didSet {
      if !contentSize.width.isFinite || !contentSize.height.isFinite { contentSize = oldValue }
      if contentSize != oldValue {
        setNeedsLayout()
        returnToRange()
      }
      checkObservations()
    }
  }
  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.isFinite { contentInset = oldValue }
      if contentInset != oldValue { returnToRange() }
      checkObservations()
    }
  }
  /// Whether the view comes to rest only at multiples of its size.
  open var isPagingEnabled = false
  /// Whether the content can be dragged past its ends.
  open var bounces = true
  /// Whether the content can be dragged past its left and right ends even if it isn't wider than the bounds.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { setNeedsLayout() } }
  }
  /// Whether the content can be dragged past its top and bottom ends even if it isn't taller than the bounds.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { setNeedsLayout() } }
  }
  /// The rate at which the content loses speed after a drag; `normal` unless set. Paging ignores it.
  open var decelerationRate = DecelerationRate.normal

  /// Kept, without effect: indicators are not modeled.
  open var showsVerticalScrollIndicator = true
  /// Kept, without effect: indicators are not modeled.
  open var showsHorizontalScrollIndicator = true
  /// Kept, without effect: indicators are not modeled.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The way in which the safe area adds to the content's insets; `automatic` unless set.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }
  /// The insets in effect: `contentInset` plus those of the bars that cover the view, as of the last layout.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + coveredInset.top + (refreshControl?.inset ?? 0),
      left: contentInset.left + coveredInset.left,
      bottom: contentInset.bottom + coveredInset.bottom, right: contentInset.right + coveredInset.right)
  }
  /// Called when the adjusted content insets have changed; for subclasses.
  open func adjustedContentInsetDidChange() {}
  /// Kept, without effect, which lint reports: a drag goes in any direction.
  open var isDirectionalLockEnabled = false {
    didSet { Run.noteUnmodeled(.isDirectionalLockEnabled, if: isDirectionalLockEnabled) }
  }
  /// Kept, without effect: touches reach the content at once.
  open var delaysContentTouches = true
  /// Kept, without effect, which lint reports: a drag always cancels touches in the content.
  open var canCancelContentTouches = true {
    didSet { Run.noteUnmodeled(.canCancelContentTouches, if: !canCancelContentTouches) }
  }
  /// Whether a tap on the status bar scrolls to the top, if this is the only such view on screen.
  open var scrollsToTop = true
  /// Kept, without effect: indicators are not modeled.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept, without effect: indicators are not modeled.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without effect: indicators are not modeled.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The way in which a drag dismisses the keyboard. With `interactive` it goes when the finger reaches it; it
  /// doesn't follow the finger.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The way in which the content avoids bars. The raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Avoids bars along the scrollable axes. The content of a controller with a bar always avoids those
    /// above and below.
    case automatic
    /// Avoids bars along the scrollable axes: those along which the content is larger than the view, or
    /// always bounces.
    case scrollableAxes
    /// Doesn't avoid bars.
    case never
    /// Avoids bars on all sides.
    case always
  }
  /// The way in which a drag dismisses the keyboard. The raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Scrolls as little as needed to show a part of the content that bars don't cover.
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

  /// Whether a finger can move the content; disabling it ends a drag.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }

  /// The recognizer of the finger that moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Whether a finger is down on the content, before or during a drag.
  open internal(set) var isTracking = false
  /// Whether a finger is moving the content.
  open internal(set) var isDragging = false
  /// Whether the content is moving after the finger was lifted.
  open internal(set) var isDecelerating = false

  private let pan = ScrollPan()
  /// The content offset at the start of a drag, without the rubber band.
  var dragStart = CGPoint.zero
  var course: ScrollCourse?
  var hasLoggedScroll = false
  /// The insets of the bars that cover the view, along the adjusted axes, as of the last layout.
  var coveredInset = UIEdgeInsets.zero
  /// The height by which the bar above grows when the content returns to its beginning, as of the last layout, in
  /// points.
  var roomAbove: CGFloat = 0
  /// The controller whose bars were told to follow this view; nil for none.
  weak var contentOf: UIViewController?

  // MARK: Zooming

  /// The smallest scale to which the content can be zoomed; 1 unless set.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The largest scale to which the content can be zoomed; 1 unless set.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether a pinch can zoom past the limits, to which the content returns when the fingers are lifted.
  open var bouncesZoom = true
  /// Whether a pinch is zooming the content.
  open internal(set) var isZooming = false
  /// Whether the content returns to a limit of its scale after a pinch.
  open internal(set) var isZoomBouncing = false
  /// The recognizer of the pinch that zooms; nil while both limits are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }
  /// The pinch, and the scale at its beginning.
  var zoom: Zoom?

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`; 1 without such a view. Setting it
  /// keeps the middle of the visible part in its place.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to a scale within the limits, about the middle of the visible part.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms such that a part of the zoomed view fills the scroll view, as far as the limits allow it.
  ///
  /// - Parameter rect: in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// The wheel above the content, which pulling the content down shows and starts; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leaveScrollView()
      refreshControl?.enter(self)
    }
  }

  /// A scroll view that clips its content, with a pan recognizer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.scrollView = self
    pan.addTarget { [weak self] in self?.dragged($0) }
    addGestureRecognizer(pan)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The visible part of the content. A new origin is a new content offset, and the delegate is called.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { didScroll() }
    }
  }

  /// Updates the content's insets for bars that have appeared or disappeared.
  open override func layoutSubviews() {
    super.layoutSubviews()
    keepClearOfBars()
  }

  /// The offset at which the content comes to rest after a drag; the proposed one, unless overridden.
  ///
  /// - Parameter velocity: in points per millisecond.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called when a drag begins; for subclasses.
  func dragBegan() {}

  /// Called when a drag, a deceleration or an animation has ended at its resting offset; for subclasses.
  func didComeToRest() {}

  // MARK: The offset

  /// The point of the content at the view's top left corner. Setting it ends any motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to an offset, which may be beyond the content's ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
    stop()
    guard animated, let run = Run.current else {
      let changes = bounds.origin != contentOffset
      bounds.origin = contentOffset
      if changes, isDragging { continueDragFromHere() }
      return
    }
    let from = bounds.origin
    move(
      ScrollCourse(
        x: .ease(from: from.x, to: contentOffset.x), y: .ease(from: from.y, to: contentOffset.y),
        kind: .animation),
      in: run)
  }

  /// Whether a drag moves the sheet that contains the view, instead of the content.
  private func isSheetToMove(_ movement: CGPoint) -> Bool {
    let pans = sequence(first: self as UIView, next: \.superview).lazy.flatMap(\.recognizers)
    return pans.lazy.compactMap { $0 as? SheetPan }.first?.takesDrag(movement, from: self) ?? false
  }

  /// Whether a gesture may begin; false for a drag along an axis on which the content can't move, and for a
  /// drag that moves the sheet that contains the view.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let zoom, gestureRecognizer === zoom.pinch { return zoomedView != nil }
    guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let movement = pan.translation(in: self)
    guard abs(movement.x) <= abs(movement.y) else { return canMove(.horizontal) }
    return canMove(.vertical) && !isSheetToMove(movement)
  }

  // MARK: Guides

  /// The content: constraints to this guide decide the `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }
  /// The visible part, which doesn't move with the content.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }

  // MARK: Touches of the content

  /// Never asked: touches reach the content at once.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Never asked: a drag takes touches away from the content, controls included.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Without effect: indicators aren't drawn.
  open func flashScrollIndicators() {}
}
