import Diagnostics
import Markup
import Options
import Rendering
import Text
import TransitionEngine
import UIKit

/// What the figures of all runs have in common: instants and lint are read, and the run is judged and drawn.
struct RunFigure {
  /// The words around a figure: made from its run, never typed.
  struct Text {
    /// The accessible name.
    var title: String
    /// What happens, for those who do not see it.
    var description: String
    /// Short ones, below the caption.
    var facts: [String]
  }

  let directive: Directive
  let scope: String
  let lint: LintOption
  private let instants: InstantsOption

  static let options: [any OptionDescription] =
    InstantsOption.options + [LintOption.option, FigureName.option]

  init(_ directive: Directive, scope: String, diagnostics: inout [Diagnostic]) {
    self.directive = directive
    self.scope = scope
    instants = InstantsOption(directive, diagnostics: &diagnostics)
    lint = LintOption(directive, diagnostics: &diagnostics)
    if let problem = MissingFont.diagnostic(at: directive.name.range) { diagnostics.append(problem) }
  }

  /// How a run is shown.
  struct Presentation {
    var parts = RunDrawing.Parts.both
    var playsOnLoad = false
    var drive = Drive.clock
    /// HTML between the strip and the caption.
    var below: [UInt8] = []
    /// What the lint has found, beside what it finds in the timeline.
    var findings: [LintFinding] = []
    /// Rules that a script expects to fire.
    var expected: Set<LintRule> = []
  }

  /// Draws a run; nil, with diagnostics, if it has not the instants that are to be seen.
  ///
  /// - Parameter text: is told the number of frames.
  func drawing(
    of timeline: Timeline, _ presentation: Presentation = Presentation(), on figures: inout PageFigures,
    diagnostics: inout [Diagnostic], text: (Int) -> Text
  ) -> FigureDrawing? {
    let times = instants.instants(of: timeline, diagnostics: &diagnostics)
    let findings = timeline.lint() + presentation.findings
    lint.judge(findings, expected: presentation.expected, at: directive, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    let text = text(times.count)
    var drawing = RunDrawing(
      of: timeline.showingTouches(), at: times, parts: presentation.parts, drive: presentation.drive,
      scope: scope, stripOptions(text, timeline, frames: times.count), in: &figures.library,
      standaloneScale: figures.environment.standaloneScale)
    drawing.playsOnLoad = presentation.playsOnLoad
    drawing.below = presentation.below + (lint.isShown ? LintList(findings: findings).html : [])
    drawing.facts = text.facts
    drawing.notes = notes(findings)
    report(drawing.stage?.report, diagnostics: &diagnostics)
    return .run(drawing)
  }

  // MARK: Drawing

  /// The width at which a strip's frame is shown on a page, in CSS pixels; at twice the pixels it must be exact. A few
  /// frames share the page's width and are shown larger.
  private static func frameWidth(frames: Int) -> CGFloat {
    frames > 4 ? 96 : min(660 / CGFloat(max(frames, 1)), 260)
  }

  private func stripOptions(_ text: Text, _ timeline: Timeline, frames: Int) -> StripOptions {
    var options = StripOptions(title: text.title, description: text.description)
    options.displayScale = min(Self.frameWidth(frames: frames) / timeline.size.width, 1)
    return options
  }

  /// Facts that are no mistakes.
  private func notes(_ findings: [LintFinding]) -> [String] {
    findings.filter { $0.rule.severity == .note }.map { "\($0.rule.name): \($0.message)" }
  }

  private func report(_ stage: StageReport?, diagnostics: inout [Diagnostic]) {
    guard let stage else { return }
    if !stage.unsupported.isEmpty {
      diagnostics.append(
        .warning(
          "stage.unsupported",
          "this figure has no stage: it cannot show " + stage.unsupported.joined(separator: ", "),
          at: directive.name.range, explanation: "CSS moves layers by transform and opacity only",
          fix: "use {strip}, or animate position, transform and alpha"))
    } else if stage.positionError > StageReport.tolerance {
      diagnostics.append(
        .warning(
          "stage.error", "the stage is off by up to \(stage.positionError.formatted(decimals: 2)) points",
          at: directive.name.range, allowed: ["up to \(StageReport.tolerance) points"]))
    }
  }
}
