import TransitionEngine

/// A layer's `sublayerTransform`, or its own perspective, if CSS `perspective` can express it: only `m34 =
/// -1/d`, or the identity.
struct PerspectiveSpec: Hashable {
  /// px; nil without perspective.
  var distance: Double?
  /// The vanishing point, in the element's box.
  var origin: CGPoint

  /// - Parameter m34: < 0.
  init(m34: CGFloat, origin: CGPoint) {
    distance = FixedDecimal.round(-1 / Double(m34), decimals: 4)
    self.origin = origin
  }

  init?(_ layer: Layer) {
    var rest = layer.sublayerTransform
    rest.m34 = 0
    guard rest == CATransform3DIdentity, layer.sublayerTransform.m34 <= 0 else { return nil }
    let m34 = Double(layer.sublayerTransform.m34)
    distance = m34 < 0 ? FixedDecimal.round(-1 / m34, decimals: 4) : nil
    let anchor = layer.anchorInBounds
    origin = CGPoint(x: anchor.x - layer.bounds.minX, y: anchor.y - layer.bounds.minY)
  }
}
