/// What lies behind a layer, blurred: only what its bounds hold of it (`UIVisualEffectView`).
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the full blur, in points.
  public var radius: CGFloat
  /// By which the colours' distance from grey is multiplied at the full blur.
  public var saturation: CGFloat
  /// How much of the blur there is, 0…1.
  public var amount: CGFloat
  /// A tree of what lies behind, once somebody has looked; the layer's coordinates lead to that tree's by `place`.
  package var behind: LayerTree?
  package var place = Homography.identity

  /// A blur that is there to some amount.
  public init(radius: CGFloat, saturation: CGFloat, amount: CGFloat = 1) {
    self.radius = radius
    self.saturation = saturation
    self.amount = amount
  }

  /// The standard deviation that it has now, in points.
  package var shownRadius: CGFloat { radius * amount }
  /// The factor that it has now.
  package var shownSaturation: CGFloat { 1 + (saturation - 1) * amount }
}

extension Layer {
  /// The blur of what lies behind it, if the layer is one.
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
