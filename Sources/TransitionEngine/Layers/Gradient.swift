/// An axial gradient over a layer's bounds (`CAGradientLayer`).
public struct Gradient: Hashable, Sendable {
  /// The colors along the axis, from its start to its end.
  public var colors: [Color]
  /// 0…1, ascending, one per color.
  public var locations: [CGFloat]
  /// The start of the axis, in the unit square of the bounds.
  public var startPoint: CGPoint
  /// The end of the axis, in the unit square of the bounds; beyond both points the outermost colors continue.
  public var endPoint: CGPoint

  /// An axial gradient; nothing is checked.
  public init(colors: [Color], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint) {
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension LayerProperty {
  public static let colors = Self("colors", \Gradient.colors, .drawing)
  public static let locations = Self("locations", \Gradient.locations, .drawing)
  public static let startPoint = Self("startPoint", \Gradient.startPoint, .drawing)
  public static let endPoint = Self("endPoint", \Gradient.endPoint, .drawing)
}

extension Gradient: LayerPart {
  /// A gradient without colors, from the middle of the top to the middle of the bottom.
  package static let standard = Gradient(
    colors: [], locations: [], startPoint: CGPoint(x: 0.5, y: 0), endPoint: CGPoint(x: 0.5, y: 1))
  package static let properties: [LayerProperty] = [.colors, .locations, .startPoint, .endPoint]
  package static let fields = storedFields()

  package static func part(of layer: Layer) -> Gradient? {
    if case .gradient(let gradient)? = layer.contents { gradient } else { nil }
  }
  package static func change(in layer: inout Layer, _ body: (inout Gradient) -> Void) -> Bool {
    guard case .gradient(var gradient)? = layer.contents else { return false }
    body(&gradient)
    layer.contents = .gradient(gradient)
    return true
  }
}
