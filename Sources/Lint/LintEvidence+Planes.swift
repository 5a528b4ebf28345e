import TransitionEngine

/// Tilted siblings that overlap in view.
extension LintEvidence {
  /// At most one finding of a rule about pairs of siblings for each transition.
  ///
  /// - Parameters:
  ///   - counts: whether the pairs found in a transition are worth reporting.
  ///   - message: receives the first pairs found, the largest area, and the time of that area.
  func overlaps(
    _ rule: LintRule, _ relation: PlaneOverlap.Relation,
    where counts: ([PlaneOverlap]) -> Bool = { _ in true },
    message: (Int, CGFloat, TimeInterval) -> Remark
  ) -> [LintFinding] {
    let found = samples.map { sample in
      (sample: sample, overlaps: sample.overlaps.filter { $0.relation == relation })
    }
    return timeline.transitions.enumerated().compactMap { index, transition in
      let own = found.filter { $0.sample.index == index && !$0.overlaps.isEmpty }
      guard let first = own.first, let layer = first.overlaps.first?.layer, counts(own.flatMap(\.overlaps))
      else { return nil }
      let largest = own.flatMap { entry in
        entry.overlaps.map { (area: $0.area, time: entry.sample.time) }
      }.max { $0.area < $1.area }
      return finding(
        rule, transition, at: first.sample.time, layer: layer.id, named: layer.name,
        message(first.overlaps.count, largest?.area ?? 0, largest?.time ?? first.sample.time))
    }
  }
}
