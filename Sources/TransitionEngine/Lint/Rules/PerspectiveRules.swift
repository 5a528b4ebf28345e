/// Where perspective comes from.
extension LintEvidence {
  func wrongSignOfM34() -> [LintFinding] {
    firstInEachTransition { layer in layer.perspectives.filter { $0.m34 > 0 } }
      .compactMap { sample, found in
        guard let first = found.first else { return nil }
        return finding(
          .m34Sign, sample.transition, at: sample.time, layer: first.layer.id, named: first.layer.name,
          "m34 of the \(first.property) is \(first.m34.decimals(5)): more than 0.")
      }
  }

  func perspectiveTwice() -> [LintFinding] {
    firstInEachTransition { layer in layer.doublePerspectives }
      .compactMap { sample, found in
        guard let first = found.first else { return nil }
        return finding(
          .perspectiveTwice, sample.transition, at: sample.time, layer: first.inner.layer.id,
          named: first.inner.layer.name,
          "\(found.count.counted("layer").capitalizingFirst) with perspective in "
            + "\(found.count == 1 ? "its" : "their") own transform (m34 = \(first.inner.m34.decimals(5))) "
            + "\(found.count == 1 ? "lies" : "lie") in a layer whose sublayerTransform has it, too "
            + "(m34 = \(first.outer.m34.decimals(5))).")
      }
  }
}

/// A place where perspective comes from.
private struct Perspective {
  let layer: Layer
  let property: String
  let m34: CGFloat
}

extension Layer {
  /// Less is no perspective: an eye a million points away.
  private static let smallestM34: CGFloat = 1e-6

  /// Of a transform alone, whatever rotation it is composed with.
  private func perspective(_ transform: CATransform3D, _ property: String) -> Perspective? {
    guard !CATransform3DIsAffine(transform), transform.m14 != 0 || transform.m24 != 0 || transform.m34 != 0,
      let m34 = TransformDecomposition(transform)?.perspective.z, abs(m34) > Self.smallestM34
    else { return nil }
    return Perspective(layer: self, property: property, m34: m34)
  }

  private var ownPerspective: Perspective? { perspective(transform, "transform") }
  private var sublayerPerspective: Perspective? { perspective(sublayerTransform, "sublayerTransform") }

  fileprivate var perspectives: [Perspective] {
    [ownPerspective, sublayerPerspective].compactMap { $0 }
  }

  /// Sublayers with a perspective of their own under that of this layer.
  fileprivate var doublePerspectives: [(inner: Perspective, outer: Perspective)] {
    guard let outer = sublayerPerspective else { return [] }
    return sublayers.compactMap { sublayer in sublayer.ownPerspective.map { ($0, outer) } }
  }
}
