import TransitionEngine

extension LintRule {
  /// Views that were added to the container for the transition are still in it.
  public static let viewsLeftBehind = LintRule(
    "views-left-behind", title: "Views left behind",
    explanation:
      "Views that were added for the transition, such as snapshots, are still in the container after it.",
    fix: "Remove them in the completion, before completeTransition(_:).",
    check: .run { $0.viewsLeftBehind() })
}

extension LintEvidence {
  fileprivate func viewsLeftBehind() -> [LintFinding] {
    ends.compactMap { end in
      let known = Set(end.before.container.sublayers.map(\.id) + [end.transition.to].compactMap { $0 })
      let left = end.after.container.sublayers.filter { !known.contains($0.id) }
      guard let first = left.first else { return nil }
      return finding(
        .viewsLeftBehind, end.transition, at: end.time, layer: first.id, named: first.name,
        call: .completeTransition,
        left.count == 1
          ? Remark("One view that the animator added to the container is still in it.")
          : Remark("\(left.count) views that the animator added to the container are still in it."))
    }
  }
}
