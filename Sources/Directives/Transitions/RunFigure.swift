import Diagnostics
import Foundation
import Markup
import Rendering
import TransitionEngine
import UIKit

/// What the figures of all runs have in common: name, instants and caption are read, and the figure is written.
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
  private let id: String
  private let instants: InstantsOption
  private let caption: [UInt8]

  static let descriptions =
    [OptionDescription("name", values: "an anchor", "the figure’s id, for links to it")]
    + InstantsOption.descriptions

  /// - Parameter caption: Markdown.
  init<Page: DirectivePage>(
    _ directive: Directive, caption: SourceText, on page: inout Page, diagnostics: inout [Diagnostic]
  ) {
    self.directive = directive
    scope = page.figures.nextScope()
    id = FigureName.id(of: directive, scope: scope, on: &page, diagnostics: &diagnostics)
    instants = InstantsOption(directive, diagnostics: &diagnostics)
    let markdown = page.markdown
    self.caption =
      markdown.render(caption, nestedIn: directive, handler: &page, diagnostics: &diagnostics).html
    if let problem = MissingFont.diagnostic(at: directive.name.range) { diagnostics.append(problem) }
  }

  /// How a run is shown.
  struct Presentation {
    var parts = FigureWriter.Parts.both
    var playsOnLoad = false
    var drive = Drive.clock
    /// HTML between the strip and the caption.
    var below: [UInt8] = []
  }

  /// The figure's HTML; nothing, with diagnostics, if the run has not the instants that are to be seen.
  ///
  /// - Parameter text: is told the number of frames.
  func html(
    of timeline: Timeline, _ presentation: Presentation = Presentation(), on figures: inout PageFigures,
    diagnostics: inout [Diagnostic], text: (Int) -> Text
  ) -> [UInt8] {
    let times = instants.instants(of: timeline, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return [] }
    let text = text(times.count)
    var writer = FigureWriter(
      scope: scope, id: id, timeline: timeline.showingTouches(), instants: times, parts: presentation.parts,
      playsOnLoad: presentation.playsOnLoad, drive: presentation.drive,
      stripOptions: stripOptions(text, timeline, frames: times.count), below: presentation.below,
      caption: caption, facts: text.facts)
    let html = writer.write(on: &figures)
    report(writer, text.title, &figures, diagnostics: &diagnostics)
    return html
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

  private func report(
    _ writer: FigureWriter, _ title: String, _ figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) {
    figures.add(
      FigureReport(
        place: directive.range, title: title, stripBytes: writer.stripBytes, stage: writer.stage?.report))
    guard let stage = writer.stage?.report else { return }
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
          "stage.error", "the stage is off by up to \(rounded(stage.positionError)) points",
          at: directive.name.range, allowed: ["up to \(StageReport.tolerance) points"]))
    }
  }

  private func rounded(_ value: Double) -> String { String(Double(Int((value * 100).rounded())) / 100) }
}
