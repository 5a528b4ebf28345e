import Text
import TransitionEngine

extension LintRule {
  /// Siblings that overlap in one tilted plane.
  public static let coplanarPlanes = LintRule(
    "coplanar-planes", title: "Coplanar siblings in a 3D transform",
    explanation:
      "Two siblings lie in the same plane and overlap. Rounding decides which one is in front.",
    fix: "Make one a sublayer of the other, or keep them apart by zPosition.",
    severity: .note,
    check: .run { $0.coplanarPlanes() })
}

extension LintEvidence {
  fileprivate func coplanarPlanes() -> [LintFinding] {
    overlaps(.coplanarPlanes, .coplanar, where: \.moveTogether) { count, largest, time in
      let area = largest.formatted(decimals: 0)
      return count == 1
        ? Remark(
          """
          One pair of siblings lie in the same 3D plane, and overlap. The largest overlap in view is \(area) square \
          points, at \(time.short) s.
          """)
        : Remark(
          """
          \(count) pairs of siblings lie in the same 3D plane, and overlap. The largest overlap in view is \(area) \
          square points, at \(time.short) s.
          """)
    }
  }
}

extension [PlaneOverlap] {
  /// Whether two layers share a plane at more than one time of their motion.
  ///
  /// Layers that only start or end in one plane, as folded panels on one hinge do, separate as soon as they
  /// move.
  fileprivate var moveTogether: Bool {
    Dictionary(grouping: self) { [$0.layer.id, $0.other.id] }.values.contains { overlaps in
      overlaps.contains { $0.other.hasMoved(from: overlaps[0].other) }
    }
  }
}

extension Layer {
  /// The largest difference between matrix components that counts as equal.
  private static let moveTolerance: CGFloat = 0.05

  fileprivate func hasMoved(from other: Layer) -> Bool {
    zip(matrix.components, other.matrix.components).contains { abs($0 - $1) > Self.moveTolerance }
  }
}
