import Diagnostics
import Screens
import TransitionEngine

/// What is to be run: a value that says all of it, so that wherever it is executed the same is left.
package protocol RunRequest: Sendable {
  /// Those that it was given, by whatever name.
  var allScreens: [Screen] { get }
  /// Whether it can be executed only where the page's listings are loaded.
  var runsListings: Bool { get }

  /// - Parameter diagnostics: of this run, and of nothing else.
  /// - Returns: nil, with diagnostics, if nothing is left that can be shown.
  func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun?
}

/// What is left of a run once it is over.
package struct FinishedRun: Sendable, Equatable {
  package var timeline: Timeline
  /// What further runs tell the lint.
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
