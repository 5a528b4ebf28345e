import Screens
import TransitionEngine

/// What takes further runs of an animator to tell: whether it goes by dice, and whether it knows one width only.
///
/// Nothing that a run leaves proves either, as numbers do not tell where they come from. The animator moves bare screens
/// instead of the figure's: to lay out text again, and to compare it, would take a third of the time of a build.
package struct SecondRuns {
  var screens: ScreenPair
  var choice: AnimatorChoice

  package init(screens: ScreenPair, choice: AnimatorChoice) {
    self.screens = screens
    self.choice = choice
  }

  private static let widthScale: CGFloat = 1.25

  /// Told before an author's animator runs again, since what it prints then was printed before.
  ///
  /// A structure around the function: optimised programs break off where a task-local value is a bare function.
  package struct Listener: Sendable {
    let willRunAgain: @Sendable () -> Void

    package init(willRunAgain: @escaping @Sendable () -> Void) { self.willRunAgain = willRunAgain }
  }

  @TaskLocal package static var listener: Listener?

  /// Nothing for an animator that does not end by itself, nor for one of which tests have told it.
  package var findings: [LintFinding] { choice.isTested ? [] : found }

  /// What further runs find.
  ///
  /// The same animator plays again: one that keeps a generator would begin anew if it were made anew.
  var found: [LintFinding] {
    Self.listener?.willRunAgain()
    let bare = ScreenPair(from: screens.from.bare, to: screens.to.bare)
    let isDismissal = choice.goesForward == false
    let run = TransitionRun(screens: bare, animator: choice.make(), isDismissal: isDismissal)
    guard let first = try? run.execute() else { return [] }
    let again = (try? run.execute()).map { first.lintReplay(same: $0) } ?? []
    let wide = TransitionRun(
      screens: bare, animator: choice.make(), isDismissal: isDismissal, widthScale: Self.widthScale)
    return again + ((try? wide.execute()).map { Timeline.lintWidths(first, $0) } ?? [])
  }
}
