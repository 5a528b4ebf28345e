import Diagnostics
import Lint
import Screens
import TransitionEngine

/// A request for a run: a value that determines the result, wherever it is executed.
package protocol RunRequest: Sendable {
  /// All screens of the request.
  var allScreens: [Screen] { get }
  /// Whether the request can be executed only where the page's listings are loaded.
  var runsListings: Bool { get }

  /// - Parameter diagnostics: the diagnostics of this run only.
  /// - Returns: nil, with diagnostics, if there is nothing to show.
  func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun?
}

/// The result of a run.
package struct FinishedRun: Sendable, Equatable {
  package var timeline: Timeline
  /// The lint findings of replays.
  package var findings: [LintFinding]
  /// The time of each statement of a script, by its position, counted from the start of the script.
  package var moments: [Int: TimeInterval]
  /// The first lines of the author's code's output.
  package var printed: [String] = []

  package init(timeline: Timeline, findings: [LintFinding], moments: [Int: TimeInterval] = [:]) {
    self.timeline = timeline
    self.findings = findings
    self.moments = moments
  }
}
