import Diagnostics
import Lint
import Screens
import TransitionEngine

/// A request for a run: a value that determines the result, wherever it is executed.
package protocol RunRequest: Codable, Sendable {
  /// The request as one of all kinds, for another process.
  var kind: RunRequestKind { get }
  /// All screens of the request.
  var allScreens: [Screen] { get }
  /// Whether the request can be executed only where the page's listings are loaded.
  var runsListings: Bool { get }

  /// - Parameter diagnostics: the diagnostics of this run only.
  /// - Returns: nil, with diagnostics, if there is nothing to show.
  func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun?
}

/// A request of any kind.
package enum RunRequestKind: Codable, Sendable {
  case transition(TransitionRequest)
  case scenario(ScenarioRequest)
  case code(CodeRequest)
  case still(StillRequest)

  package var request: any RunRequest {
    switch self {
    case .transition(let request): request
    case .scenario(let request): request
    case .code(let request): request
    case .still(let request): request
    }
  }
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
