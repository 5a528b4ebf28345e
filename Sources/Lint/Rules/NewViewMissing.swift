import TransitionEngine

extension LintRule {
  /// The new view is not in the tree when the transition is completed.
  public static let newViewMissing = LintRule(
    "new-view-missing", title: "New view missing from the container",
    explanation: """
      The container removes the old view at the end. Only the animator adds the new view: without it \
      the screen is empty.
      """,
    fix: "Add the view for .to to the container view before animating.",
    check: .run { $0.newViewMissing() })
}

extension LintEvidence {
  fileprivate func newViewMissing() -> [LintFinding] {
    ends.compactMap { end in
      guard end.didComplete, let to = end.transition.to,
        timeline.commits.last(where: { $0.time <= end.time })?.root.descendant(to) == nil
      else { return nil }
      return finding(
        .newViewMissing, end.transition, at: end.time, layer: to, call: .animateTransition,
        Remark("The view of \(end.transition.toName) was never added to the container, which is empty now."))
    }
  }
}
