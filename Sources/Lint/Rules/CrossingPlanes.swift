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
      "\(count.counted("pair").capitalizingFirst) of siblings pass through each other. The largest overlap in "
        + "view is \(largest.formatted(decimals: 0)) square points, at \(time.short) s."
    }
  }
}
