import Diagnostics
import DirectiveParsing
import Lint
import Options
import Rendering
import Runs
import Text
import TransitionEngine
import UIKit

/// The options that all figures of runs have: instants, lint findings, and what moves the stage. Judges a run
/// by them and draws it.
struct RunFigure {
  /// Text around a figure. It's derived from the run, never typed.
  struct Text {
    /// The accessible name.
    var title: String
    /// A description of the motion for readers who don't see it.
    var description: String
    /// Short ones, below the caption.
    var facts: [String]
  }

  /// The directives in whose place “strip” can stand.
  private static let withStripForm = ["transition", "stage"]

  let directive: Directive
  /// The place of the directive's name.
  var place: SourceRange { directive.name.range }
  let lint: LintOption
  let instants: InstantsOption
  private let parts: RunDrawing.Parts
  var playsOnLoad = false
  /// Whether a run in which no time passes is shown as one picture.
  var showsStills = false
  var drive = Drive.clock

  static let options: [any OptionDescription] =
    InstantsOption.options + [LintOption.option, FigureName.option, card]

  private static let card = Option(
    flag: "card",
    "shows the figure as a card: it rests at its most telling instant, plays under a pointer, and leads to the caption's first link"
  )

  init(_ directive: DirectiveReader, _ parts: RunDrawing.Parts) {
    self.directive = directive.directive
    self.parts = directive.value(of: Self.card) ? .card : parts
    instants = InstantsOption(directive)
    lint = LintOption(directive)
    if let problem = MissingFont.diagnostic(at: place) { directive.report(problem) }
  }

  /// Draws a run; nil, with diagnostics, if an instant is beyond its end, or if the lint findings aren't the
  /// accepted ones.
  ///
  /// - Parameters:
  ///   - below: HTML between the strip and the caption.
  ///   - expected: rules that a script expects to fire.
  ///   - scope: the figure's own class.
  func drawing(
    of run: FinishedRun, below: [UInt8] = [], expected: Set<LintRule> = [], scope: String, _ text: Text,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let timeline = run.timeline
    let isStill = showsStills && timeline.duration == 0
    let times = times(of: timeline, isStill: isStill, diagnostics)
    let findings = timeline.lint() + run.findings
    let isAccepted = lint.judge(findings, expected: expected, at: place, diagnostics) { findings in
      figures.places(of: findings, in: timeline, of: directive)
    }
    guard let times, isAccepted else { return nil }
    if let warning = MissingCharacters.diagnostic(in: [timeline], at: place) { diagnostics.report(warning) }
    var drawing: RunDrawing
    do throws(DrawingLimit) {
      drawing = try RunDrawing(
        of: timeline.showingTouches(), at: times, parts: isStill ? .strip : parts,
        drive: parts == .card ? .clock : drive,
        scope: scope, stripOptions(text, timeline, frames: times.count), in: &figures.library,
        figures.environment)
    } catch {
      diagnostics.report(error.diagnostic(of: directive))
      return nil
    }
    // No list shows a standalone page.
    if figures.leadFrame == nil, timeline.duration > 0, figures.environment.standaloneScale == nil {
      drawing.frame = parts == .card ? drawing.strip : frame(of: timeline, text, in: &figures.library)
    }
    drawing.playsOnLoad = playsOnLoad
    drawing.below =
      below + (lint.isShown ? LintList(findings: findings, words: figures.environment.localization).html : [])
    drawing.facts = text.facts
    drawing.litLines = figures.litLines(in: timeline, of: directive)
    drawing.notes = notes(findings) + run.printed.map(FigureReport.note(ofPrinted:))
    if figures.environment.keepsAnimations {
      drawing.record = RunRecord(of: run, findings, text, at: times, in: figures, of: directive)
    }
    let hasStripForm = Self.withStripForm.contains(directive.name.value)
    if let problem = drawing.stageProblem(at: place, hasStripForm: hasStripForm) {
      diagnostics.report(problem)
    }
    return .run(drawing)
  }

  private func times(
    of timeline: Timeline, isStill: Bool, _ diagnostics: DiagnosticCollector
  ) -> [TimeInterval]? {
    if isStill { return [0] }
    return parts == .card ? [timeline.tellingInstant] : instants.instants(of: timeline, diagnostics)
  }

  // MARK: Drawing

  /// The middle, for lists of pages: a telling instant takes longer than all drawings of a page.
  private func frame(of timeline: Timeline, _ text: Text, in library: inout FigureLibrary) -> StripImage {
    var options = stripOptions(text, timeline, frames: 1)
    options.displayScale = min(Self.listedWidth / timeline.size.width, 1)
    options.leastTextHeight = Self.leastListedText
    return Strip(timeline: timeline, instants: [timeline.duration / 2], options: options)
      .image(in: &library)
  }

  /// The width at which lists of pages show a frame, in CSS pixels: they show many at once, so each has to be light.
  private static let listedWidth: CGFloat = 96
  /// In CSS pixels.
  private static let leastListedText: CGFloat = 5

  /// The width at which a strip's frame is shown on a page, in CSS pixels; at twice the pixels it must be exact. A few
  /// frames share the page's width and are shown larger.
  private static func frameWidth(frames: Int) -> CGFloat {
    frames > 4 ? 96 : min(660 / CGFloat(max(frames, 1)), 260)
  }

  func stripOptions(_ text: Text, _ timeline: Timeline, frames: Int) -> StripOptions {
    var options = StripOptions(title: text.title, description: text.description)
    options.displayScale = min(Self.frameWidth(frames: frames) / timeline.size.width, 1)
    options.cornerRadius = Device.cornerRadius(of: timeline.size)
    return options
  }

  /// Findings that aren't mistakes.
  func notes(_ findings: [LintFinding]) -> [Remark] {
    findings.filter { $0.rule.severity == .note }.map { Remark("\($0.rule.name): \($0.remark)") }
  }
}
