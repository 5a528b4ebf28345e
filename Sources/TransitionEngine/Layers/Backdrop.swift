/// The blurred content behind a layer, within the layer's bounds (`UIVisualEffectView`).
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the full blur, in points.
  public var radius: CGFloat
  /// The factor on the colors' distance from gray at the full blur.
  public var saturation: CGFloat
  /// The amount of the blur, 0…1.
  public var amount: CGFloat
  /// The tree of the content behind, after the first access; `place` maps the layer's coordinates to that
  /// tree's.
  package var behind: LayerTree?
  package var place = Homography.identity

  /// A blur with an amount.
  public init(radius: CGFloat, saturation: CGFloat, amount: CGFloat = 1) {
    self.radius = radius
    self.saturation = saturation
    self.amount = amount
  }

  /// The current standard deviation, in points.
  package var shownRadius: CGFloat { radius * amount }
  /// The current factor of the saturation.
  package var shownSaturation: CGFloat { 1 + (saturation - 1) * amount }
}

extension Layer {
  /// The blur of the content behind the layer, if its contents are a backdrop.
  package var backdrop: Backdrop? { if case .backdrop(let backdrop)? = contents { backdrop } else { nil } }
}

extension LayerProperty {
  package static let backdropRadius = Self("backdropRadius", \Backdrop.radius, .backdrop, animations: .none)
  package static let backdropSaturation = Self(
    "backdropSaturation", \Backdrop.saturation, .backdrop, animations: .none)
  public static let backdropAmount = Self("backdropAmount", \Backdrop.amount, .backdrop, in: .fraction)
}

extension Backdrop: LayerPart {
  package static let standard = Backdrop(radius: 0, saturation: 1)
  package static let properties: [LayerProperty] = [.backdropRadius, .backdropSaturation, .backdropAmount]
  package static let fields = storedFields()

  package static func part(of layer: Layer) -> Backdrop? {
    if case .backdrop(let backdrop)? = layer.contents { backdrop } else { nil }
  }
  package static func change(in layer: inout Layer, _ body: (inout Backdrop) -> Void) -> Bool {
    guard case .backdrop(var backdrop)? = layer.contents else { return false }
    body(&backdrop)
    layer.contents = .backdrop(backdrop)
    return true
  }
}
