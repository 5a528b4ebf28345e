import TransitionEngine

extension LintRule {
  /// A transform animated by half a turn, which may go either way, or from a matrix to the same one.
  public static let halfTurn = LintRule(
    "half-turn", title: "Ambiguous 180° or 360° rotation",
    explanation: """
      Core Animation goes from one matrix to the other by the shortest way. For half a turn both ways \
      are equally short, and for a whole turn nothing moves.
      """,
    fix: "Animate the angle itself (transform.rotation.y), or make keyframes of less than 180° each.",
    check: .run { $0.halfTurns() })
}

extension LintEvidence {
  fileprivate func halfTurns() -> [LintFinding] {
    var seen: Set<PropertyAnimation> = []
    var reported: Set<Layer.ID> = []
    var findings: [LintFinding] = []
    for commit in timeline.commits {
      for (layer, property) in commit.transformAnimations where seen.insert(property).inserted {
        guard let turn = property.questionableTurn, !reported.contains(layer),
          let transition = transition(of: layer, in: commit)
        else { continue }
        reported.insert(layer)
        let name = commit.root.descendant(layer)?.layer.name ?? ""
        findings.append(
          finding(.halfTurn, transition, at: commit.time, layer: layer, named: name, turn.inWords))
      }
    }
    return findings
  }

  /// The transition that is running at a commit, and has a layer in its container.
  private func transition(of layer: Layer.ID, in commit: Timeline.Commit) -> TransitionRecord? {
    timeline.transitions.last { transition in
      guard let started = transition.started, started <= commit.time,
        commit.time <= transition.ended ?? .infinity
      else { return false }
      return commit.root.descendant(transition.container)?.layer.descendant(layer) != nil
    }
  }
}

private enum QuestionableTurn {
  /// A turn of nearly π radians.
  case half(CGFloat)
  /// From a matrix to the same one.
  case nowhere

  var inWords: Remark {
    switch self {
    case .half(let angle):
      Remark(
        """
        The transform is animated by \((angle * 180 / .pi).short)° from one matrix to the next: rounding decides \
        the direction.
        """)
    case .nowhere:
      Remark("The transform is animated from a matrix to the same one: for a whole turn, nothing moves.")
    }
  }
}

extension Timeline.Commit {
  /// The animations of whole matrices, in a stable order.
  fileprivate var transformAnimations: [(layer: Layer.ID, property: PropertyAnimation)] {
    animations.keys.sorted().flatMap { layer in
      (animations[layer] ?? []).flatMap(\.properties)
        .filter { $0.keyPath == .transform && !$0.isAdditive }
        .map { (layer, $0) }
    }
  }
}

extension PropertyAnimation {
  /// The largest difference from π of a turn that may go either way, in radians.
  private static let tolerance: CGFloat = 0.01

  fileprivate var questionableTurn: QuestionableTurn? {
    let matrices = values.compactMap { if case .transform(let matrix) = $0 { matrix } else { nil } }
    guard matrices.count > 1, matrices.count == values.count else { return nil }
    let angles = zip(matrices, matrices.dropFirst()).map { $0.turn(to: $1) }
    if let half = angles.first(where: { $0 > .pi - Self.tolerance }) { return .half(half) }
    return matrices.allSatisfy { $0.isClose(to: matrices[0]) } ? QuestionableTurn.nowhere : nil
  }
}

extension CATransform3D {
  /// The angle of the shortest turn from this transform's rotation to another's, 0…π.
  fileprivate func turn(to other: CATransform3D) -> CGFloat {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let from = AffineDecomposition(CATransform3DGetAffineTransform(self))
      let to = AffineDecomposition(CATransform3DGetAffineTransform(other))
      // A mirror image isn't a turn.
      guard (from.scale.width < 0) == (to.scale.width < 0), (from.scale.height < 0) == (to.scale.height < 0)
      else { return 0 }
      let angle = abs(from.angle - to.angle)
      return min(angle, 2 * .pi - angle)
    }
    guard let from = TransformDecomposition(self), let to = TransformDecomposition(other) else { return 0 }
    return from.angle(to: to)
  }
}
