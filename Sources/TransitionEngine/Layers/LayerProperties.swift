/// A layer's own properties, without its sublayers and mask.
@usableFromInline
package struct LayerProperties: Hashable, Sendable {
  @usableFromInline var id: Layer.ID
  @usableFromInline var name: String
  @usableFromInline var kind: Layer.Kind = .plain
  @usableFromInline var geometry: LayerGeometry
  @usableFromInline var isDoubleSided = true
  @usableFromInline var masksToBounds = false
  @usableFromInline var allowsEdgeAntialiasing = true
  @usableFromInline var backgroundColor: Color?
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

  /// The box of properties that copies of a layer share. A layer changes its box only if it is the sole
  /// owner, so threads may share boxes, too.
  @usableFromInline
  final class Box: Hashable, @unchecked Sendable {
    /// Only a uniquely referenced box is changed, so exclusive access need not be checked.
    @exclusivity(unchecked) @usableFromInline var properties: LayerProperties

    @usableFromInline
    init(_ properties: LayerProperties) { self.properties = properties }

    @usableFromInline
    static func == (a: Box, b: Box) -> Bool { a === b || a.properties == b.properties }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
  }
}

/// The properties, by Core Animation's names. All modules read them in inner loops, so they are inlinable.
extension Layer {
  /// The properties, copied first if they are shared, so that this layer can change them.
  @usableFromInline var changing: LayerProperties {
    @inlinable get { own.properties }
    @inlinable _modify {
      if !isKnownUniquelyReferenced(&own) { own = LayerProperties.Box(own.properties) }
      yield &own.properties
    }
  }

  /// Identifies the layer within its run, over all commits.
  @inlinable public var id: ID {
    get { own.properties.id }
    _modify { yield &changing.id }
  }

  /// For diagnostics and descriptions; may be empty.
  @inlinable public var name: String {
    get { own.properties.name }
    _modify { yield &changing.name }
  }

  /// Whether the layer flattens its sublayers or keeps their depth.
  @inlinable public var kind: Kind {
    get { own.properties.kind }
    _modify { yield &changing.kind }
  }

  @inlinable package var geometry: LayerGeometry {
    get { own.properties.geometry }
    _modify { yield &changing.geometry }
  }

  /// The layer's rectangle in its own coordinates, in points; its origin scrolls the sublayers.
  @inlinable public var bounds: CGRect {
    get { own.properties.geometry.bounds }
    _modify { yield &changing.geometry.bounds }
  }

  /// The place of the anchor point in the superlayer, in points.
  @inlinable public var position: CGPoint {
    get { own.properties.geometry.position }
    _modify { yield &changing.geometry.position }
  }

  /// The position toward the viewer in the superlayer's space, in points.
  @inlinable public var zPosition: CGFloat {
    get { own.properties.geometry.zPosition }
    _modify { yield &changing.geometry.zPosition }
  }

  /// The anchor point, in the unit square of the bounds.
  @inlinable public var anchorPoint: CGPoint {
    get { own.properties.geometry.anchorPoint }
    _modify { yield &changing.geometry.anchorPoint }
  }

  /// The distance of the anchor point from the layer's plane, in points toward the viewer.
  @inlinable public var anchorPointZ: CGFloat {
    get { own.properties.geometry.anchorPointZ }
    _modify { yield &changing.geometry.anchorPointZ }
  }

  /// The transform of the layer and its sublayers, about the anchor point.
  @inlinable public var transform: CATransform3D {
    get { own.properties.geometry.transform }
    _modify { yield &changing.geometry.transform }
  }

  /// The transform of all sublayers, about this layer's anchor point; used for perspective.
  @inlinable public var sublayerTransform: CATransform3D {
    get { own.properties.geometry.sublayerTransform }
    _modify { yield &changing.geometry.sublayerTransform }
  }

  /// The opacity of the layer and its sublayers as one picture, 0…1.
  @inlinable public var opacity: CGFloat {
    get { own.properties.geometry.opacity }
    _modify { yield &changing.geometry.opacity }
  }

  /// Whether the layer and its sublayers are hidden.
  @inlinable public var isHidden: Bool {
    get { own.properties.geometry.isHidden }
    _modify { yield &changing.geometry.isHidden }
  }

  /// Whether the layer shows when its back faces the viewer.
  @inlinable public var isDoubleSided: Bool {
    get { own.properties.isDoubleSided }
    _modify { yield &changing.isDoubleSided }
  }

