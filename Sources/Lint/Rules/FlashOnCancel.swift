import Text
import TransitionEngine

extension LintRule {
  /// The frame after a canceled transition looks different from its last one.
  public static let flashOnCancel = LintRule(
    "flash-on-cancel", title: "A flash on cancel",
    explanation: """
      The last frame of the way back shows something else than the frame after it, so the screen \
      flashes.
      """,
    fix: """
      In the completion of a cancelled transition, show the old view as it was before, in the same \
      turn as completeTransition(_:).
      """,
    check: .run { $0.flashOnCancel() })
}

extension LintEvidence {
  /// Points of the container that are looked at, per side.
  private static let grid = (columns: 5, rows: 8)
  /// Where in a field of the grid its point lies, 0…1: beside the middle, as the edges of tiles and panels lie on even parts of a
  /// screen, and a point on an edge tells of a gap that nobody sees.
  private static let place = CGPoint(x: 0.46, y: 0.54)
  /// How much has to differ at a point, and at how many of the points.
  private static let differenceThreshold: CGFloat = 0.25
  private static let shareThreshold: CGFloat = 0.1
  /// Seconds by which the last frame lies before the end: less than any display shows.
  private static let instant: TimeInterval = 1e-4

  fileprivate func flashOnCancel() -> [LintFinding] {
    ends.compactMap { end in
      // One that contradicts its outcome looks different, too; that is another rule's.
      guard !end.didComplete, end.transition.wasCancelled,
        let reference = reference(for: end),
        let last = timeline.presentation(of: end.transition.container, at: reference.time),
        let next = timeline.presentation(of: end.transition.container, at: end.time)
      else { return nil }
      let share = shareOfDifference(last, next)
      guard share >= Self.shareThreshold else { return nil }
      return finding(
        .flashOnCancel, end.transition, at: end.time, layer: end.transition.container,
        call: .completeTransition,
        "\((share * 100).formatted(decimals: 0)) % of the container looks different in the frame after the cancelled "
          + "transition than \(reference.name).")
    }
  }

  /// The frame that the one after the transition has to look like: its last one.
  ///
  /// An app that leaves the screen loses its animations while nobody sees it. When it comes back, it has to show
  /// what was there before the transition.
  private func reference(for end: TransitionEnd) -> (time: TimeInterval, name: String)? {
    let leftScreen = timeline.events.contains {
      $0.incident == .background && abs($0.time - end.time) < Self.instant
    }
    guard leftScreen else { return (end.time - Self.instant, "in its last one") }
    // Turned meanwhile, it is laid out anew: there is nothing to compare with.
    guard let started = end.transition.started, !end.isInAnotherWindow else { return nil }
    return (started - Self.instant, "before it, when the app comes back to the screen")
  }

  /// Of the points looked at, how many differ.
  private func shareOfDifference(_ a: Layer, _ b: Layer) -> CGFloat {
    var differing = 0
    for row in 0..<Self.grid.rows {
      for column in 0..<Self.grid.columns {
        let point = CGPoint(
          x: a.bounds.minX + a.bounds.width * (CGFloat(column) + Self.place.x) / CGFloat(Self.grid.columns),
          y: a.bounds.minY + a.bounds.height * (CGFloat(row) + Self.place.y) / CGFloat(Self.grid.rows))
        let difference = Visibility(of: a, at: point).difference(from: Visibility(of: b, at: point))
        if difference >= Self.differenceThreshold { differing += 1 }
      }
    }
    return CGFloat(differing) / CGFloat(Self.grid.rows * Self.grid.columns)
  }
}
