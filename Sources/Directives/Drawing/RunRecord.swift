import Diagnostics
import DirectiveParsing
import Lint
import Rendering
import Runs
import TransitionEngine

/// A run behind a figure: what happened, and the words for it. Programs read it, so it isn't drawn.
package struct RunRecord: Sendable {
  /// The anchor of the figure that shows it.
  package internal(set) var figure = ""
  /// The accessible name of the figure; of a run that is compared, its own.
  package let title: String
  /// The motion in words.
  package let description: String
  /// Short facts: animator, screens, duration.
  package let facts: [String]
  package let timeline: Timeline
  /// The instants of the strip's frames, in seconds.
  package let instants: [TimeInterval]
  package let findings: [LintFinding]
  /// The places in the author's Swift that led to the findings; nil for findings without any.
  package let findingPlaces: [SourceRange?]
  /// The places in the author's Swift of calls, by their positions in the timeline's events.
  package let callPlaces: [Int: SourceRange]
  /// The first lines that the code has printed.
  package let printed: [String]

  init(
    of run: FinishedRun, _ findings: [LintFinding], _ text: RunFigure.Text, at instants: [TimeInterval],
    in figures: PageFigures, of directive: Directive
  ) {
    (title, description, facts) = (text.title, text.description, text.facts)
    (timeline, self.instants, self.findings) = (run.timeline, instants, findings)
    findingPlaces = figures.places(of: findings, in: run.timeline, of: directive)
    callPlaces = figures.places(ofCallsIn: run.timeline, of: directive)
    printed = run.printed
  }
}

extension RunRecord: Equatable {
  /// Places follow from the text and the run.
  package static func == (a: RunRecord, b: RunRecord) -> Bool {
    a.title == b.title && a.description == b.description && a.facts == b.facts && a.timeline == b.timeline
      && a.instants == b.instants && a.findings == b.findings && a.printed == b.printed
  }
}
