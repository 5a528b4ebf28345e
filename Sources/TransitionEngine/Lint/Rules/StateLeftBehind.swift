extension LintRule {
  /// One of the two views, or the container, has another transform, alpha, anchor or place than before.
  public static let stateLeftBehind = LintRule(
    "state-left-behind", title: "State left behind",
    explanation: """
      A view that was moved, turned, faded or hidden for the transition was not put back. It will be \
      like that when it is shown again.
      """,
    fix: """
      Put every property that the animation has changed back in its completion, whether it was \
      finished or cancelled.
      """,
    check: .run { $0.stateLeftBehind() })
}

extension LintEvidence {
  fileprivate func stateLeftBehind() -> [LintFinding] {
    ends.flatMap { end in
      [
        leftover(from: end.before.from, to: end.after.from, end),
        leftover(
          from: end.before.to?.puttingRight(end.after.to), to: end.after.to, end, frame: end.finalFrame),
        leftover(from: end.before.container, to: end.after.container.withoutPerspective, end),
      ].compactMap { $0 }
    }
  }

  /// - Parameter frame: where the view belongs; nil for where it was.
  private func leftover(
    from before: Layer?, to after: Layer?, _ end: TransitionEnd, frame: CGRect? = nil
  ) -> LintFinding? {
    guard let before, let after else { return nil }
    let changes = before.changes(to: after, frame: frame, comparesFrames: !end.isInAnotherWindow)
    guard !changes.isEmpty else { return nil }
    let name = end.transition.name(of: after.id, named: after.name)
    return finding(
      .stateLeftBehind, end.transition, at: end.time, layer: after.id, named: after.name,
      call: "completeTransition(_:)",
      "\(name.capitalizingFirst) is not as it should be after the transition: "
        + changes.joined(separator: ", ") + ".")
  }
}

extension Layer {
  /// Points by which rounding may move a frame.
  private static let frameTolerance: CGFloat = 0.01

  /// What an animator has to put back, in words.
  fileprivate func changes(to other: Layer, frame expected: CGRect?, comparesFrames: Bool) -> [String] {
    var changes: [String] = []
    if !transform.isClose(to: other.transform) {
      changes.append("its transform is \(other.transform.inWords)")
    }
    if !sublayerTransform.isClose(to: other.sublayerTransform) {
      changes.append("its sublayerTransform is \(other.sublayerTransform.inWords)")
    }
    if abs(opacity - other.opacity) > 1e-6 {
      changes.append("its alpha is \(other.opacity.short) instead of \(opacity.short)")
    }
    if isHidden != other.isHidden { changes.append(other.isHidden ? "it is hidden" : "it is not hidden") }
    if anchorPoint != other.anchorPoint {
      changes.append("its anchor point is \(other.anchorPoint.inWords) instead of \(anchorPoint.inWords)")
    }
    if zPosition != other.zPosition {
      changes.append("its zPosition is \(other.zPosition.short) instead of \(zPosition.short)")
    }
    let place = expected ?? frame
    // A transform that was left has moved the frame: that has been said.
    if comparesFrames, changes.isEmpty, !other.frame.isClose(to: place, within: Self.frameTolerance) {
      changes.append("its frame is \(other.frame.inWords) instead of \(place.inWords)")
    }
    return changes
  }

  /// The view as it should be: what an earlier transition left behind, and this one puts right, is no fault of this one.
  fileprivate func puttingRight(_ after: Layer?) -> Layer {
    guard let after else { return self }
    var expected = self
    if after.opacity == 1 { expected.opacity = 1 }
    if !after.isHidden { expected.isHidden = false }
    if CATransform3DIsIdentity(after.transform) { expected.transform = after.transform }
    return expected
  }

  /// The container's perspective has a rule of its own.
  fileprivate var withoutPerspective: Layer {
    var layer = self
    layer.sublayerTransform = CATransform3DIdentity
    return layer
  }
}
