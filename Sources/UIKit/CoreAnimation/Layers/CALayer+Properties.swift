import TransitionEngine

extension CALayer {
  /// Sets a property of the model, and runs the action for its key.
  ///
  /// The action is looked up before the change and runs after it, as in Core Animation.
  ///
  /// The method is inlined so that the key path is a constant at its call, and costs nothing.
  ///
  /// - Parameter key: nil for a property that does not animate.
  @inline(__always)
  func change<Value: Equatable>(
    _ property: WritableKeyPath<Layer, Value>, to new: Value, key: PropertyAnimation.KeyPath? = nil
  ) {
    guard properties[keyPath: property] != new else { return }
    let run = Run.current
    let action = key.flatMap { enabledAction(for: $0, in: run) }
    properties[keyPath: property] = new
    invalidate(in: run)
    if let key { action?.run(forKey: key.rawValue, object: self, arguments: nil) }
    checkLayerObservations()
  }

  /// Returns the action of a property, unless the transaction has disabled actions.
  private func enabledAction(for key: PropertyAnimation.KeyPath, in run: Run?) -> (any CAAction)? {
    guard let run, !run.transactions.disableActions else { return nil }
    return action(forKey: key.rawValue)
  }

  /// Sets an animatable property of the model by the schema: clamps numbers to the property's range, and runs
  /// the action for its key. All setters and key-value coding call this method.
  ///
  /// Numbers that are not finite are noted. In geometry, points, sizes and paths they are refused; a single
  /// number is replaced.
  ///
  /// - Parameter value: nil for none, if the property is optional.
  /// - Returns: whether the layer has the property and it takes values of that type.
  @discardableResult
  func set(_ property: LayerProperty, to value: PropertyAnimation.Value?) -> Bool {
    var value = value
    if let given = value, !given.isFinite {
      if property.isGeometry { return !refusesGeometry(given.components, of: property) }
      noteUnlessFinite(property.rawValue, given.components)
      guard case .number(let number) = given else { return true }
      value = property.replacement(for: number)
    }
    if property.range != .drawable { value = value?.clamped(to: property.range) }
    guard let isHeld = property.field.holds(value, in: properties) else { return false }
    guard !isHeld else { return true }
    let run = Run.current
    let action = property.isImplicitlyAnimated ? enabledAction(for: property, in: run) : nil
    properties.setValue(value, for: property)
    invalidate(in: run)
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
    checkLayerObservations()
    return true
  }

  /// Returns whether geometry has numbers that are not finite, and notes them.
  func refusesGeometry(_ numbers: [CGFloat], of property: LayerProperty) -> Bool {
    guard !numbers.allSatisfy(\.isFinite) else { return false }
    Run.current?.log(
      actor: debugName, incident: .invalidGeometry, detail: "\(property.rawValue) = \(numbers)", layer: self)
    return true
  }

  /// The layer's name in logs and findings; nil to use its class, or that of its view.
  public var name: String? {
    get { properties.name.isEmpty ? nil : properties.name }
    set { change(\.name, to: newValue ?? "") }
  }

  // MARK: Geometry

  /// The anchor point, in the unit square of the bounds.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }

