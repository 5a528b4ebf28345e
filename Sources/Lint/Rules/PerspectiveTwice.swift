import Text
import TransitionEngine

extension LintRule {
  /// A transform with perspective under a `sublayerTransform` that has one, too.
  public static let perspectiveTwice = LintRule(
    "perspective-twice", title: "Perspective applied twice",
    explanation: """
      A transform with an m34 of its own, under a sublayerTransform that has one, too, is \
      foreshortened twice.
      """,
    fix: "Set m34 in one place: the container layer's sublayerTransform.",
    check: .run { $0.perspectiveTwice() })
}

extension LintEvidence {
  fileprivate func perspectiveTwice() -> [LintFinding] {
    firstInEachTransition { layer in layer.doublePerspectives }
      .compactMap { sample, found in
        guard let first = found.first else { return nil }
        let (inner, outer) = (first.inner.m34.formatted(decimals: 5), first.outer.m34.formatted(decimals: 5))
        return finding(
          .perspectiveTwice, sample.transition, at: sample.time, layer: first.inner.layer.id,
          named: first.inner.layer.name,
          found.count == 1
            ? Remark(
              """
              One layer with perspective in its own transform (m34 = \(inner)) lies in a layer whose \
              sublayerTransform has it, too (m34 = \(outer)).
              """)
            : Remark(
              """
              \(found.count) layers with perspective in their own transform (m34 = \(inner)) lie in a layer whose \
              sublayerTransform has it, too (m34 = \(outer)).
              """))
      }
  }
}
