import TransitionEngine

/// A rectangle on screen. What shows of it is its layer; a view animates its layer in animation blocks only.
///
/// This body holds state and what subclasses override; the rest is in extensions by aspect.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer that draws the view. Its class is `layerClass`, and the view is its delegate.
  public let layer: CALayer
  /// The class of the view's layer, a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view that this one lies in; nil for a window, and for a view that was not added to any.
  open internal(set) unowned var superview: UIView?
  /// Back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  package weak var owner: (any ViewOwner)?

  /// A number of one's own choice, by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// Whether new touches hit the view and those in it; touches that are down go on.
  open var isUserInteractionEnabled = true
  /// Whether the view itself hears of more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// How the log calls the view; nil for the name or the class of its layer.
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
  /// Whether the view keeps other views from being touched while it is; kept, without effect.
  open var isExclusiveTouch = false
  /// Pixels per point; kept, without effect: what is drawn has no pixels.
  open var contentScaleFactor: CGFloat = 3
  /// Whether `draw(_:)` begins on nothing; kept: it always does.
  open var clearsContextBeforeDrawing = true
  /// A name of one's own; kept, without effect.
  open var restorationIdentifier: String?
  /// The margins and sides that change when the superview gets another size; empty if the frame stays.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow the bounds as their masks say.
  open var autoresizesSubviews = true
  /// Where an image view's image lies in the bounds, and what the view draws itself: drawn once, it follows them by this,
  /// unless it is `redraw`.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      guard contentMode != oldValue else { return }
      layer.contentsGravity = CALayerContentsGravity(contentMode.gravity)
      setNeedsLayout()
    }
  }
  var ownTintColor: UIColor?
  /// Nil where no constraint has to do with the view or with what is in it.
  var autoLayout: ViewLayout?
  /// In the order of adding.
  var recognizers: [UIGestureRecognizer] = []

  /// A view with a place in its future superview, in points.
  public init(frame: CGRect) {
    layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
    layer.needsDisplayFlag = true
    self.frame = frame
  }

  /// A view without a size, at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    layer.view = nil
    for subview in subviews { subview.superview = nil }
  }

  /// The controller whose view this is, or else the superview.
  open override var next: UIResponder? { owner ?? superview }

  /// The window that the view lies in at any depth; nil outside of one.
  open var window: UIWindow? { superview?.window }

  // MARK: Geometry

  /// The box around the transformed bounds, in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set {
      Run.checkMainThread()
      guard autoLayout != nil else { return layer.frame = newValue }
      movingByFrame { layer.frame = newValue }
    }
  }

  /// The visible part in the view's own coordinates, in points. Where its origin moves, the subviews seem to
  /// move the other way.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      Run.checkMainThread()
      guard autoLayout != nil else { return layer.bounds = newValue }
      movingByFrame { layer.bounds = newValue }
    }
  }

  /// The position of the layer's anchor point in the superview; the middle, unless the anchor point was moved.
  open var center: CGPoint {
    get { layer.position }
    set {
      Run.checkMainThread()
      guard autoLayout != nil else { return layer.position = newValue }
      movingByFrame { layer.position = newValue }
    }
  }

  /// How the view is turned, scaled and moved, about its anchor point. While `transform3D` leaves the plane,
  /// this is only what it does within it.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      Run.checkMainThread()
      layer.setAffineTransform(newValue)
    }
  }

  /// How the view is turned, scaled and moved in space, about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      Run.checkMainThread()
      layer.transform = newValue
    }
  }

  // MARK: Appearance

  /// 0…1.
  open var alpha: CGFloat {
    get { layer.properties.opacity }
    set {
      Run.checkMainThread()
      layer.set(.opacity, to: .number(newValue))
    }
  }

  /// Whether the view neither shows nor is touched, with all that is in it.
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

  /// Whether content and subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      Run.checkMainThread()
      layer.masksToBounds = newValue
    }
  }

  /// Fills the bounds behind the content; nil to show what lies behind the view.
  open var backgroundColor: UIColor? {
    get { layer.properties.backgroundColor.map(UIColor.init) }
    set {
      Run.checkMainThread()
      layer.backgroundColor = newValue?.cgColor
    }
  }

  /// Has whoever in the view takes what is typed give that up.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = Run.current?.firstResponder, let view = first as? UIView, view.isDescendant(of: self)
    else {
      return true
    }
    if first.resignFirstResponder() { return true }
    if force { Run.current?.firstResponder = nil }
    return force
  }

  /// Kept, without effect: what is drawn depends on the colours alone.
  open var isOpaque = true

  /// A view whose alpha masks this one, by its layer: nil once that masks something else, and while a layer
  /// of no view is the mask. It belongs to no superview.
  open var mask: UIView? {
    get { layer.mask.flatMap { $0 === maskView?.layer ? maskView : nil } }
    set {
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      maskView = layer.mask === newValue?.layer ? newValue : mask
    }
  }
  /// The view that was set as the mask last. A layer does not keep its view.
  private var maskView: UIView?

  /// The nearest superview's, unless set.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? .systemGray : brightTint }
    set {
      ownTintColor = newValue
      notifyTintColorDidChange()
    }
  }

  private var brightTint: UIColor { ownTintColor ?? superview?.brightTint ?? .defaultTint }

  /// Whether the tint is shown in grey, as below an alert; `automatic` does as the superview does.
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

  /// Never called: the traits stay what they are.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws the view; for subclasses, which draw into `UIGraphicsGetCurrentContext()`. Not to be called: `setNeedsDisplay()` has
  /// it called.
  ///
  /// - Parameter rect: all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Has `draw(_:)` called before the turn ends.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Has `draw(_:)` called before the turn ends, for all of the view.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Called when the tint becomes another one: it is set here or where this view takes it from, or the view,
  /// or one that it lies in, gets into a superview with another tint.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// Called when a view has become a subview of this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves this view: it is removed, or added to another one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview; nil if it gets none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view, or one that it lies in, gets into another window; nil if it is to be in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view, or one that it lies in, has got into another window, or out of one.
  open func didMoveToWindow() {}

  /// Puts a view in front of the subviews; it leaves its old superview. A view that this one lies in is
  /// refused, which is noted.
  open func addSubview(_ view: UIView) {
    Run.checkMainThread()
    insert(view, at: .front)
  }

  /// Takes the view out of its superview; without one, nothing happens.
  open func removeFromSuperview() {
    Run.checkMainThread()
    leaveSuperview()
  }

  // MARK: Layout

  /// Places the subviews that constraints place. The autoresizing masks have been followed already.
  open func layoutSubviews() { if autoLayout != nil { placeSubviewsByConstraints() } }

  /// Has `layoutSubviews()` called before the turn ends.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// The size that suits the view best, at most about `size`; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the bounds the size that suits the view best. Its `center` stays where it is.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has the superview lay out again, and constraints heed the content's new size.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    if autoLayout != nil { setNeedsConstraintLayout() }
  }

  /// From the top down to the first line of text, and from the bottom up to the last.
  var baselines: (first: CGFloat, last: CGFloat) { (0, 0) }

  // MARK: Auto Layout

  /// Whether the frame says where the view is. Set it to false to have constraints say it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.isPlacedByConstraints != true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      joinAutoLayout().isPlacedByConstraints = !newValue
      setNeedsConstraintLayout()
    }
  }

  /// Whether views of the class need constraints. Never asked: constraints count as soon as there are some.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before a layout when `setNeedsUpdateConstraints()` was, and before the first one in which constraints have to do with
  /// the view; for subclasses.
  open func updateConstraints() {}

  /// The size that constraints give the view, as near to a wish as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that constraints give the view, if a wish for a size counts with given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// How far content should keep from the edges, in points, with what the safe area takes; 8 on each side unless set, and more at
  /// the sides of a controller's view.
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

  /// The margins by the direction of writing, without what the safe area takes.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentDirectionalMargins() }
    set { setMargins(newValue) }
  }

  /// Called when other margins have been set; for subclasses.
  open func layoutMarginsDidChange() {}

  /// Can be overridden, but is never called here.
  open func safeAreaInsetsDidChange() {}

  // MARK: Hits

  /// The deepest view at a point in this view's coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event),
      !layer.attached.contains(where: { $0.source.blocksTouches && !$0.hasEnded })
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point in the view's own coordinates hits it; within the bounds, unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  /// In the order of adding; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }

  /// Has a recogniser follow the touches in this view. It leaves the view that it belonged to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Takes a recogniser off the view. A gesture that is going on is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a gesture may begin that belongs to this view, or to one around it while this one is touched.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: CALayerDelegate

  /// Lays out the view: calls its controller, if it has one, before and after `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owner?.willLayoutSubviews(of: self)
    layoutSubviews()
    owner?.didLayoutSubviews(of: self)
  }

  private static let noAction = NSNull()

  /// Within an animation block, what animates the property; otherwise `NSNull`, so that it changes at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let recorder = Run.current?.viewAnimations.current else { return Self.noAction }
    return ViewAction(recorder: recorder, before: layer.properties)
  }

  /// Resizes the subviews as their autoresizing masks say.
  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {
    if autoLayout != nil { frameDidChange() }
    guard layer === self.layer, autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(from: oldSize, to: bounds.size) }
  }

  /// The kind of view, for messages about a view without a name.
  var kind: String { "\(type(of: self))" }

  /// How the log calls the view.
  package var debugName: String { accessibilityIdentifier ?? layer.debugName }
}
