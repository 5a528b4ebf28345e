import TransitionEngine

/// What a view tells its owner, the controller whose view it is.
package protocol ViewOwner: UIResponder {
  func willLayoutSubviews(of view: UIView)
  func didLayoutSubviews(of view: UIView)
  /// - Parameter window: nil for none.
  func view(_ view: UIView, willMoveTo window: UIWindow?)
  func viewDidMoveToWindow(_ view: UIView)
}

/// A rectangle on screen. What shows of it is its layer; a view animates its layer in animation blocks only.
///
/// This body holds state and what subclasses override; the rest is in extensions by aspect.
open class UIView: UIResponder, CALayerDelegate {
  public let layer: CALayer
  /// The class of the view's layer, a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  open internal(set) unowned var superview: UIView?
  /// Back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  package weak var owner: (any ViewOwner)?

  open var tag = 0
  /// Whether new touches hit the view and those in it; touches that are down go on.
  open var isUserInteractionEnabled = true
  /// Whether the view itself hears of more than one touch at a time.
  open var isMultipleTouchEnabled = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow the bounds as their masks say.
  open var autoresizesSubviews = true
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsLayout() } }
  }
  var ownTintColor: UIColor?
  /// In the order of adding.
  var recognizers: [UIGestureRecognizer] = []

  public init(frame: CGRect) {
    layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  deinit {
    layer.view = nil
    for subview in subviews { subview.superview = nil }
  }

  open override var next: UIResponder? { owner ?? superview }

  open var window: UIWindow? { superview?.window }

  // MARK: Geometry

  /// The box around the transformed bounds, in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the layer's anchor point lies in the superview; the middle, unless the anchor point was moved.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// 0…1.
  open var alpha: CGFloat {
    get { layer.properties.opacity }
    set { layer.setOpacity(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { layer.properties.backgroundColor.map(UIColor.init) }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  open var isOpaque = true

  /// A view whose alpha masks this one. It belongs to no superview.
  open var mask: UIView? {
    didSet {
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// The nearest superview's, unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .defaultTint }
    set {
      ownTintColor = newValue
      notifyTintColorDidChange()
    }
  }

  open func tintColorDidChange() {}

  // MARK: Hierarchy

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Layout

  open func layoutSubviews() {}

  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// The size that suits the view best, at most about `size`; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  open func safeAreaInsetsDidChange() {}

  // MARK: Hits

  /// The deepest view at a point in this view's coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a gesture may begin that belongs to this view, or to one around it while this one is touched.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: CALayerDelegate

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owner?.willLayoutSubviews(of: self)
    layoutSubviews()
    owner?.didLayoutSubviews(of: self)
  }

  private static let noAction = NSNull()

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let recorder = Run.current?.viewAnimations.current else { return Self.noAction }
    return ViewAction(recorder: recorder, before: layer.properties)
  }

  public func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize) {
    guard layer === self.layer, autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(from: oldSize, to: bounds.size) }
  }

  /// What it is, for those who have to name it and find no name.
  var kind: String { "\(type(of: self))" }

  /// How the log calls the view.
  package var debugName: String { accessibilityIdentifier ?? layer.debugName }
}
