import TransitionEngine

/// A layer: a rectangle with a position, a transform, content to draw, and sublayers.
///
/// Its properties are stored in an engine value, `properties`. A commit reads the value of the whole tree;
/// subtrees that have not changed since the previous commit return their cached values.
open class CALayer: NSObject {
  /// The layer's own properties; `value(in:)` fills in `sublayers`, `mask`, `id` and a name.
  var properties = Layer(id: 0, bounds: .zero, position: .zero)
  /// Kept, without effect: drawings have no pixels.
  public var shouldRasterize = false
  /// Kept, without effect: drawings have no pixels.
  public var rasterizationScale: CGFloat = 1

  /// The layer that contains this layer; nil for a mask and for a layer without a parent.
  ///
  /// The reference isn't weak: the runtime takes several times as long to count references to objects with
  /// weak references, and every layer is a superlayer, or belongs to a view. A layer that is deallocated
  /// clears its sublayers' references.
  open internal(set) unowned var superlayer: CALayer?
  /// The sublayers, back to front among equal `zPosition`s; nil for none. Setting the property removes the
  /// sublayers that are left out.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }
  /// The storage of `sublayers`.
  final var ownSublayers: [CALayer]?
  /// The delegate, which provides layout and actions. The delegate of a view's layer is the view; any other
  /// delegate is held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? otherDelegate }
    set { (view, otherDelegate) = (nil, newValue) }
  }
  /// The view that owns the layer, which is its delegate from the start.
  unowned var view: UIView?
  private weak var otherDelegate: (any CALayerDelegate)?
  /// The actions for changes of properties, by key; `NSNull` for no action.
  open var actions: [String: any CAAction]?

  /// A layer whose alpha masks this layer. A mask belongs to no other layer.
  open var mask: CALayer? {
    get { maskLayer }
    set { replaceMask(by: newValue) }
  }

  private var maskLayer: CALayer?
  /// The layer that this layer masks.
  private(set) weak var maskedLayer: CALayer?
  /// The layer whose presentation this is.
  var modelLayer: CALayer?
  /// The type of the layer's view, or of the layer, for messages about a layer without a name.
  private(set) lazy var kind = (delegate as? UIView)?.kind ?? "\(type(of: self))"

  /// The image of `contents`.
  var picture: UIImage?
  /// The placement of the image in the bounds; stretched to them unless set.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { showPicture() } }
  /// The part of the image that shows, in the image's unit square. Not animatable here.
  open var contentsRect = CGRect.unit { didSet { showPicture() } }
  /// The part that is stretched with the image, in the unit square of the part that shows; the margins around
  /// it keep their size. Not animatable here.
  open var contentsCenter = CGRect.unit { didSet { showPicture() } }
  /// The curve of round corners; both curves are drawn as arcs of circles. Any other counts as `circular`.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if !cornerCurve.isKnown { cornerCurve = .circular } }
  }
  /// The pixels per point of the content; kept, without effect.
  open var contentsScale: CGFloat = 1
  /// Whether the layer redraws itself when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer still has to draw itself. The layer of a view draws its view's content.
  var needsDisplayFlag = false
  /// Whether the layer draws itself at the next frame of the display.
  var isDrawnEachFrame = false
  /// Whether the layer is drawing itself.
  var isDrawing = false
  /// Whether anyone has observed the layer or its view.
  var isObserved = false
  /// Whether several properties are changing at once, so that observers wait.
  var isPlacing = false
  /// The values that code has stored in the layer, by key.
  private(set) var ownValues: [String: Any]?

  /// Whether code has set the clock's speed to 0.
  var isPausedByCode = false
  var needsLayoutFlag = false
  /// Whether the layer is laying out its sublayers, to prevent recursion when layout is requested during
  /// layout.
  var isLayingOut = false
  /// The animations in the order of adding.
  var attached: [AttachedAnimation] = []

  private var identity: (run: Run.Token, id: Layer.ID)?
  private var cachedValue: Layer?
  /// The layer's value without its sublayers and mask, which commits share; nil after a change.
  private var ownValue: Layer?

  /// Creates a layer with empty bounds at (0, 0), and its anchor point in the middle.
  public required override init() {
    super.init()
    if let run = Run.current { identify(in: run) }
  }

  deinit {
    for sublayer in ownSublayers ?? [] { sublayer.superlayer = nil }
  }

  /// Creates a copy of a layer of the same class for presentation, as Core Animation does: the properties,
  /// without the sublayers.
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

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Overridable

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { properties.position }
    set { set(.position, to: .point(newValue)) }
  }

  /// The layer's rectangle in its own coordinates, in points, standardized. A new size requests layout;
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
  /// Setting it moves the layer and sizes the bounds by the inverse of the transform. That is useful under a
  /// scale, and rarely under any other transform, so it's noted for lint.
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

  /// Returns the value that code has stored under a key, or a property's value; nil for neither.
  open override func value(forKey key: String) -> Any? {
    ownValues?[key] ?? ownProperty(key)?.value(of: self) ?? value(forKeyPath: key)
  }

  /// Sets a property by its setter, or stores a value in the layer under a key of your own; nil removes it.
  open override func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value of a property, such as `transform.rotation.z` or `masksToBounds`, or of a key of your
  /// own; nil for a key path that names neither.
  open override func value(forKeyPath keyPath: String) -> Any? { property(at: keyPath) }

  /// Sets a property by its setter, such as `transform.rotation.z` or `masksToBounds`, or stores a value in
  /// the layer under a key of your own. A path to a property that the layer doesn't have, and a value of
  /// another type, are refused, which lint reports.
  ///
  /// Source: Apple's Core Animation Programming Guide, “Key-Value Coding Extensions”: values can be set for
  /// arbitrary keys.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) { setProperty(value, at: keyPath) }

  /// Stores a value in the layer under a key that names no property.
  func keep(_ value: Any?, forKey key: String) {
    var values = ownValues ?? [:]
    values[key] = value
    ownValues = values
  }

  /// Returns the value that is stored under a key; nil for none.
  func keptValue(forKey key: String) -> Any? { ownValues?[key] }

  /// Returns whether code has stored a value under a key that names no property.
  func keeps(_ key: String) -> Bool { ownValues?[key] != nil }

  /// Sets an animatable property by its setter. Subclasses add theirs.
  ///
  /// - Parameter value: nil for none, if the property is optional.
  /// - Returns: whether the layer has the property and it takes values of that type.
  func setProperty(_ keyPath: PropertyAnimation.KeyPath, to value: PropertyAnimation.Value?) -> Bool {
    setOwnProperty(keyPath, to: value)
  }

  /// Returns whether a change of a property redraws the layer; false unless a subclass returns true. An
  /// animation of such a property of its own redraws the layer at each frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer; for subclasses. The default calls the delegate. Don't call this method: call
  /// `setNeedsDisplay()`.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer now.
  open func display() {
    needsDisplayFlag = true
    displayIfNeeded()
  }

  /// Lays out the sublayers. The default calls the delegate, which for a view's layer is the view.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the layer so that `layoutSublayers` is called before the turn ends.
  open func setNeedsLayout() {
    needsLayoutFlag = true
    Run.current?.needsLayout = true
  }

  /// Returns the action for a change of the property `event`: the delegate's, then that of `actions`, of the
  /// `style`'s “actions”, then the class's default.
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? Self.defaultAction(forKey: event)
    switch action {
    case is NSNull: return nil
    case is DefaultAction: return implicitAnimation(forKey: event)
    default: return action
    }
  }

  /// Returns the value that a property of the class has until it's set; nil for a property whose value is zero,
  /// empty or nil then.
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

  /// Returns the default action for a change of a property of this class of layers: an implicit animation, if
  /// the property is animatable. A subclass returns nil for no action, and its superclass's action for
  /// properties that it does not handle.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { DefaultAction() }

  /// Returns the deepest visible sublayer at a point in the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let own = pointFromSuperlayer(point) else { return nil }
    if masksToBounds, !contains(own) { return nil }
    for sublayer in paintedSublayers.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  /// Returns whether a point in the layer's own coordinates lies within its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Values

  /// The style of which the tree shows the colors, whatever the reader's; `unspecified` for the reader's.
  package var fixedStyle = UIUserInterfaceStyle.unspecified { didSet { invalidate() } }

  /// Returns the layer's number in a run, which the first call assigns.
  @discardableResult
  func identify(in run: Run) -> Layer.ID {
    if let identity, identity.run === run.token { return identity.id }
    let id = run.nextLayerID()
    identity = (run.token, id)
    invalidate(in: run)
    return id
  }

  /// Returns the number that the layer has in a run; nil if it has none.
  func id(in run: Run) -> Layer.ID? {
    identity.flatMap { $0.run === run.token ? $0.id : nil }
  }

  /// Returns the tree below this layer as an engine value.
  package func value(in run: Run) -> Layer {
    let id = identify(in: run)
    if let cachedValue { return cachedValue }
    var value = ownValue ?? makeOwnValue(id)
    ownValue = value
    value.sublayers = shown((sublayers ?? []).map { $0.value(in: run) }, in: run)
    if fixedStyle != .unspecified { value = value.mapColors { $0.fixed(fixedStyle) } }
    value.mask = mask.map { LayerTree($0.value(in: run)) }
    cachedValue = value
    return value
  }

  /// Returns the sublayers that show; a replicator shows copies of them.
  func shown(_ sublayers: [Layer], in run: Run) -> [Layer] { sublayers }

  private func makeOwnValue(_ id: Layer.ID) -> Layer {
    var value = properties
    value.id = id
    value.name = debugName
    value.clampToDrawableRanges()
    return value
  }

  /// Discards the cached values of this layer and its superlayers, and requests a commit.
  ///
  /// A layer without a cached value has no superlayer with one, so the loop ends early.
  func invalidate(in run: Run? = Run.current) {
    run?.needsCommit = true
    if let run, run.isDisplayFrame { run.noteActivity() }
    ownValue = nil
    var layer: CALayer? = self
    while let current = layer, current.cachedValue != nil || current === self {
      current.cachedValue = nil
      layer = current.superlayer ?? current.maskedLayer
    }
  }

  /// Sets the mask, and removes it from its previous place. A layer can't be masked by itself or by a layer
  /// that contains it.
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
