import Diagnostics
import Lint
import Screens
import TransitionEngine

/// A request for a run: a value that determines the result, wherever it is executed.
package protocol RunRequest: Sendable {
  /// Those that it was given, by whatever name.
  var allScreens: [Screen] { get }
  /// Whether it can be executed only where the page's listings are loaded.
  var runsListings: Bool { get }

  /// - Parameter diagnostics: of this run, and of nothing else.
  /// - Returns: nil, with diagnostics, if nothing is left that can be shown.
  func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun?
}

/// The result of a run.
package struct FinishedRun: Sendable, Equatable {
  package var timeline: Timeline
  /// The lint findings of replays.
  package var findings: [LintFinding]
  /// When each statement of a script came, by where it begins, counted from the start of the script.
  package var moments: [Int: TimeInterval]
  /// The first lines that the author's code has printed.
  package var printed: [String] = []

  package init(timeline: Timeline, findings: [LintFinding], moments: [Int: TimeInterval] = [:]) {
    self.timeline = timeline
    self.findings = findings
    self.moments = moments
  }
}
