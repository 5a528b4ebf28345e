import TransitionEngine

extension LintRule {
  /// The container's `sublayerTransform` has changed, and isn't the identity.
  public static let sublayerTransformLeft = LintRule(
    "sublayer-transform-left", title: "Sublayer transform left on the container",
    explanation:
      "The container stays, and so does its perspective: the next transition in it starts from there.",
    fix: "In the completion, reset the container layer's sublayerTransform to the identity.",
    check: .run { $0.sublayerTransformLeft() })
}

extension LintEvidence {
  fileprivate func sublayerTransformLeft() -> [LintFinding] {
    ends.compactMap { end in
      let left = end.after.container.sublayerTransform
      guard left != CATransform3DIdentity, left != end.before.container.sublayerTransform else { return nil }
      return finding(
        .sublayerTransformLeft, end.transition, at: end.time, layer: end.transition.container,
        call: .completeTransition,
        Remark(
          """
          The container's sublayerTransform was \(end.before.container.sublayerTransform.inWords) before, and is \
          \(left.inWords) after the transition.
          """))
    }
  }
}
