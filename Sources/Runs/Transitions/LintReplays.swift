import Lint
import Screens
import TransitionEngine

/// Runs an animator again for the lint rules that compare runs: one for randomness without a seed, one for
/// hard-coded sizes.
///
/// A single run's record can't prove either, since a number doesn't show its origin. The animator moves empty
/// screens instead of the figure's: laying out and comparing the figure's text again would take a third of a
/// build's time.
package struct LintReplays {
  var screens: ScreenPair
  var choice: AnimatorChoice
  /// The presentation of one screen over the other; nil if the animator decides that itself, or moves tabs.
  var presentation: TransitionPresentation?

  private static let widthScale: CGFloat = 1.25

  /// Called before a replay runs the author's code again, so that its output isn't printed twice.
  ///
  /// A structure around functions: an optimized program crashes where a task-local value is a bare function.
  package struct Listener: Sendable {
    let willRunAgain: @Sendable () -> Void
    /// Whether the code has requested random numbers from the system.
    let hasDrawnAtRandom: @Sendable () -> Bool

    package init(
      willRunAgain: @escaping @Sendable () -> Void, hasDrawnAtRandom: @escaping @Sendable () -> Bool
    ) {
      self.willRunAgain = willRunAgain
      self.hasDrawnAtRandom = hasDrawnAtRandom
    }
  }

  @TaskLocal package static var listener: Listener?

  /// The findings of the replays; none for an animator of the catalog whose replays are covered by tests.
  package var findings: [LintFinding] { choice.isTested ? [] : found }

  /// The findings of the replays.
  ///
  /// The same instance runs again: a new one would restart its random generator.
  var found: [LintFinding] {
    Self.listener?.willRunAgain()
    let bare = ScreenPair(from: screens.from.bare, to: screens.to.bare)
    let isDismissal = choice.goesForward == false
    let run = TransitionRun(
      screens: bare, animator: choice.make(), isDismissal: isDismissal, presentation: presentation)
    guard let first = try? run.execute() else { return [] }
    let again = (try? run.execute()).map { first.lintReplay(same: $0) } ?? []
    let wide = TransitionRun(
      screens: bare, animator: choice.make(), isDismissal: isDismissal, presentation: presentation,
      widthScale: Self.widthScale)
    return again + ((try? wide.execute()).map { Timeline.lintWidths(first, $0) } ?? [])
  }
}
