import Diagnostics
import Lint
import Rendering
import Runs
import TransitionEngine

/// One of several runs that a figure compares.
struct ComparedRun {
  var name: String
  var requested: RequestedRun
  var run: FinishedRun
}

extension RunFigure {
  /// Draws several runs on one clock, that of the longest; nil, with diagnostics, as for one.
  ///
  /// - Parameter title: the accessible name.
  func drawing(
    comparing runs: [ComparedRun], title: String, facts: [String], isOnionSkin: Bool, scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    guard let longest = runs.map(\.run.timeline).max(by: { $0.duration < $1.duration }) else { return nil }
    let times = instants.instants(of: longest, diagnostics)
    guard let findings = judged(runs, on: figures, diagnostics), let times else { return nil }
    if let warning = MissingCharacters.diagnostic(in: runs.map(\.run.timeline), at: place) {
      diagnostics.report(warning)
    }
    var drawings: [RunDrawing] = []
    for (index, one) in runs.enumerated() {
      let timeline = one.run.timeline
      let words = TransitionText(
        choice: one.requested.request.choice, screens: one.requested.request.screens, timeline: timeline,
        words: figures.environment.localization
      ).text
      let text = Text(title: one.name, description: words.description, facts: [])
      var drawing: RunDrawing
      do throws(DrawingLimit) {
        drawing = try RunDrawing(
          of: timeline.showingTouches(), at: times, parts: .both, scope: "\(scope)-\(index + 1)",
          isPart: true, stripOptions(text, timeline, frames: times.count), in: &figures.library,
          figures.environment)
      } catch {
        diagnostics.report(error.diagnostic(of: directive))
        return nil
      }
      if figures.environment.keepsAnimations {
        drawing.record = RunRecord(
          of: one.run, one.run.timeline.lint() + one.run.findings, text, at: times, in: figures,
          of: one.requested.directive)
      }
      drawing.notes = one.run.printed.map(FigureReport.note(ofPrinted:))
      if let problem = drawing.stageProblem(at: place, hasStripForm: false) { diagnostics.report(problem) }
      drawings.append(drawing)
    }
    var drawing = RunDrawing(
      scope: scope, title: title, size: longest.size, duration: longest.duration, instants: times,
      parts: .both, drive: .clock, strip: drawings[0].strip, stripGap: drawings[0].stripGap)
    drawing.playsOnLoad = playsOnLoad
    drawing.below =
      lint.isShown ? LintList(findings: findings, words: figures.environment.localization).html : []
    drawing.facts = facts
    drawing.notes = notes(findings)
    let animations = drawings.compactMap(\.animation)
    if let first = animations.first {
      drawing.animation = StandaloneAnimation(
        timelines: animations.flatMap(\.timelines), options: first.options)
    }
    drawing.litLines =
      runs.flatMap { figures.litLines(in: $0.run.timeline, of: $0.requested.directive) }.joined
    drawing.compared = drawings
    drawing.isOnionSkin = isOnionSkin
    return .run(drawing)
  }

  /// The lint findings of all runs, without duplicates; nil, with diagnostics, if they aren't the accepted
  /// ones.
  private func judged(
    _ runs: [ComparedRun], on figures: PageFigures, _ diagnostics: DiagnosticCollector
  ) -> [LintFinding]? {
    var found: [(finding: LintFinding, run: ComparedRun)] = []
    for one in runs {
      for finding in one.run.timeline.lint() + one.run.findings
      where !found.contains(where: { $0.finding == finding }) {
        found.append((finding, one))
      }
    }
    let findings = found.map(\.finding)
    let isAccepted = lint.judge(findings, expected: [], at: place, diagnostics) { reported in
      reported.map { finding in
        found.first { $0.finding == finding }.flatMap { _, one in
          figures.places(of: [finding], in: one.run.timeline, of: one.requested.directive)[0]
        }
      }
    }
    return isAccepted ? findings : nil
  }
}
