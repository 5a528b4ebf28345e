/// What a layer has of its own, sublayers and mask left aside.
@usableFromInline
struct LayerProperties: Hashable, Sendable {
  @usableFromInline var id: Layer.ID
  @usableFromInline var name: String
  @usableFromInline var kind: Layer.Kind = .plain
  @usableFromInline var geometry: LayerGeometry
  @usableFromInline var isDoubleSided = true
  @usableFromInline var masksToBounds = false
  @usableFromInline var backgroundColor: Color?
  @usableFromInline var cornerRadius: CGFloat = 0
  @usableFromInline var maskedCorners: CornerMask = .all
  @usableFromInline var borderWidth: CGFloat = 0
  @usableFromInline var borderColor: Color = .black
  @usableFromInline var shadow: Shadow?
  @usableFromInline var contents: LayerContents?
  @usableFromInline var timing = LayerTiming()

  init(id: Layer.ID, name: String, bounds: CGRect, position: CGPoint) {
    self.id = id
    self.name = name
    geometry = LayerGeometry(bounds: bounds, position: position)
  }

  /// Copies of a layer share it. It is changed by a layer that has it for itself only, so threads may share it, too.
  @usableFromInline
  final class Box: Hashable, @unchecked Sendable {
    /// Only a box that nobody else has is changed: no access needs to be watched.
    @exclusivity(unchecked) @usableFromInline var properties: LayerProperties

    @usableFromInline
    init(_ properties: LayerProperties) { self.properties = properties }

    @usableFromInline
    static func == (a: Box, b: Box) -> Bool { a === b || a.properties == b.properties }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
  }
}

/// The properties, by Core Animation's names. They are read by all modules, in inner loops: hence inlinable.
extension Layer {
  /// The properties, which this copy shares with no other while they change.
  @usableFromInline var changing: LayerProperties {
    @inlinable get { own.properties }
    @inlinable _modify {
      if !isKnownUniquelyReferenced(&own) { own = LayerProperties.Box(own.properties) }
      yield &own.properties
    }
  }

  @inlinable public var id: ID {
    get { own.properties.id }
    _modify { yield &changing.id }
  }

  /// For diagnostics and descriptions; may be empty.
  @inlinable public var name: String {
    get { own.properties.name }
    _modify { yield &changing.name }
  }

  @inlinable public var kind: Kind {
    get { own.properties.kind }
    _modify { yield &changing.kind }
  }

  @inlinable package var geometry: LayerGeometry {
    get { own.properties.geometry }
    _modify { yield &changing.geometry }
  }

  @inlinable public var bounds: CGRect {
    get { own.properties.geometry.bounds }
    _modify { yield &changing.geometry.bounds }
  }

  @inlinable public var position: CGPoint {
    get { own.properties.geometry.position }
    _modify { yield &changing.geometry.position }
  }

  @inlinable public var zPosition: CGFloat {
    get { own.properties.geometry.zPosition }
    _modify { yield &changing.geometry.zPosition }
  }

  /// In the unit square of the bounds.
  @inlinable public var anchorPoint: CGPoint {
    get { own.properties.geometry.anchorPoint }
    _modify { yield &changing.geometry.anchorPoint }
  }

  @inlinable public var transform: CATransform3D {
    get { own.properties.geometry.transform }
    _modify { yield &changing.geometry.transform }
  }

  @inlinable public var sublayerTransform: CATransform3D {
    get { own.properties.geometry.sublayerTransform }
    _modify { yield &changing.geometry.sublayerTransform }
  }

  @inlinable public var opacity: CGFloat {
    get { own.properties.geometry.opacity }
    _modify { yield &changing.geometry.opacity }
  }

  @inlinable public var isHidden: Bool {
    get { own.properties.geometry.isHidden }
    _modify { yield &changing.geometry.isHidden }
  }

  @inlinable public var isDoubleSided: Bool {
    get { own.properties.isDoubleSided }
    _modify { yield &changing.isDoubleSided }
  }

  @inlinable public var masksToBounds: Bool {
    get { own.properties.masksToBounds }
    _modify { yield &changing.masksToBounds }
  }

  @inlinable public var backgroundColor: Color? {
    get { own.properties.backgroundColor }
    _modify { yield &changing.backgroundColor }
  }

  @inlinable public var cornerRadius: CGFloat {
    get { own.properties.cornerRadius }
    _modify { yield &changing.cornerRadius }
  }

  @inlinable public var maskedCorners: CornerMask {
    get { own.properties.maskedCorners }
    _modify { yield &changing.maskedCorners }
  }

  @inlinable public var borderWidth: CGFloat {
    get { own.properties.borderWidth }
    _modify { yield &changing.borderWidth }
  }

  @inlinable public var borderColor: Color {
    get { own.properties.borderColor }
    _modify { yield &changing.borderColor }
  }

  @inlinable public var shadow: Shadow? {
    get { own.properties.shadow }
    _modify { yield &changing.shadow }
  }

  @inlinable public var contents: LayerContents? {
    get { own.properties.contents }
    _modify { yield &changing.contents }
  }

  @inlinable public var timing: LayerTiming {
    get { own.properties.timing }
    _modify { yield &changing.timing }
  }
}