  /// Whether sublayers show within the rounded bounds only; then the layer casts no shadow.
  @inlinable public var masksToBounds: Bool {
    get { own.properties.masksToBounds }
    _modify { yield &changing.masksToBounds }
  }

  /// Whether edges that fall between pixels are smoothed.
  @inlinable public var allowsEdgeAntialiasing: Bool {
    get { own.properties.allowsEdgeAntialiasing }
    _modify { yield &changing.allowsEdgeAntialiasing }
  }

  /// The color that fills the rounded bounds, below everything else; nil for none.
  @inlinable public var backgroundColor: Color? {
    get { own.properties.backgroundColor }
    _modify { yield &changing.backgroundColor }
  }

  /// The corner radius in points, ≥ 0; half of the shorter side at most.
  @inlinable public var cornerRadius: CGFloat {
    get { own.properties.geometry.cornerRadius }
    _modify { yield &changing.geometry.cornerRadius }
  }

  /// The corners that `cornerRadius` rounds.
  @inlinable public var maskedCorners: CornerMask {
    get { own.properties.maskedCorners }
    _modify { yield &changing.maskedCorners }
  }

  /// The border's width in points, inwards from the edge, ≥ 0. The border lies over the sublayers.
  @inlinable public var borderWidth: CGFloat {
    get { own.properties.borderWidth }
    _modify { yield &changing.borderWidth }
  }

  /// The color of the border.
  @inlinable public var borderColor: Color {
    get { own.properties.borderColor }
    _modify { yield &changing.borderColor }
  }

  /// The drop shadow; nil for none, and for Core Animation's defaults, which cannot be seen.
  @inlinable public var shadow: Shadow? {
    get { own.properties.shadow }
    _modify { yield &changing.shadow }
  }

  /// The content drawn between the background and the sublayers; nil for none.
  @inlinable public var contents: LayerContents? {
    _read { yield own.properties.contents }
    _modify { yield &changing.contents }
  }

  /// The clock of the layer's animations and sublayers, relative to the superlayer's.
  @inlinable public var timing: LayerTiming {
    get { own.properties.timing }
    _modify { yield &changing.timing }
  }
}

extension LayerProperty {
  package static let kind = Self("kind", \LayerProperties.kind, .space, animations: .none)
  package static let doubleSided = Self(
    "doubleSided", \LayerProperties.isDoubleSided, .facing, animations: .none)
  package static let masksToBounds = Self(
    "masksToBounds", \LayerProperties.masksToBounds, .shape, animations: .none)
  package static let allowsEdgeAntialiasing = Self(
    "allowsEdgeAntialiasing", \LayerProperties.allowsEdgeAntialiasing, .drawing, animations: .none,
    attribute: ("shape-rendering", { $0.allowsEdgeAntialiasing ? nil : "crispEdges" }))
  package static let maskedCorners = Self(
    "maskedCorners", \LayerProperties.maskedCorners, .shape, animations: .none)
  public static let backgroundColor = Self("backgroundColor", \LayerProperties.backgroundColor, .drawing)
  public static let borderWidth = Self(
    "borderWidth", \LayerProperties.borderWidth, .drawing, in: .nonnegative)
  public static let borderColor = Self("borderColor", \LayerProperties.borderColor, .drawing)
  package static let contents = Self("contents", \LayerProperties.contents, .drawing, animations: .none)
  package static let timing = Self("timing", \LayerProperties.timing, .clock, animations: .none)
}

extension Layer.Kind: LayerValue {}
extension CornerMask: LayerValue {}

extension LayerProperties: LayerPart {
  package static let standard = Layer.standard.own.properties
  package static let properties: [LayerProperty] = [
    .kind, .doubleSided, .masksToBounds, .allowsEdgeAntialiasing, .maskedCorners, .backgroundColor,
    .borderWidth, .borderColor, .contents, .timing,
  ]
  package static let fields = storedFields()

  package static func part(of layer: Layer) -> LayerProperties? { layer.own.properties }
  package static func change(in layer: inout Layer, _ body: (inout LayerProperties) -> Void) -> Bool {
    body(&layer.changing)
    return true
  }
}

extension Layer {
  /// A new layer.
  package static let standard = Layer(id: 0, bounds: .zero, position: .zero)

  /// The layer's own properties.
  package var properties: LayerProperties {
    get { own.properties }
    _modify { yield &changing }
  }
}
