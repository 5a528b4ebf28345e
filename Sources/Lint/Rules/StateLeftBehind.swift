import TransitionEngine

extension LintRule {
  /// One of the two views, or the container, has a different transform, alpha, anchor or place than before.
  public static let stateLeftBehind = LintRule(
    "state-left-behind", title: "State left behind",
    explanation: """
      A view that was moved, turned, faded or hidden for the transition wasn't reset. It will be \
      wrong when it is shown again.
      """,
    fix: """
      In the completion, reset every property that the animation changed, whether it was \
      finished or canceled.
      """,
    check: .run { $0.stateLeftBehind() })
}

extension LintEvidence {
  fileprivate func stateLeftBehind() -> [LintFinding] {
    ends.flatMap { end in
      [
        leftover(
          from: end.didComplete ? end.before.from?.puttingRight(end.after.from) : end.before.from,
          to: end.after.from, end, comparesFrames: !end.hasDismissed),
        leftover(
          from: end.before.to?.puttingRight(end.after.to), to: end.after.to, end, frame: end.finalFrame),
        leftover(from: end.before.container, to: end.after.container.withoutPerspective, end),
      ].compactMap { $0 }
    }
  }

  /// - Parameter frame: the expected frame of the view; nil for its previous frame.
  private func leftover(
    from before: Layer?, to after: Layer?, _ end: TransitionEnd, frame: CGRect? = nil,
    comparesFrames: Bool = true
  ) -> LintFinding? {
    guard let before, let after else { return nil }
    let changes = before.changes(
      to: after, frame: frame, comparesFrames: comparesFrames && !end.isInAnotherWindow)
    guard !changes.isEmpty else { return nil }
    let name = end.transition.name(of: after.id, named: after.name)
    return finding(
      .stateLeftBehind, end.transition, at: end.time, layer: after.id, named: after.name,
      call: .completeTransition,
      Remark("\(capitalizing: name) isn't reset after the transition: \(.list(changes))."))
  }
}

extension Layer {
  /// Points by which rounding may move a frame.
  private static let frameTolerance: CGFloat = 0.01

  /// The changes that an animator has to undo, in words.
  fileprivate func changes(to other: Layer, frame expected: CGRect?, comparesFrames: Bool) -> [Remark] {
    var changes = LayerProperty.restored.compactMap { property -> Remark? in
      guard let old = value(for: property), let new = other.value(for: property), !old.isClose(to: new) else {
        return nil
      }
      return property.leftover(new, insteadOf: old)
    }
    let place = expected ?? frame
    // A leftover transform has moved the frame, and has been reported.
    if comparesFrames, changes.isEmpty, !other.frame.isClose(to: place, within: Self.frameTolerance) {
      changes.append(Remark("its \("frame") is \(other.frame.inWords) instead of \(place.inWords)"))
    }
    return changes
  }

  /// The expected view. State left behind by an earlier transition, and corrected by this one, isn't this
  /// transition's fault.
  fileprivate func puttingRight(_ after: Layer?) -> Layer {
    guard let after else { return self }
    var expected = self
    if after.opacity == 1 { expected.opacity = 1 }
    if !after.isHidden { expected.isHidden = false }
    if CATransform3DIsIdentity(after.transform) { expected.transform = after.transform }
    return expected
  }

  /// The container's perspective has its own rule.
  fileprivate var withoutPerspective: Layer {
    var layer = self
    layer.sublayerTransform = CATransform3DIdentity
    return layer
  }
}

extension LayerProperty {
  /// The properties that an animator resets. The frame covers the position.
  fileprivate static let restored = LayerGeometry.properties.filter {
    $0.isStored && $0 != .position && !$0.role.isDisjoint(with: [.placement, .visibility, .space])
  }

  /// A value that was left behind, in words.
  fileprivate func leftover(_ new: PropertyAnimation.Value, insteadOf old: PropertyAnimation.Value) -> Remark
  {
    if self == .hidden { return new == .number(1) ? Remark("it is hidden") : Remark("it isn't hidden") }
    let name: Remark =
      self == .opacity
      ? .verbatim("alpha") : self == .anchorPoint ? Remark("anchor point") : .verbatim(rawValue)
    if case .transform(let transform) = new, !CATransform3DIsIdentity(transform) {
      return Remark("its \(name) is \(new.inWords)")
    }
    return Remark("its \(name) is \(new.inWords) instead of \(old.inWords)")
  }
}

extension PropertyAnimation.Value {
  fileprivate func isClose(to other: Self) -> Bool {
    if case .transform(let own) = self, case .transform(let others) = other { return own.isClose(to: others) }
    return zip(components, other.components).allSatisfy { abs($0 - $1) <= 1e-6 }
  }

  fileprivate var inWords: Remark {
    switch self {
    case .point(let point): .verbatim(point.inWords)
    case .transform(let transform): transform.inWords
    default: .verbatim(components.map(\.short).joined(separator: ", "))
    }
  }
}
