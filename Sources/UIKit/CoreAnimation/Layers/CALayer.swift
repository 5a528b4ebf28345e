import TransitionEngine

/// A layer: a rectangle with a position, a transform, something to draw, and sublayers.
///
/// Its properties live in an engine value, `properties`. A commit asks for the value of the whole tree;
/// subtrees in which nothing has changed since answer with the value that they gave before.
open class CALayer: NSObject {
  /// The layer's own properties; `sublayers`, `mask`, `id` and a name for all are filled in by `value(in:)`.
  var properties = Layer(id: 0, bounds: .zero, position: .zero)
  /// Kept, without effect: what is drawn has no pixels.
  public var shouldRasterize = false
  /// Kept, without effect: what is drawn has no pixels.
  public var rasterizationScale: CGFloat = 1

  /// The layer that this one lies in; nil for a mask and for what lies nowhere.
  ///
  /// Not weak: counting references to what somebody refers to weakly takes the runtime several times as long, and all
  /// layers are superlayers, or views' own. Whoever goes takes itself out.
  open internal(set) unowned var superlayer: CALayer?
  /// Back to front, as far as `zPosition` does not decide; nil for none. Cannot be set as a whole.
  open internal(set) var sublayers: [CALayer]?
  /// Is asked for layout and actions. For a view's layer it is the view; any other one is held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? otherDelegate }
    set { (view, otherDelegate) = (nil, newValue) }
  }
  /// The view whose layer this is, its delegate from the start.
  unowned var view: UIView?
  private weak var otherDelegate: (any CALayerDelegate)?
  /// What to do when a property changes, by key; `NSNull` for nothing.
  open var actions: [String: any CAAction]?

  /// A layer whose alpha masks this one. It belongs to no other layer.
  open var mask: CALayer? {
    get { maskLayer }
    set { replaceMask(by: newValue) }
  }

  private var maskLayer: CALayer?
  /// The layer that this one masks.
  private(set) weak var maskedLayer: CALayer?
  /// The layer of which this one shows the presentation.
  var modelLayer: CALayer?
  /// The kind of view, for messages about a view without a name.
  private(set) lazy var kind = (delegate as? UIView)?.kind ?? "\(type(of: self))"

  /// What `contents` shows.
  var picture: UIImage?
  /// Where that lies in the bounds; stretched to them unless set.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { showPicture() } }
  /// The part of the picture that shows, in the unit square of the picture. Not animatable here.
  open var contentsRect = CGRect.unit { didSet { showPicture() } }
  /// The part that is stretched where the picture is, in the unit square of what shows of it; what lies around it keeps its
  /// size. Not animatable here.
  open var contentsCenter = CGRect.unit { didSet { showPicture() } }
  /// How round corners are drawn; both as arcs of circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Pixels per point of what is shown; kept, without effect.
  open var contentsScale: CGFloat = 1
  /// Whether the layer draws itself anew when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer is still to draw itself. A layer of a view draws what its view does.
  var needsDisplayFlag = false
  /// Whether it draws itself at the next frame of the display.
  var isDrawnEachFrame = false
  /// What code has left with the layer, by key.
  private(set) var ownValues: [String: Any]?

  /// Whether code has set the clock's speed to 0.
  var isPausedByCode = false
  var needsLayoutFlag = true
  /// While it lays out its sublayers, so that asking for layout within layout does not go round in circles.
  var isLayingOut = false
  /// In the order of adding.
  var attached: [AttachedAnimation] = []

  private var identity: (run: Run.Token, id: Layer.ID)?
  private var cachedValue: Layer?
  /// What the layer has of its own, as commits share it; nil once that has changed.
  private var ownValue: Layer?

  /// A layer with empty bounds at (0, 0), its anchor point in the middle.
  public required override init() {
    super.init()
    if let run = Run.current { identify(in: run) }
  }

  deinit {
    for sublayer in sublayers ?? [] { sublayer.superlayer = nil }
  }

  /// A copy of a layer of the same class, as Core Animation makes one to show: the properties, without the sublayers.
  public required init(layer: Any) {
    super.init()
    if let run = Run.current { identify(in: run) }
    guard let layer = layer as? CALayer else { return }
    properties = layer.properties
    ownValues = layer.ownValues
    picture = layer.picture
    contentsGravity = layer.contentsGravity
    (contentsRect, contentsCenter) = (layer.contentsRect, layer.contentsCenter)
  }

  // MARK: Overridable

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { properties.position }
    set { set(.position, to: .point(newValue)) }
  }

  /// The rectangle in the layer's own coordinates, in points, standardized. A new size asks for layout;
  /// numbers that are not finite are refused, and noted in the log.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      let rect = newValue.standardized
      let resizes = rect.size != properties.bounds.size
      let old = properties.bounds.size
      guard !refusesGeometry(PropertyAnimation.Value.rect(newValue).components, of: .bounds) else { return }
      set(.bounds, to: .rect(rect))
      guard resizes, properties.bounds.size == rect.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange || view?.contentMode == .redraw { setNeedsDisplay() }
      delegate?.layer(self, didResizeFrom: old)
    }
  }

  /// The box around the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting it moves the layer and sizes the bounds by the inverse of the transform, which is what one wants
  /// under a scale, and rarely under anything else: that is noted for lint.
  open var frame: CGRect {
    get { properties.frame }
    set {
      let rect = newValue.standardized
      guard !CATransform3DIsIdentity(transform) else {
        untransformedFrame = rect
        return
      }
      Run.note(
        "frame", actor: debugName, detail: "set while the transform is not the identity", layer: self,
        lint: .frameUnderTransform)
      let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform))
      place(rect, size: CGRect(origin: .zero, size: rect.size).applying(inverse).size)
    }
  }

  /// What was set for a key of one's own, or a property; nil for neither.
  open func value(forKey key: String) -> Any? { ownValues?[key] ?? value(forKeyPath: key) }

  /// Sets a property by its setter, or leaves something with the layer under a key of one's own; nil takes it away again.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets a property by its setter, such as `transform.rotation.z` or `masksToBounds`, or leaves something with the layer under
  /// a key of one's own. A path to a property that the layer doesn't have, and a value of another type, are refused, which lint
  /// says.
  ///
  /// Source: Apple's Core Animation Programming Guide, “Key-Value Coding Extensions”: values can be set for arbitrary keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setProperty(value, at: keyPath) }

  /// Leaves something with the layer under a key of one's own.
  func keep(_ value: Any?, forKey key: String) {
    var values = ownValues ?? [:]
    values[key] = value
    ownValues = values
  }

  /// Whether code has left something under a key of its own.
  func keeps(_ key: String) -> Bool { ownValues?[key] != nil }

  /// Sets an animatable property by its setter. Subclasses add theirs.
  ///
  /// - Parameter value: nil for none, where the property can be nil.
  /// - Returns: whether the layer has the property and it takes values of that kind.
  func setProperty(_ keyPath: PropertyAnimation.KeyPath, to value: PropertyAnimation.Value?) -> Bool {
    setOwnProperty(keyPath, to: value)
  }

  /// Whether a change of a property of one's own has the layer draw itself. An animation of such a property has it draw itself at
  /// each frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer; for subclasses. By default asks the delegate. Not to be called: `setNeedsDisplay()` has it called.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Has the layer draw itself now.
  open func display() {
    needsDisplayFlag = true
    displayIfNeeded()
  }

  /// Lays out the sublayers; by default asks the delegate, which for a view's layer is the view.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the layer so that `layoutSublayers` is called before the turn ends.
  open func setNeedsLayout() {
    needsLayoutFlag = true
    Run.current?.needsLayout = true
  }

  /// What happens when the property `event` changes: the delegate's answer, then `actions`, then the class's
  /// default.
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    switch action {
    case is NSNull: return nil
    case is DefaultAction: return implicitAnimation(forKey: event)
    default: return action
    }
  }

  /// What happens by default when a property of this class of layers changes: an implicit animation of what
  /// is animatable. A subclass answers nil for nothing at all, and its superclass's answer for what it leaves
  /// alone.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { DefaultAction() }

  /// The deepest visible sublayer at a point in the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let own = pointFromSuperlayer(point) else { return nil }
    if masksToBounds, !contains(own) { return nil }
    for sublayer in paintedSublayers.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  /// Whether a point in the layer's own coordinates lies within its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Values

  /// The layer's number in a run; given at the first call.
  @discardableResult
  func identify(in run: Run) -> Layer.ID {
    if let identity, identity.run === run.token { return identity.id }
    let id = run.nextLayerID()
    identity = (run.token, id)
    invalidate(in: run)
    return id
  }

  /// The number that the layer has in a run; nil if it has none.
  func id(in run: Run) -> Layer.ID? {
    identity.flatMap { $0.run === run.token ? $0.id : nil }
  }

  /// The tree from here on as an engine value.
  package func value(in run: Run) -> Layer {
    let id = identify(in: run)
    if let cachedValue { return cachedValue }
    var value = ownValue ?? makeOwnValue(id)
    ownValue = value
    value.sublayers = shown((sublayers ?? []).map { $0.value(in: run) }, in: run)
    value.mask = mask.map { LayerTree($0.value(in: run)) }
    cachedValue = value
    return value
  }

  /// What shows of the sublayers; a replicator shows copies of them.
  func shown(_ sublayers: [Layer], in run: Run) -> [Layer] { sublayers }

  private func makeOwnValue(_ id: Layer.ID) -> Layer {
    var value = properties
    value.id = id
    value.name = debugName
    value.clampToDrawableRanges()
    return value
  }

  /// Forgets the cached value, here and above, and asks for a commit.
  ///
  /// A layer without a cached value has none above either, so the walk ends early.
  func invalidate(in run: Run? = Run.current) {
    run?.needsCommit = true
    ownValue = nil
    var layer: CALayer? = self
    while let current = layer, current.cachedValue != nil || current === self {
      current.cachedValue = nil
      layer = current.superlayer ?? current.maskedLayer
    }
  }

  /// Takes a mask out of wherever it was. A layer cannot be masked by itself or by one that it lies in.
  private func replaceMask(by mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask, mask.isAbove(self) {
      Run.note(
        "CALayerInvalid", actor: debugName, detail: "a layer cannot be masked by one that it lies in",
        layer: self, lint: .notModelled)
      return
    }
    maskLayer?.maskedLayer = nil
    maskLayer = mask
    mask?.removeFromSuperlayer()
    mask?.maskedLayer = self
    invalidate()
  }
}
