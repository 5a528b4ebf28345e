import Text
import TransitionEngine

extension LintRule {
  /// The frame after a canceled transition looks different from its last one.
  public static let flashOnCancel = LintRule(
    "flash-on-cancel", title: "Flash after a canceled transition",
    explanation: """
      The last frame of the way back differs from the frame after it, so the screen \
      flashes.
      """,
    fix: """
      In the completion of a canceled transition, reset the old view to its earlier state, in the same \
      turn as completeTransition(_:).
      """,
    check: .run { $0.flashOnCancel() })
}

extension LintEvidence {
  /// The points of the container that are compared, per side.
  private static let grid = (columns: 5, rows: 8)
  /// The place of a sample in its field of the grid, 0…1. It is off the middle: the edges of tiles and panels
  /// lie on even parts of a screen, and a point on an edge reports an invisible gap.
  private static let place = CGPoint(x: 0.46, y: 0.54)
  /// The least difference at a point, and the least share of differing points.
  private static let differenceThreshold: CGFloat = 0.25
  private static let shareThreshold: CGFloat = 0.1
  /// The last frame's time before the end, in seconds, too short for any display to show.
  private static let instant: TimeInterval = 1e-4

  fileprivate func flashOnCancel() -> [LintFinding] {
    ends.compactMap { end in
      // A transition completed against its outcome looks different, too, but is covered by another rule.
      guard !end.didComplete, end.transition.wasCancelled,
        let reference = reference(for: end),
        let last = timeline.presentation(of: end.transition.container, at: reference.time),
        let next = timeline.presentation(of: end.transition.container, at: end.time)
      else { return nil }
      let share = shareOfDifference(last, next)
      guard share >= Self.shareThreshold else { return nil }
      let percent = (share * 100).formatted(decimals: 0)
      return finding(
        .flashOnCancel, end.transition, at: end.time, layer: end.transition.container,
        call: .completeTransition,
        reference.isBefore
          ? Remark(
            """
            \(percent) % of the container looks different in the frame after the canceled transition than before it, \
            when the app comes back to the screen.
            """)
          : Remark(
            """
            \(percent) % of the container looks different in the frame after the canceled transition than in its \
            last one.
            """))
    }
  }

  /// The last frame of the transition, which the frame after it must match.
  ///
  /// An app in the background loses its animations unseen. In the foreground again, it must show the frame
  /// before the transition.
  ///
  /// - Returns: the time, and whether it is before the transition.
  private func reference(for end: TransitionEnd) -> (time: TimeInterval, isBefore: Bool)? {
    let leftScreen = timeline.events.contains {
      $0.incident == .background && abs($0.time - end.time) < Self.instant
    }
    guard leftScreen else { return (end.time - Self.instant, false) }
    // If the device was turned meanwhile, the layout is new and cannot be compared.
    guard let started = end.transition.started, !end.isInAnotherWindow else { return nil }
    return (started - Self.instant, true)
  }

  /// The share of sampled points that differ.
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
