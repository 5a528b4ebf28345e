/// What a transition leaves behind: compares what it found with what it left.
extension LintEvidence {
  func newViewMissing() -> [LintFinding] {
    ends.compactMap { end in
      guard end.didComplete, let to = end.transition.to,
        timeline.commits.last(where: { $0.time <= end.time })?.root.descendant(to) == nil
      else { return nil }
      return finding(
        .newViewMissing, end.transition, at: end.time, layer: to, call: "animateTransition(using:)",
        "The view of \(end.transition.toName) was never added to the container, which is empty now.")
    }
  }

  func sublayerTransformLeft() -> [LintFinding] {
    ends.compactMap { end in
      let left = end.after.container.sublayerTransform
      guard left != CATransform3DIdentity, left != end.before.container.sublayerTransform else { return nil }
      return finding(
        .sublayerTransformLeft, end.transition, at: end.time, layer: end.transition.container,
        call: "completeTransition(_:)",
        "The container's sublayerTransform was \(end.before.container.sublayerTransform.inWords) before, and is "
          + "\(left.inWords) after the transition.")
    }
  }

  func viewsLeftBehind() -> [LintFinding] {
    ends.compactMap { end in
      let known = Set(end.before.container.sublayers.map(\.id) + [end.transition.to].compactMap { $0 })
      let left = end.after.container.sublayers.filter { !known.contains($0.id) }
      guard let first = left.first else { return nil }
      return finding(
        .viewsLeftBehind, end.transition, at: end.time, layer: first.id, named: first.name,
        call: "completeTransition(_:)",
        "\(left.count.counted("view").capitalizingFirst) that the animator added to the container "
          + "\(left.count == 1 ? "is" : "are") still in it.")
    }
  }

  func stateLeftBehind() -> [LintFinding] {
    ends.flatMap { end in
      [
        leftover(from: end.before.from, to: end.after.from, end),
        leftover(from: end.before.to, to: end.after.to, end, frame: end.finalFrame),
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

/// A transition that is over, with what it found and what it left.
struct TransitionEnd {
  let transition: TransitionRecord
  let time: TimeInterval
  let didComplete: Bool
  let before, after: TransitionRecord.Views

  /// Where the new view belongs; nil for one that has gone again.
  var finalFrame: CGRect? { didComplete ? transition.finalFrame : nil }

  /// Whether the window has another size than at the start. Frames are the layout's business then.
  var isInAnotherWindow: Bool { before.windowSize != after.windowSize }
}

extension LintEvidence {
  var ends: [TransitionEnd] {
    timeline.transitions.compactMap { transition in
      guard let completion = transition.completions.first, let before = transition.before,
        let after = transition.after
      else { return nil }
      return TransitionEnd(
        transition: transition, time: completion.time, didComplete: completion.didComplete, before: before,
        after: after)
    }
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

  /// The container's perspective has a rule of its own.
  fileprivate var withoutPerspective: Layer {
    var layer = self
    layer.sublayerTransform = CATransform3DIdentity
    return layer
  }
}