  /// The distance of the anchor point from the layer's plane, in points toward the viewer.
  public var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { set(.anchorPointZ, to: .number(newValue)) }
  }

  /// The position toward the viewer, in points.
  public var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(.zPosition, to: .number(newValue)) }
  }

  /// The transform of the layer and its sublayers, about the anchor point. A perspective (`m34`) in it is the
  /// layer's own; numbers that are not finite are refused, and noted in the log.
  public var transform: CATransform3D {
    get { properties.transform }
    set { set(.transform, to: .transform(newValue)) }
  }

  /// The transform of all sublayers, around the anchor point: the place for perspective.
  public var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }

  /// Returns the `transform` as a two-dimensional one; the identity if it has a depth or a perspective.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets the `transform` to a two-dimensional one.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Appearance

  /// The opacity, 0…1.
  public var opacity: Float {
    get { Float(properties.opacity) }
    set { set(.opacity, to: .number(CGFloat(newValue))) }
  }

  /// Whether the layer and its sublayers are hidden. A change shows at once; an animation of `hidden` takes
  /// effect.
  public var isHidden: Bool {
    get { properties.isHidden }
    set { set(.hidden, to: .number(newValue ? 1 : 0)) }
  }

  /// Whether the layer shows when its back faces the viewer.
  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { change(\.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers are clipped to the rounded bounds. Not animatable here.
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change(\.masksToBounds, to: newValue) }
  }

  /// Whether the layer's edges are smoothed where they fall between pixels. True unless set: figures are apps
  /// whose `UIViewEdgeAntialiasing` is true.
  public var allowsEdgeAntialiasing: Bool {
    get { properties.allowsEdgeAntialiasing }
    set { change(\.allowsEdgeAntialiasing, to: newValue) }
  }

  /// The color that fills the rounded bounds, below everything else; nil for none.
  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map(CGColor.init) }
    set { set(.backgroundColor, to: newValue.map { .color($0.color) }) }
  }

  /// The radius of the corners, in points, ≥ 0; half of the shorter side at most. Corners are arcs of
  /// circles, whatever the `cornerCurve`.
  public var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(.cornerRadius, to: .number(newValue)) }
  }

  /// The corners that `cornerRadius` rounds; all of them unless set. Not animatable here.
  public var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { change(\.maskedCorners, to: newValue.intersection(.all)) }
  }

  /// The width of the border, in points inward from the edge, ≥ 0.
  public var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(.borderWidth, to: .number(newValue)) }
  }

  /// The color of the border; opaque black unless set. Nil counts as clear.
  public var borderColor: CGColor? {
    get { CGColor(properties.borderColor) }
    set { set(.borderColor, to: newValue.map { .color($0.color) }) }
  }

  /// The content between the layer's background and its sublayers.
  package var drawing: LayerContents? {
    get { properties.contents }
    set { change(\.contents, to: newValue) }
  }

  // MARK: Shadow

  private var shadow: Shadow {
    get { properties.shadow ?? .standard }
  }

  /// The color of the shadow; opaque black unless set. Nil counts as clear.
  public var shadowColor: CGColor? {
    get { CGColor(shadow.color) }
    set { set(.shadowColor, to: newValue.map { .color($0.color) }) }
  }

  /// The opacity of the shadow, 0…1.
  public var shadowOpacity: Float {
    get { Float(shadow.opacity) }
    set { set(.shadowOpacity, to: .number(CGFloat(newValue))) }
  }

  /// The offset of the shadow from the layer, in points; (0, -3) unless set, which is upward. An offset that
  /// is not finite is ignored, which lint reports.
  public var shadowOffset: CGSize {
    get { shadow.offset }
    set { set(.shadowOffset, to: .size(newValue)) }
  }

  /// The standard deviation of the shadow's blur, in points, ≥ 0; 3 unless set.
  public var shadowRadius: CGFloat {
    get { shadow.radius }
    set { set(.shadowRadius, to: .number(newValue)) }
  }

  /// The path that casts the shadow, in the layer's coordinates; nil for the shape of what the layer draws.
  /// Like all paths, it's animated only by animations that name it.
  public var shadowPath: CGPath? {
    get { shadow.path }
    set { set(.shadowPath, to: newValue.map { .path($0) }) }
  }

  /// Notes numbers that are not finite where Core Animation takes only finite ones; `refusesGeometry` refuses
  /// those of geometry.
  ///
  /// - Returns: whether all numbers are finite.
  @discardableResult
  func noteUnlessFinite(_ name: String, _ numbers: [CGFloat]) -> Bool {
    guard let number = numbers.first(where: { !$0.isFinite }) else { return true }
    Run.noteUnmodeled(
      "\(name) with the number \(number)", "use finite numbers", actor: debugName, layer: self)
    return false
  }

  /// The layer's name in the log: its name, its class, or that of its view.
  package var debugName: String { name ?? kind }
}

extension LayerProperty {
  /// Whether Core Animation counts the property's numbers as geometry, and refuses those that are not finite.
  fileprivate var isGeometry: Bool {
    self == .borderWidth || self != .opacity && LayerGeometry.properties.contains(self)
  }

  /// Returns the number that replaces one that is not finite.
  fileprivate func replacement(for number: CGFloat) -> PropertyAnimation.Value? {
    guard range == 0...1 else { return .number(0) }
    return number.isNaN ? standard : .number(number)
  }
}
