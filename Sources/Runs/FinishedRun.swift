import TransitionEngine

/// What is left of a run once it is over.
package struct FinishedRun: Sendable, Equatable {
  package var timeline: Timeline
  /// What further runs tell the lint.
  package var findings: [LintFinding]
  /// When each statement of a script came, by where it begins, counted from the start of the script.
  package var moments: [Int: TimeInterval]

  package init(timeline: Timeline, findings: [LintFinding] = [], moments: [Int: TimeInterval] = [:]) {
    self.timeline = timeline
    self.findings = findings
    self.moments = moments
  }
}
