import TransitionEngine

/// A source of perspective.
struct Perspective {
  let layer: Layer
  let property: String
  let m34: CGFloat
}

extension Layer {
  /// The smallest m34 that counts as perspective: an eye a million points away.
  private static let smallestM34: CGFloat = 1e-6

  /// The perspective of a transform alone, whatever rotation it is composed with.
  private func perspective(_ transform: CATransform3D, _ property: String) -> Perspective? {
    guard !CATransform3DIsAffine(transform), transform.m14 != 0 || transform.m24 != 0 || transform.m34 != 0,
      let m34 = TransformDecomposition(transform)?.perspective.z, abs(m34) > Self.smallestM34
    else { return nil }
    return Perspective(layer: self, property: property, m34: m34)
  }

  private var ownPerspective: Perspective? { perspective(transform, "transform") }
  private var sublayerPerspective: Perspective? { perspective(sublayerTransform, "sublayerTransform") }

  var perspectives: [Perspective] {
    [ownPerspective, sublayerPerspective].compactMap { $0 }
  }

  /// Sublayers with their own perspective under that of this layer.
  var doublePerspectives: [(inner: Perspective, outer: Perspective)] {
    guard let outer = sublayerPerspective else { return [] }
    return sublayers.compactMap { sublayer in sublayer.ownPerspective.map { ($0, outer) } }
  }
}
