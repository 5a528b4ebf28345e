import Text
import TransitionEngine

extension LintRule {
  /// An `m34` above 0, which shrinks layers as they come nearer.
  public static let m34Sign = LintRule(
    "m34-sign", title: "Wrong sign of m34",
    explanation: "With a positive m34, nearer layers get smaller instead of larger.",
    fix: "Set m34 to -1 divided by the distance of the eye, in points.",
    check: .run { $0.wrongSignOfM34() })
}

extension LintEvidence {
  fileprivate func wrongSignOfM34() -> [LintFinding] {
    firstInEachTransition { layer in layer.perspectives.filter { $0.m34 > 0 } }
      .compactMap { sample, found in
        guard let first = found.first else { return nil }
        return finding(
          .m34Sign, sample.transition, at: sample.time, layer: first.layer.id, named: first.layer.name,
          Remark("m34 of the \(first.property) is \(first.m34.formatted(decimals: 5)): more than 0."))
      }
  }
}
