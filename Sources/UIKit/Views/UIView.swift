import TransitionEngine

/// A rectangle on screen. Its layer draws it; a view animates its layer only in animation blocks.
///
/// This body holds state and overridable members; the rest is in extensions by aspect.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer that draws the view. Its class is `layerClass`, and the view is its delegate.
  open var layer: CALayer { ownLayer }
  private let ownLayer: CALayer
  /// The class of the view's layer, a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view that contains this one; nil for a window, and for a view that hasn't been added to another one.
  open internal(set) unowned var superview: UIView?
  /// The subviews, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  package weak var owner: (any ViewOwner)?

  /// A custom number, by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// Whether new touches hit the view and its descendants; current touches continue.
  open var isUserInteractionEnabled = true
  /// Whether the view itself gets more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// The view's name in the log; nil for the name of its layer, or else the kind of view.
  open var accessibilityIdentifier: String?
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityLabel: String?
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityHint: String?
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityValue: String?
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Kept, without effect: nothing is read aloud.
  open var isAccessibilityElement = false
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityElementsHidden = false
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityViewIsModal = false
  /// Rarer values for assistive technologies.
  var accessibilityValues: AccessibilityValues {
    get { rareValues?.accessibility ?? AccessibilityValues() }
    set { rare.accessibility = newValue }
  }
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues.elements }
    set { accessibilityValues.elements = newValue }
  }
  /// Kept, without effect: nothing is read aloud.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues.customActions }
    set { accessibilityValues.customActions = newValue }
  }
  /// The view's frame on the screen, unless set; without effect: nothing is read aloud.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues.frame ?? convert(bounds, to: nil) }
    set { accessibilityValues.frame = newValue }
  }
  /// The middle of `accessibilityFrame`, unless set; without effect: nothing is activated.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityValues.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibilityValues.activationPoint = newValue }
  }
  /// Never called: nothing is read aloud.
  open func accessibilityIncrement() {}
  /// Never called: nothing is read aloud.
  open func accessibilityDecrement() {}
  /// Never called: nothing is activated.
  open func accessibilityActivate() -> Bool { false }
  /// Never called: nothing is read aloud.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called: nothing is read aloud.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called: nothing is read aloud.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Never called: nothing is read aloud.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called: nothing is read aloud.
  open func accessibilityElementDidLoseFocus() {}
  /// The number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of the `accessibilityElements`; nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an element; `NSNotFound` for another one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Values that few views have; nil for none.
  var rareValues: RareValues?
  /// Values that few views have, made when they are first set.
  var rare: RareValues {
    if let rareValues { return rareValues }
    let made = RareValues()
    rareValues = made
    return made
  }
  /// Whether the view prevents touches in other views while it is touched; kept, without effect.
  open var isExclusiveTouch = false
  /// The number of pixels per point; kept, without effect: drawings have no pixels.
  open var contentScaleFactor: CGFloat = 3
  /// Whether `draw(_:)` begins with an empty context; kept: it always does.
  open var clearsContextBeforeDrawing = true
  /// A custom name; kept, without effect.
  open var restorationIdentifier: String?
  /// The margins and dimensions that change with the superview's size; if empty, the frame doesn't change.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews are resized with the bounds, by their autoresizing masks.
  open var autoresizesSubviews = true
  /// The placement in the bounds of an image view's image, and of the view's own drawing. The drawing is made
  /// once and follows the bounds by this mode; with `redraw`, it is made again for each size.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      guard contentMode != oldValue else { return }
      layer.contentsGravity = CALayerContentsGravity(contentMode.gravity)
      setNeedsLayout()
    }
  }
  var ownTintColor: UIColor?
  /// The view's state in Auto Layout; nil if no constraint affects the view or its descendants.
  var autoLayout: ViewLayout?
  /// The recognizers, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  var heldMotionEffects: [UIMotionEffect] = []
  var heldInteractions: [any UIInteraction] = []

  /// A view with a frame in its future superview, in points.
  public init(frame: CGRect) {
    ownLayer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    ownLayer.view = self
    ownLayer.needsDisplayFlag = true
    ownLayer.needsLayoutFlag = true
    self.frame = frame
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of the class, which they take over when they enter a window. Of a class of an author's own,
  /// it has the properties of UIKit's class.
  open class func appearance() -> UIView { Appearances.model(self) { UIView() } }
  /// The looks of the views of the class within containers, the innermost first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView { Appearances.model(self, in: containerTypes) { UIView() } }

  /// A view without a size, at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    ownLayer.view = nil
    for subview in subviews { subview.superview = nil }
  }

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { owner ?? superview }

  /// The window that contains the view at any depth; nil outside a window.
  open var window: UIWindow? { superview?.window }

  // MARK: Geometry

  /// The bounding box of the transformed bounds, in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set {
      Run.checkMainThread()
      guard autoLayout != nil else { return layer.frame = newValue }
      movingByFrame { layer.frame = newValue }
    }
  }

  /// The visible part in the view's own coordinates, in points. If its origin moves, the subviews appear to
  /// move in the opposite direction.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      Run.checkMainThread()
      guard autoLayout != nil else { return layer.bounds = newValue }
      movingByFrame { layer.bounds = newValue }
    }
  }

  /// The position of the layer's anchor point in the superview; the center, unless the anchor point was
  /// moved.
  open var center: CGPoint {
    get { layer.position }
    set {
      Run.checkMainThread()
      guard autoLayout != nil else { return layer.position = newValue }
      movingByFrame { layer.position = newValue }
    }
  }

  /// The two-dimensional transform of the view, about its anchor point; the identity if `transform3D` isn't
  /// two-dimensional.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      Run.checkMainThread()
      layer.setAffineTransform(newValue)
    }
  }

  /// The three-dimensional transform of the view, about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      Run.checkMainThread()
      layer.transform = newValue
    }
  }

  // MARK: Appearance

  /// The opacity of the view, 0…1.
  open var alpha: CGFloat {
    get { layer.properties.opacity }
    set {
      Run.checkMainThread()
      layer.set(.opacity, to: .number(newValue))
    }
  }

  /// Whether the view and its descendants are invisible and get no touches.
  open var isHidden: Bool {
    get { autoLayout?.isHiddenInStack ?? layer.isHidden }
    set {
      Run.checkMainThread()
      if autoLayout?.isHiddenInStack != nil, let stack = superview as? UIStackView {
        stack.setHidden(newValue, of: self)
      } else {
        layer.isHidden = newValue
      }
    }
  }

  /// Whether content and subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      Run.checkMainThread()
      layer.masksToBounds = newValue
    }
  }

  /// The color that fills the bounds behind the content; nil for a transparent background.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      Run.checkMainThread()
      layer.backgroundColor = newValue?.cgColor
    }
  }

  /// Makes the first responder resign, if it is this view or one of its descendants. Returns false if it
  /// refuses and `force` is false.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = Run.current?.firstResponder, let view = first as? UIView, view.isDescendant(of: self)
    else {
      return true
    }
    if first.resignFirstResponder() { return true }
    if force { Run.current?.firstResponder = nil }
    return force
  }

  /// Kept, without effect: drawing depends only on the colors.
  open var isOpaque = true

  /// A view whose alpha masks this one, by its layer; nil once that layer masks another layer, and while the
  /// mask is a layer without a view. A mask has no superview.
  open var mask: UIView? {
    get { layer.mask.flatMap { $0 === maskView?.layer ? maskView : nil } }
    set {
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      maskView = layer.mask === newValue?.layer ? newValue : mask
    }
  }
  /// The view that was last set as the mask. A layer doesn't keep its view alive.
  private var maskView: UIView?

  /// The tint color; that of the nearest superview, unless set.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? .systemGray : brightTint }
    set {
      ownTintColor = newValue
      notifyTintColorDidChange()
    }
  }

  private var brightTint: UIColor { ownTintColor ?? superview?.brightTint ?? .defaultTint }

  /// Whether the tint is shown in gray, as behind an alert; `automatic` takes the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      if ownTintAdjustment != .automatic { return ownTintAdjustment }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      ownTintAdjustment = newValue
      notifyTintColorDidChange()
    }
  }
  private var ownTintAdjustment = TintAdjustmentMode.automatic

  /// Called when traits have changed, with those before: where code overrides them.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws the view; for subclasses, which draw into `UIGraphicsGetCurrentContext()`. Code doesn't call this
  /// method directly: `setNeedsDisplay()` schedules the call.
  ///
  /// - Parameter rect: all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Schedules a call of `draw(_:)` before the turn ends.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Schedules a call of `draw(_:)` before the turn ends, for the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Called when the tint color changes: it is set for this view or for the view from which it is inherited,
  /// or this view or an ancestor moves to a superview with another tint; for subclasses.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// Called after a view has become a subview of this one; for subclasses.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed from this view, or added to another one; for subclasses.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or nil for none; for subclasses.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview, or to none; for subclasses.
  open func didMoveToSuperview() {}
  /// Called before the view or an ancestor moves to another window, or nil for none; for subclasses.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view or an ancestor has moved to another window, or to none; for subclasses.
  open func didMoveToWindow() {}

  /// Adds a view in front of the subviews, and removes it from its previous superview. An ancestor of this
  /// view is refused, which the log notes.
  open func addSubview(_ view: UIView) {
    Run.checkMainThread()
    insert(view, at: .front)
  }

  /// Removes the view from its superview; without one, nothing happens.
  open func removeFromSuperview() {
    Run.checkMainThread()
    leaveSuperview()
  }

  // MARK: Layout

  /// Positions the subviews that have constraints. The autoresizing masks have been applied before.
  open func layoutSubviews() { if autoLayout != nil { placeSubviewsByConstraints() } }

  /// Schedules a call of `layoutSubviews()` before the turn ends.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// The size that fits the view best, about `size` at most; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the bounds the size that fits the view best. The `center` doesn't change.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  /// The natural size of the content; `noIntrinsicMetric` in both dimensions unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Schedules layout of the superview, and an update of the constraints for the content's new size.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if autoLayout != nil { setNeedsConstraintLayout() }
  }

  /// The distances from the top to the baseline of the first line of text, and from the bottom to that of the
  /// last line.
  var baselines: (first: CGFloat, last: CGFloat) { (0, 0) }

  // MARK: Auto Layout

  /// Whether the frame determines the view's position and size; if false, constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.isPlacedByConstraints != true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      joinAutoLayout().isPlacedByConstraints = !newValue
      setNeedsConstraintLayout()
    }
  }

  /// Whether views of the class need constraints. Never read: constraints take effect as soon as there are
  /// any.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before a layout if `setNeedsUpdateConstraints()` was called, and before the first layout in which
  /// constraints affect the view; for subclasses.
  open func updateConstraints() {}

  /// The size that the constraints give the view, as close to a target size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints give the view, for a target size with priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The distances that content should keep from the edges, in points, including the safe area; 8 on each
  /// side unless set, and more at the sides of a controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins() }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (leading, trailing) = isReversed ? (newValue.right, newValue.left) : (newValue.left, newValue.right)
      setMargins(
        NSDirectionalEdgeInsets(
          top: newValue.top, leading: leading, bottom: newValue.bottom, trailing: trailing))
    }
  }

  /// The margins by the direction of writing, without the safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentDirectionalMargins() }
    set { setMargins(newValue) }
  }

  /// Called after the margins have been set; for subclasses.
  open func layoutMarginsDidChange() {}

  /// Called before a layout of a controller's view if its safe area has changed; not for other views.
  open func safeAreaInsetsDidChange() {}

  // MARK: Hit testing

  /// The deepest view at a point in this view's coordinates that can get touches; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event),
      !layer.attached.contains(where: { $0.source.blocksTouches && !$0.hasEnded })
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view contains a point in its own coordinates; true within the bounds, unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  /// The gesture recognizers, in the order in which they were added; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }

  /// Attaches a recognizer to this view, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Removes a recognizer from the view. A gesture that is going on is canceled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a gesture may begin, of a recognizer of this view, or of an ancestor while this view is touched.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: CALayerDelegate

  /// Lays out the view. Calls its controller, if it has one, before and after `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owner?.willLayoutSubviews(of: self)
    layoutSubviews()
    owner?.didLayoutSubviews(of: self)
  }

  private static let noAction = NSNull()

  /// The action that animates a property in an animation block; `NSNull` outside a block, so that the
  /// property changes at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let recorder = Run.current?.viewAnimations.current else { return Self.noAction }
    return ViewAction(recorder: recorder, before: layer.properties)
  }

  /// Resizes the subviews by their autoresizing masks.
  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {
    if autoLayout != nil { frameDidChange() }
    guard layer === self.layer, autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(from: oldSize, to: bounds.size) }
  }

  /// The kind of view, for messages about a view without a name.
  var kind: String { "\(type(of: self))" }

  /// The view's name in the log.
  package var debugName: String { accessibilityIdentifier ?? layer.debugName }

  // MARK: Order of subviews

  /// - Parameter index: clamped to the subviews' range.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view in front of a sibling, or in front of all subviews if `siblingSubview` isn't a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Inserts a view behind a sibling, or behind all subviews if `siblingSubview` isn't a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Swaps two subviews in the order from back to front. Invalid indexes change nothing. Layers that don't
  /// belong to a view keep their positions.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    layer.exchange(subviews[index1].layer, subviews[index2].layer)
    subviews.swapAt(index1, index2)
  }

  /// Moves a subview in front of the others. A view that isn't a subview changes nothing.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    layer.addSublayer(view.layer)
  }

  /// Moves a subview behind the others. A view that isn't a subview changes nothing.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    layer.insertSublayer(view.layer, at: 0)
  }

  /// Whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Geometry of other views

  /// Lays out this view and its descendants now, if they are waiting for layout.
  open func layoutIfNeeded() {
    if layoutRoot.autoLayout == nil { layer.layoutIfNeeded() } else { layOutByConstraints() }
  }

  /// The distances by which the status bar, the home indicator and the bars of containers reach into this
  /// view from its edges, in points, including the insets that controllers add.
  ///
  /// Zero outside a window.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let insets = window.deviceInsets
    if self === window { return insets }
    let (whole, safe) = window.withoutSheets {
      let whole = safeArea(in: window)
      return (whole, convert(whole, from: window))
    }
    // What is beside the screen isn't covered by anything: no inset is wider than the bars at its edge.
    let bars = UIEdgeInsets(
      top: whole.minY - window.bounds.minY, left: whole.minX - window.bounds.minX,
      bottom: window.bounds.maxY - whole.maxY, right: window.bounds.maxX - whole.maxX)
    return UIEdgeInsets(
      top: min(max(safe.minY - bounds.minY, 0), max(bars.top, 0)),
      left: min(max(safe.minX - bounds.minX, 0), max(bars.left, 0)),
      bottom: min(max(bounds.maxY - safe.maxY, 0), max(bars.bottom, 0)),
      right: min(max(bounds.maxX - safe.maxX, 0), max(bars.right, 0)))
  }

  /// The traits of an upright phone, and what the view and those around it override.
  open var traitCollection: UITraitCollection { ownTraits }

  /// - Parameter view: nil for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// - Parameter view: nil for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// - Parameter view: nil for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// - Parameter view: nil for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  // MARK: Snapshots

  /// A view with the current appearance of this one.
  ///
  /// - Parameter afterUpdates: whether changes of this turn are laid out and drawn first. Without, the
  ///   snapshot shows what the screen shows; of a view that was not on screen yet that is nothing, as on a
  ///   device. A snapshot, with what is in it, has its picture from the start.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(
      of: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero,
      call: "snapshotView(afterScreenUpdates:)")
  }

  /// A view with the current appearance of a part of this one.
  ///
  /// - Parameters:
  ///   - rect: in this view's bounds.
  ///   - afterUpdates: see `snapshotView(afterScreenUpdates:)`.
  ///   - capInsets: margins that keep their size when the snapshot is stretched.
  /// - Returns: nil for an empty rectangle.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(
      of: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets,
      call: "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
  }

  /// Draws the content of the view.
  ///
  /// - Parameter afterUpdates: whether changes of this turn are laid out and drawn first.
  /// - Returns: whether there was something to draw.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let run = Run.current, let context = run.graphics.current() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let shown = afterUpdates ? nil : run.shownValue(of: layer)
    context.draw(shown ?? layer.value(in: run), in: rect)
    return true
  }

  // MARK: Constraints

  /// The active constraints that this view holds, between items in its subtree.
  open var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }
  /// Makes a constraint active, held by this view, which has to contain its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Makes constraints active, held by this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.hold(in: self) }
  }

  /// Removes a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// The active constraints of the tree that refer to the view or its guides along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis
        && [constraint.firstItem, constraint.secondItem].contains {
          ($0 as? any LayoutItem)?.layoutView === self
        }
    }
  }

  /// Whether constraints left the view's position or size ambiguous in the last layout.
  open var hasAmbiguousLayout: Bool { layoutEngine?.openAttributes(of: self).isEmpty == false }

  /// The content's resistance to stretching; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = autoLayout?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Sets the content's resistance to stretching.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let layout = joinAutoLayout()
    if axis == .horizontal {
      layout.hugging.horizontal = priority
    } else {
      layout.hugging.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// The content's resistance to compression; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let compression = autoLayout?.compression else { return .defaultHigh }
    return axis == .horizontal ? compression.horizontal : compression.vertical
  }

  /// Sets the content's resistance to compression.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let layout = joinAutoLayout()
    if axis == .horizontal {
      layout.compression.horizontal = priority
    } else {
      layout.compression.vertical = priority
    }
    setNeedsConstraintLayout()
  }

  /// Schedules a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    joinAutoLayout().needsUpdateConstraints = true
    setNeedsConstraintLayout()
  }

  /// Whether a call of `updateConstraints()` is scheduled.
  open func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }

  /// Makes the scheduled calls of `updateConstraints()` now, from the inside outwards.
  open func updateConstraintsIfNeeded() {
    guard let autoLayout else { return }
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    if let owner { owner.updateConstraints(of: self) } else { updateConstraints() }
  }

  /// The direction of the content; from left to right unless forced.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { autoLayout?.semanticContentAttribute ?? .unspecified }
    set {
      joinAutoLayout().semanticContentAttribute = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The direction of leading and trailing within the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the safe area adds to the margins; true unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.insetsMarginsFromSafeArea ?? true }
    set {
      joinAutoLayout().insetsMarginsFromSafeArea = newValue
      setNeedsConstraintLayout()
    }
  }

  /// The guides added to the view, in the order in which they were added.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide that constraints can place in the view, and removes it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    joinAutoLayout().guides.append(layoutGuide)
    setNeedsConstraintLayout()
  }

  /// Removes a guide, and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
    }
    layoutGuide.owningView = nil
    autoLayout?.guides.removeAll { $0 === layoutGuide }
    setNeedsConstraintLayout()
  }

  /// The area that neither bars nor the hardware cover.
  open var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }
  /// The area within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { standardGuide(.margins) }
  /// The area within the layout margins, limited to a readable width of text.
  open var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }

  // MARK: Anchors

  /// The edge where writing begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where writing ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The first baseline; the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last baseline; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Style

  // MARK: Guides and effects

  /// The guide that follows the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let layout = joinAutoLayout()
    if let guide = layout.standardGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    layout.standardGuides[.keyboard] = guide
    Run.current?.keyboard.add(guide)
    return guide
  }

  /// The motion effects of the view, in the order in which they were added.
  open var motionEffects: [UIMotionEffect] {
    get { heldMotionEffects }
    set {
      heldMotionEffects = newValue
      Run.noteUnmodeled(.motionEffect, if: !newValue.isEmpty)
    }
  }

  /// Without effect: the device is at rest, which lint reports.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    guard !heldMotionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects = heldMotionEffects + [effect]
  }

  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    heldMotionEffects.removeAll { $0 === effect }
  }

  /// The style of the view and its subviews, whatever the reader's; `unspecified` unless set. Colors and traits
  /// follow it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layer.fixedStyle }
    set { changeTraits { layer.fixedStyle = newValue } }
  }

  /// The shape of the view in collisions of a physics simulation, by default its bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for collisions of a shape `path`; never asked: such an item collides by its bounds.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  // MARK: Alignment

  /// The insets of the content that constraints place, in points; never asked: constraints place the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The part of a frame that constraints place, by the `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame around a part that constraints place, by the `alignmentRectInsets`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view of the first baseline; never asked: a baseline is that of the view's own text.
  open var forFirstBaselineLayout: UIView { self }
  /// The view of the last baseline; never asked: a baseline is that of the view's own text.
  open var forLastBaselineLayout: UIView { self }
  /// Whether the superview's margins count too; kept, without effect.
  open var preservesSuperviewLayoutMargins = false
  /// False unless overridden: there is no remote control that moves a focus.
  open var canBecomeFocused: Bool { false }

  // MARK: Drawing by the layer

  /// Draws the layer's content. Unless overridden, the layer draws it by `draw(_:in:)`, and the view by `draw(_:)`.
  open func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws a layer of which the view is the delegate; for its own layer, `draw(_:)` is called instead.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called before `draw(_:in:)`; for subclasses.
  open func layerWillDraw(_ layer: CALayer) {}
}
