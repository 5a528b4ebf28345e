import TransitionEngine

extension CALayer {
  /// Sets a property of the model, with the action that belongs to its key.
  ///
  /// The action is looked up before the change and runs after it, as in Core Animation.
  ///
  /// Inlined, so that the key path is known where it is used, and costs nothing.
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
  }

  /// The action of a property, unless the transaction has switched actions off.
  private func enabledAction(for key: PropertyAnimation.KeyPath, in run: Run?) -> (any CAAction)? {
    guard let run, !run.transactions.disableActions else { return nil }
    return action(forKey: key.rawValue)
  }

  /// As `change`, for geometry: numbers that are not finite are refused, and noted.
  @inline(__always)
  private func changeGeometry<Value: Equatable>(
    _ property: WritableKeyPath<Layer, Value>, to new: Value, key: PropertyAnimation.KeyPath,
    finite: @autoclosure () -> [CGFloat]
  ) {
    guard properties[keyPath: property] != new else { return }
    let finite = finite()
    guard finite.allSatisfy(\.isFinite) else {
      Run.note(
        "CALayerInvalidGeometry", actor: debugName, detail: "\(key.rawValue) = \(finite)", layer: self)
      return
    }
    change(property, to: new, key: key)
  }

  /// How logs and findings call the layer; nil for its class, or its view's.
  public var name: String? {
    get { properties.name.isEmpty ? nil : properties.name }
    set { change(\.name, to: newValue ?? "") }
  }

  // MARK: Geometry

  /// Where the anchor point lies in the superlayer.
  public var position: CGPoint {
    get { properties.position }
    set { changeGeometry(\.position, to: newValue, key: .position, finite: [newValue.x, newValue.y]) }
  }

  /// The rectangle in the layer's own coordinates, in points, standardized. A new size asks for layout;
  /// numbers that are not finite are refused, and noted in the log.
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      let rect = newValue.standardized
      let resizes = rect.size != properties.bounds.size
      let old = properties.bounds.size
      changeGeometry(
        \.bounds, to: rect, key: .bounds,
        finite: [newValue.origin.x, newValue.origin.y, newValue.width, newValue.height])
      guard resizes, properties.bounds.size == rect.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange || view?.contentMode == .redraw { setNeedsDisplay() }
      delegate?.layer(self, didResizeFrom: old)
    }
  }

  /// In the unit square of the bounds.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      changeGeometry(\.anchorPoint, to: newValue, key: .anchorPoint, finite: [newValue.x, newValue.y])
    }
  }

  /// How far the anchor point lies off the layer's plane, in points towards the viewer.
  public var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { changeGeometry(\.anchorPointZ, to: newValue, key: .anchorPointZ, finite: [newValue]) }
  }

  /// Towards the viewer.
  public var zPosition: CGFloat {
    get { properties.zPosition }
    set { changeGeometry(\.zPosition, to: newValue, key: .zPosition, finite: [newValue]) }
  }

  /// What the layer and its sublayers go through, about the anchor point. A perspective (`m34`) in it is the
  /// layer's own; numbers that are not finite are refused, and noted in the log.
  public var transform: CATransform3D {
    get { properties.transform }
    set { changeGeometry(\.transform, to: newValue, key: .transform, finite: newValue.components) }
  }

  /// Applies to all sublayers, around the anchor point: the place for perspective.
  public var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      changeGeometry(\.sublayerTransform, to: newValue, key: .sublayerTransform, finite: newValue.components)
    }
  }

  /// The `transform` without its depth and perspective; meaningful where it has none.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the `transform` to a flat one.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Appearance

  /// 0…1.
  public var opacity: Float {
    get { Float(properties.opacity) }
    set { setOpacity(CGFloat(newValue)) }
  }

  /// The opacity with the precision of a view's alpha; NaN counts as 1.
  func setOpacity(_ opacity: CGFloat) {
    change(\.opacity, to: opacity.isNaN ? 1 : min(max(opacity, 0), 1), key: .opacity)
  }

  /// Whether the layer and its sublayers are left out. A change of it shows at once; an animation of `hidden` counts.
  public var isHidden: Bool {
    get { properties.isHidden }
    set { change(\.isHidden, to: newValue) }
  }

  /// Whether the layer shows when its back faces the viewer.
  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { change(\.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers show within the rounded bounds only. Not animatable here.
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { change(\.masksToBounds, to: newValue) }
  }

  /// Fills the rounded bounds, below everything else; nil for nothing.
  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map(CGColor.init) }
    set { change(\.backgroundColor, to: newValue?.color, key: .backgroundColor) }
  }

  /// Points, ≥ 0; half of the shorter side at most. It is an arc of a circle, whatever the `cornerCurve`.
  public var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { changeGeometry(\.cornerRadius, to: max(newValue, 0), key: .cornerRadius, finite: [newValue]) }
  }

  /// The corners that `cornerRadius` rounds; all of them unless set. Not animatable here.
  public var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { change(\.maskedCorners, to: newValue) }
  }

  /// Points inwards from the edge, ≥ 0.
  public var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { changeGeometry(\.borderWidth, to: max(newValue, 0), key: .borderWidth, finite: [newValue]) }
  }

  /// The colour of the border; opaque black unless set. Nil counts as clear.
  public var borderColor: CGColor? {
    get { CGColor(properties.borderColor) }
    set { change(\.borderColor, to: newValue?.color ?? .clear, key: .borderColor) }
  }

  /// What the layer draws between its background and its sublayers.
  package var drawing: LayerContents? {
    get { properties.contents }
    set { change(\.contents, to: newValue) }
  }

  // MARK: Shadow

  private var shadow: Shadow {
    get { properties.shadow ?? .none }
  }

  private func changeShadow(_ key: PropertyAnimation.KeyPath?, _ edit: (inout Shadow) -> Void) {
    var new = shadow
    edit(&new)
    guard new != shadow else { return }
    change(\.shadow, to: new, key: key)
  }

  /// The colour of the shadow; opaque black unless set. Nil counts as clear.
  public var shadowColor: CGColor? {
    get { CGColor(shadow.color) }
    set { changeShadow(.shadowColor) { $0.color = newValue?.color ?? .clear } }
  }

  /// 0…1.
  public var shadowOpacity: Float {
    get { Float(shadow.opacity) }
    set {
      changeShadow(.shadowOpacity) { $0.opacity = newValue.isNaN ? 0 : CGFloat(min(max(newValue, 0), 1)) }
    }
  }

  /// Points by which the shadow lies off the layer; (0, -3) unless set, which is upwards. What is not finite
  /// is ignored.
  public var shadowOffset: CGSize {
    get { shadow.offset }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      changeShadow(.shadowOffset) { $0.offset = newValue }
    }
  }

  /// The blur's standard deviation in points, ≥ 0; 3 unless set.
  public var shadowRadius: CGFloat {
    get { shadow.radius }
    set { changeShadow(.shadowRadius) { $0.radius = newValue.isFinite ? max(newValue, 0) : 0 } }
  }

  /// The outline that casts the shadow, in the layer's coordinates; nil for what the layer draws. Like all
  /// outlines it is animated only by animations that name it.
  public var shadowPath: CGPath? {
    get { shadow.path }
    set { changeShadow(nil) { $0.path = newValue } }
  }

  /// How the log calls the layer: by its name, or by its class or that of its view.
  package var debugName: String { name ?? kind }
}
