import TransitionEngine

/// A layer: a rectangle with a position, a transform, content to draw, and sublayers.
///
/// Its properties are stored in an engine value, `properties`. A commit reads the value of the whole tree;
/// subtrees that have not changed since the previous commit return their cached values.
open class CALayer: NSObject {
  /// The layer's own properties; `value(in:)` fills in `sublayers`, `mask`, `id` and a name.
  var properties = Layer(id: 0, bounds: .zero, position: .zero)
  /// Kept, without effect: drawings have no pixels.
  open var shouldRasterize = false
  /// Kept, without effect: drawings have no pixels.
  open var rasterizationScale: CGFloat = 1

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

  /// Creates a copy of a layer of the same class for presentation: the properties, without the sublayers. That is
  /// for Core Animation to call; a layer that code makes this way has the default properties.
  public required init(layer: Any) {
    super.init()
    if let run = Run.current { identify(in: run) }
    guard let layer = layer as? CALayer, Run.current.map({ $0.copiedLayer === layer }) ?? true else { return }
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
      if ownValues != nil { coverWithPattern() }
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
        "frame", actor: debugName, detail: Remark("set while the transform is not the identity"), layer: self,
        lint: view?.isFramedUnderTransform == true ? nil : .frameUnderTransform)
      let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform))
      place(rect, size: CGRect(origin: .zero, size: rect.size).applying(inverse).size)
    }
  }

  /// Returns the value that code has stored under a key, or a property's value; nil for neither. A number that Core
  /// Animation stores for a subclass is 0 until it's set.
  open override func value(forKey key: String) -> Any? {
    ownValues?[key] ?? ownProperty(key)?.value(of: self) ?? value(forKeyPath: key)
      ?? (isDrawn(by: key) ? CGFloat(0) : nil)
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
  open func draw(in ctx: CGContext) {
    delegate?.layerWillDraw(self)
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer now; the delegate may provide its content. A subclass may set `contents` instead.
  open func display() {
    needsDisplayFlag = false
    guard !bounds.isEmpty, let run = Run.current else { return }
    if isDrawing {
      fatalError("\(debugName) draws itself while it is drawing: draw(in:) can't call display()")
    }
    isDrawing = true
    defer { isDrawing = false }
    if isDrawnEachFrame { showDrawing(in: run) } else { displayContents() }
  }

  func displayContents() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the layer if it has an area, by its class's `display()`.
  func displayIfSized() {
    needsDisplayFlag = false
    if !bounds.isEmpty { display() }
  }

  /// The layer's size; for layouts that ask for it.
  open func preferredFrameSize() -> CGSize { bounds.size }

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
        "CALayerInvalid", actor: debugName, detail: Remark("a layer cannot be masked by one that it lies in"),
        layer: self, lint: .notModelled)
      return
    }
    maskLayer?.maskedLayer = nil
    maskLayer = mask
    mask?.removeFromSuperlayer()
    mask?.maskedLayer = self
    invalidate()
  }

  // MARK: Properties

  /// The layer's name in logs and findings; nil to use its class, or that of its view.
  open var name: String? {
    get { properties.name.isEmpty ? nil : properties.name }
    set { change(\.name, to: newValue ?? "") }
  }

  /// The anchor point, in the unit square of the bounds.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }

  /// The distance of the anchor point from the layer's plane, in points toward the viewer.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { set(.anchorPointZ, to: .number(newValue)) }
  }

  /// The position toward the viewer, in points.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(.zPosition, to: .number(newValue)) }
  }

  /// The transform of the layer and its sublayers, about the anchor point. A perspective (`m34`) in it is the
  /// layer's own; numbers that are not finite are refused, and noted in the log.
  open var transform: CATransform3D {
    get { properties.transform }
    set { set(.transform, to: .transform(newValue)) }
  }

  /// The transform of all sublayers, around the anchor point: the place for perspective.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }

  /// Returns the `transform` as a two-dimensional one; the identity if it has a depth or a perspective.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets the `transform` to a two-dimensional one.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The opacity, 0…1.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { set(.opacity, to: .number(CGFloat(newValue))) }
  }

  /// Whether the layer and its sublayers are hidden. A change shows at once; an animation of `hidden` takes
  /// effect.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { set(.hidden, to: .number(newValue ? 1 : 0)) }
  }

  /// Whether the layer shows when its back faces the viewer.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { change(\.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers are clipped to the rounded bounds. Not animatable here.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change(\.masksToBounds, to: newValue) }
  }

  /// Whether the layer's edges are smoothed where they fall between pixels. True unless set: figures are apps
  /// whose `UIViewEdgeAntialiasing` is true.
  open var allowsEdgeAntialiasing: Bool {
    get { properties.allowsEdgeAntialiasing }
    set { change(\.allowsEdgeAntialiasing, to: newValue) }
  }

  /// The color that fills the rounded bounds, below everything else; nil for none.
  open var backgroundColor: CGColor? {
    get {
      var color = properties.backgroundColor.map(CGColor.init)
      if ownValues != nil { color?.pattern = pattern }
      return color
    }
    set {
      showPattern(newValue?.pattern)
      set(.backgroundColor, to: newValue.map { .color($0.color) })
    }
  }

  /// The radius of the corners, in points, ≥ 0; half of the shorter side at most. Corners are arcs of
  /// circles, whatever the `cornerCurve`.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(.cornerRadius, to: .number(newValue)) }
  }

  /// The corners that `cornerRadius` rounds; all of them unless set. Not animatable here.
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { change(\.maskedCorners, to: newValue.intersection(.all)) }
  }

  /// The width of the border, in points inward from the edge, ≥ 0.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(.borderWidth, to: .number(newValue)) }
  }

  /// The color of the border; opaque black unless set. Nil counts as clear.
  open var borderColor: CGColor? {
    get { CGColor(properties.borderColor) }
    set { set(.borderColor, to: newValue.map { .color($0.color) }) }
  }

  /// The color of the shadow; opaque black unless set. Nil counts as clear.
  open var shadowColor: CGColor? {
    get { CGColor(shadow.color) }
    set { set(.shadowColor, to: newValue.map { .color($0.color) }) }
  }

  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float {
    get { Float(shadow.opacity) }
    set { set(.shadowOpacity, to: .number(CGFloat(newValue))) }
  }

  /// The offset of the shadow from the layer, in points; (0, -3) unless set, which is upward. An offset that
  /// is not finite is ignored, which lint reports.
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { set(.shadowOffset, to: .size(newValue)) }
  }

  /// The standard deviation of the shadow's blur, in points, ≥ 0; 3 unless set.
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set { set(.shadowRadius, to: .number(newValue)) }
  }

  /// The path that casts the shadow, in the layer's coordinates; nil for the shape of what the layer draws.
  /// Like all paths, it's animated only by animations that name it.
  open var shadowPath: CGPath? {
    get { shadow.path }
    set { set(.shadowPath, to: newValue.map { .path($0) }) }
  }

  /// The content between the layer's background and its sublayers: a `CGImage` or a `UIImage`, or nil. A
  /// value of another type shows nothing, which lint reports.
  open var contents: Any? {
    get { picture.map(CGImage.init) }
    set {
      switch newValue {
      case let image as CGImage: picture = image.image
      case let image as UIImage: picture = image
      default:
        if let newValue {
          Run.noteUnmodeled(
            Remark("layer content of type \(type(of: newValue))"), Remark("give it a CGImage"),
            actor: debugName, layer: self)
        }
        picture = nil
        drawing = nil
      }
      showPicture()
    }
  }

  // MARK: Sublayers

  /// Adds a layer in front of the other sublayers, and removes it from its previous place. A layer can't be
  /// added to itself or to a layer within it: the call is refused, and noted in the log.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// - Parameter index: clamped to the sublayers' range.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer) { min(Int(index), $0.endIndex) }
  }

  /// Inserts a layer below a sublayer, or at the back if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts a layer above a sublayer, or in front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.endIndex }
  }

  /// Replaces `oldLayer` with `newLayer`, if `oldLayer` is a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer, or from the layer that it masks. Its animations, and those of its
  /// sublayers, are removed at the end of the turn.
  open func removeFromSuperlayer() {
    maskedLayer?.mask = nil
    guard let parent = superlayer else { return }
    parent.ownSublayers?.remove(identicalTo: self)
    if parent.ownSublayers?.isEmpty == true { parent.ownSublayers = nil }
    superlayer = nil
    parent.invalidate()
    parent.setNeedsLayout()
  }

  // MARK: Animations

  /// Adds a copy of an animation.
  ///
  /// - Parameter key: an animation that has the same key is replaced; nil for one without.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, forKey: key, origin: .explicit(key: key ?? ""))
  }

  /// Removes the animation with a key. Its delegate is called at once with `finished` false; completions are
  /// called in the next turn.
  open func removeAnimation(forKey key: String) {
    for animation in attached where animation.key == key { Run.current?.detach(animation) }
  }

  /// Removes all animations, those of views included, as `removeAnimation(forKey:)` does.
  open func removeAllAnimations() {
    for animation in attached { Run.current?.detach(animation) }
  }

  /// Returns the keys of the animations in the order of adding; nil for none. Animations of views have keys
  /// as on iOS. An animation that was added without a key is left out.
  ///
  /// Source: Apple's documentation of `add(_:forKey:)`, where nil is for an animation that is not looked up.
  open func animationKeys() -> [String]? {
    let keys = attached.filter { !$0.isNameless }.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's copy of the animation that was added last under a key; nil for none, and for
  /// animations of views.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.last { $0.key == key }?.animation
  }

  /// Returns a copy of the layer with the values that show now, which is its own presentation; nil if the layer is
  /// not on screen.
  open func presentation() -> Self? {
    guard modelLayer == nil else { return self }
    guard let run = Run.current, let value = run.shownValue(of: self) else { return nil }
    return copy(showing: value) as? Self
  }

  /// Returns the layer whose presentation this is, or the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Display

  /// Marks the layer so that it draws itself before the turn ends.
  ///
  /// A layer that asks for this while it draws itself would draw itself again in each frame: the content is as
  /// drawn, and lint reports it.
  open func setNeedsDisplay() {
    guard !isDrawing else {
      return Run.noteUnmodeled(
        Remark("end to a drawing that requests another drawing"),
        Remark("call setNeedsDisplay() where a value changes"),
        actor: debugName, layer: self)
    }
    needsDisplayFlag = true
    Run.current?.needsLayout = true
  }

  /// Marks the whole layer so that it draws itself before the turn ends.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the layer still has to draw itself.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws the layer now, if it still has to be drawn.
  open func displayIfNeeded() {
    guard needsDisplayFlag, !bounds.isEmpty, Run.current != nil else { return }
    // An override may not call this class's `display()`.
    needsDisplayFlag = false
    display()
  }

  /// Returns whether `layoutSublayers` still has to be called; true for the layer of a new view.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out this layer, starting at the highest superlayer of an unbroken chain of superlayers that need
  /// layout.
  open func layoutIfNeeded() {
    var top = self
    while let superlayer = top.superlayer, superlayer.needsLayoutFlag { top = superlayer }
    top.layOutTree()
  }

  /// Draws the content of the layer and its sublayers, in the layer's own coordinates.
  open func render(in ctx: CGContext) {
    guard let run = Run.current else { return }
    layoutIfNeeded()
    ctx.draw(value(in: run), in: CGRect(origin: .zero, size: bounds.size))
  }

  // MARK: Conversion

  /// - Parameter layer: nil for the outermost superlayer.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    guard layer !== self else { return p }
    guard let layer else { return rootMap.inverse?.project(p) ?? p }
    return Self.convert(p, from: layer, to: self)
  }

  /// - Parameter layer: nil for the outermost superlayer.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    guard layer !== self else { return p }
    guard let layer else { return rootMap.project(p) }
    return Self.convert(p, from: self, to: layer)
  }

  /// Converts a rectangle; returns the box around the converted corners.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: layer) })
  }

  /// Converts a rectangle; returns the box around the converted corners.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: layer) })
  }

  // MARK: Time

  /// The instant at which the layer's clock starts, in seconds of its superlayer's time. A number that is not
  /// finite is ignored.
  open var beginTime: TimeInterval {
    get { properties.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The speed of the layer's clock relative to its superlayer's; at 0 the clock stands still. A number that
  /// is not finite is ignored.
  open var speed: Float {
    get { Float(properties.timing.speed) }
    set {
      isPausedByCode = newValue == 0
      changeTiming { $0.speed = Double(newValue) }
    }
  }

  /// The seconds that the layer's clock shows at its `beginTime`; at speed 0, all that it shows. A number
  /// that is not finite is ignored.
  open var timeOffset: TimeInterval {
    get { properties.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Returns the time on this layer's clock when another layer's clock shows `t`.
  ///
  /// - Parameter layer: nil for the run's clock; one whose clock stands still counts as that, too.
  open func convertTime(_ t: TimeInterval, from layer: CALayer?) -> TimeInterval {
    Run.current?.hasToldTime = true
    guard let layer else { return localTime(t) }
    return layer.runTime(t).map(localTime) ?? localTime(t)
  }

  /// Returns the time on another layer's clock when this layer's clock shows `t`; `t` itself if this layer's
  /// clock stands still.
  ///
  /// - Parameter layer: nil for the run's clock.
  open func convertTime(_ t: TimeInterval, to layer: CALayer?) -> TimeInterval {
    Run.current?.hasToldTime = true
    guard let time = runTime(t) else { return t }
    return layer?.localTime(time) ?? time
  }

  // MARK: Properties that few set

  /// The length of one cycle of the layer's clock, in seconds; infinite unless set. Without effect, which lint
  /// reports.
  open var duration: TimeInterval {
    get { kept("duration") ?? .infinity }
    set { keep(newValue, .layerDuration, if: newValue != .infinity) }
  }

  /// The number of cycles of the layer's clock; 0 unless set. Without effect, which lint reports.
  open var repeatCount: Float {
    get { kept("repeatCount") ?? 0 }
    set { keep(newValue, .layerRepeatCount, if: newValue != 0) }
  }

  /// The seconds for which the layer's clock repeats; 0 unless set. Without effect, which lint reports.
  open var repeatDuration: TimeInterval {
    get { kept("repeatDuration") ?? 0 }
    set { keep(newValue, .layerRepeatDuration, if: newValue != 0) }
  }

  /// Whether the layer's clock runs back after each cycle; false unless set. Without effect, which lint
  /// reports.
  open var autoreverses: Bool {
    get { kept("autoreverses") ?? false }
    set { keep(newValue, .layerAutoreverses, if: newValue) }
  }

  /// What shows outside of the layer's `duration`, which never ends; kept, without effect.
  open var fillMode: CAMediaTimingFillMode {
    get { kept("fillMode") ?? .removed }
    set { keep(newValue, forKey: "fillMode") }
  }

  /// The filter for an image that is larger than its pixels; `linear` unless set. Browsers smooth images: any
  /// other is without effect, which lint reports.
  open var magnificationFilter: CALayerContentsFilter {
    get { kept("magnificationFilter") ?? .linear }
    set { keep(newValue, .magnificationFilter, if: newValue == .nearest) }
  }

  /// The filter for an image that is smaller than its pixels; `linear` unless set. Kept, without effect:
  /// browsers smooth images.
  open var minificationFilter: CALayerContentsFilter {
    get { kept("minificationFilter") ?? .linear }
    set { keep(newValue, forKey: "minificationFilter") }
  }

  /// Whether the sublayers' y axis points up; false unless set. Without effect, which lint reports.
  open var isGeometryFlipped: Bool {
    get { kept("isGeometryFlipped") ?? false }
    set { keep(newValue, .isGeometryFlipped, if: newValue) }
  }

  /// Filters of the layer's own colors. Without effect, which lint reports.
  open var filters: [Any]? {
    get { kept("filters") }
    set {
      keep(newValue, forKey: "filters")
      Run.noteUnmodeled(.filters, if: newValue?.isEmpty == false)
    }
  }

  /// Filters of what is behind the layer. Without effect, which lint reports.
  open var backgroundFilters: [Any]? {
    get { kept("backgroundFilters") }
    set {
      keep(newValue, forKey: "backgroundFilters")
      Run.noteUnmodeled(.backgroundFilters, if: newValue?.isEmpty == false)
    }
  }

  /// How the layer's colors are combined with those behind, such as “multiplyBlendMode”. Without effect, which lint
  /// reports.
  open var compositingFilter: Any? {
    get { keptValue(forKey: "compositingFilter") }
    set {
      keep(newValue, forKey: "compositingFilter")
      Run.noteUnmodeled(.compositingFilter, if: newValue != nil)
    }
  }

  /// Whether the layer covers all of its bounds; kept, without effect: browsers find it out.
  open var isOpaque: Bool {
    get { kept("opaque") ?? false }
    set { keep(newValue, forKey: "opaque") }
  }

  /// Whether the opacity applies to the layer and its sublayers as a whole; true unless set, and always true. False
  /// is without effect, which lint reports.
  open var allowsGroupOpacity: Bool {
    get { kept("allowsGroupOpacity") ?? true }
    set { keep(newValue, .allowsGroupOpacity, if: !newValue) }
  }

  /// The edges that are smoothed; kept, without effect: browsers smooth all of them.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept("edgeAntialiasingMask") ?? .all }
    set { keep(newValue, forKey: "edgeAntialiasingMask") }
  }

  /// Whether drawing happens in the background; kept, without effect: a run has one thread.
  open var drawsAsynchronously: Bool {
    get { kept("drawsAsynchronously") ?? false }
    set { keep(newValue, forKey: "drawsAsynchronously") }
  }

  /// Values for properties that are not set; nil unless set. Only its “actions” count.
  open var style: [AnyHashable: Any]? {
    get { kept("style") }
    set { keep(newValue, forKey: "style") }
  }
}
