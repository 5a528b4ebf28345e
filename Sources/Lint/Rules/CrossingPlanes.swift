import Text
import TransitionEngine

extension LintRule {
  /// Siblings that pass through each other.
  public static let crossingPlanes = LintRule(
    "crossing-planes", title: "Crossing planes",
    explanation: "Two siblings pass through each other, and are cut along their intersection.",
    fix: """
      None, if this is intended. Otherwise keep them apart by zPosition, or turn them about a common \
      edge.
      """,
    severity: .note,
    check: .run { $0.crossingPlanes() })
}

extension LintEvidence {
  fileprivate func crossingPlanes() -> [LintFinding] {
    overlaps(.crossingPlanes, .crossing) { count, largest, time in
      let area = largest.formatted(decimals: 0)
      return count == 1
        ? Remark(
          """
          One pair of siblings pass through each other. The largest overlap in view is \(area) square points, at \
          \(time.short) s.
          """)
        : Remark(
          """
          \(count) pairs of siblings pass through each other. The largest overlap in view is \(area) square points, \
          at \(time.short) s.
          """)
    }
  }
}
