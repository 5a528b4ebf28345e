/// A layer's drop shadow.
public struct Shadow: Hashable, Sendable {
  /// The color at full opacity.
  public var color: Color
  /// 0…1.
  public var opacity: CGFloat
  /// The shadow's distance from the layer, in points of the layer's own coordinates.
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// The outline that casts it; nil for the layer's own shape.
  public var path: Path?

  /// A shadow that the layer's own shape casts, unless an outline is given.
  public init(color: Color, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: Path? = nil) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}

extension LayerProperty {
  public static let shadowColor = Self("shadowColor", \Shadow.color, .drawing)
  public static let shadowOpacity = Self("shadowOpacity", \Shadow.opacity, .drawing, in: .fraction)
  public static let shadowOffset = Self("shadowOffset", \Shadow.offset, .drawing)
  public static let shadowRadius = Self("shadowRadius", \Shadow.radius, .drawing, in: .nonnegative)
  public static let shadowPath = Self("shadowPath", \Shadow.path, .drawing, animations: .explicit)
}

extension Shadow: LayerPart {
  /// A `CALayer`'s shadow, which cannot be seen unless code sets its opacity.
  package static let standard = Shadow(
    color: .black, opacity: 0, offset: CGSize(width: 0, height: -3), radius: 3)
  package static let properties: [LayerProperty] = [
    .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath,
  ]
  package static let fields = storedFields()

  package static func part(of layer: Layer) -> Shadow? { layer.shadow ?? .standard }
  package static func change(in layer: inout Layer, _ body: (inout Shadow) -> Void) -> Bool {
    var shadow = layer.shadow ?? .standard
    body(&shadow)
    layer.shadow = shadow
    return true
  }
}
