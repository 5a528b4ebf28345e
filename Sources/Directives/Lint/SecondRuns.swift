import Foundation
import TransitionEngine

/// What takes further runs of an animator to tell: whether it goes by dice, and whether it knows one width only.
///
/// Nothing that a run leaves proves either, as numbers do not tell where they come from. A run without its pictures is
/// cheap, though: both together are less than a tenth of what a figure takes.
struct SecondRuns {
  var screens: ScreenPair
  var choice: AnimatorChoice

  private static let widthScale: CGFloat = 1.25

  /// Nothing for an animator that does not end by itself.
  ///
  /// The same animator plays again: one that keeps a generator would begin anew if it were made anew.
  var findings: [LintFinding] {
    guard let animator = choice.make(), let other = choice.make() else { return [] }
    let run = TransitionRun(screens: screens, animator: animator)
    guard let first = try? run.execute() else { return [] }
    let again = (try? run.execute()).map { first.lintReplay(same: $0) } ?? []
    let wide = TransitionRun(screens: screens, animator: other, widthScale: Self.widthScale)
    return again + ((try? wide.execute()).map { Timeline.lintWidths(first, $0) } ?? [])
  }
}
