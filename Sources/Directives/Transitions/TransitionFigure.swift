import Diagnostics
import Foundation
import Markup
import Rendering
import TransitionEngine
import UIKit

/// What `{transition}`, `{strip}` and `{stage}` have in common: reads the options, executes, and has the figure written.
struct TransitionFigure {
  var parts: FigureWriter.Parts

  /// Without those of the animators.
  var options: [OptionDescription] {
    var all =
      [
        OptionDescription("from", values: "a screen’s name", "the screen that is shown first"),
        OptionDescription("to", values: "a screen’s name", "the screen that replaces it"),
        OptionDescription("name", values: "an anchor", "the figure’s id, for links to it"),
      ] + InstantsOption.descriptions
    if parts != .strip {
      all.append(
        OptionDescription(
          "autoplay", values: "true or false", standard: "false", "plays once when the page opens"))
      all += DriveOption.descriptions
    }
    return all
  }

  /// The width at which a strip's frame is shown on a page, in CSS pixels; at twice the pixels it must be exact. A few
  /// frames share the page's width and are shown larger.
  private static func frameWidth(frames: Int) -> CGFloat {
    frames > 4 ? 96 : min(660 / CGFloat(max(frames, 1)), 260)
  }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let scope = page.figures.nextScope()
    let id = FigureName.id(of: directive, scope: scope, on: &page, diagnostics: &diagnostics)
    let instants = InstantsOption(directive, diagnostics: &diagnostics)
    let choice = AnimatorChoice(
      directive, common: Set(options.map(\.name)), diagnostics: &diagnostics)
    let playsOnLoad = directive[option: "autoplay"]?.flag(diagnostics: &diagnostics) ?? false
    let drive = DriveOption(directive, diagnostics: &diagnostics)
    let from = screen("from", of: directive, page.figures.screens, diagnostics: &diagnostics)
    let to = screen("to", of: directive, page.figures.screens, diagnostics: &diagnostics)
    if let from, let to, from.size != to.size {
      diagnostics.append(
        .error(
          "transition.size", "“\(from.name)” and “\(to.name)” have different sizes", at: directive.name.range,
          explanation: "both stand in one window: \(describe(from.size)) and \(describe(to.size))",
          fix: "give both screens the same size"))
    }
    let markdown = page.markdown
    let caption = markdown.render(
      directive.body, nestedIn: directive, handler: &page, diagnostics: &diagnostics
    ).html
    guard !diagnostics.hasErrors, let from, let to, let choice, let animator = choice.make() else {
      return []
    }

    if let problem = MissingFont.diagnostic(at: directive.name.range) {
      diagnostics.append(problem)
      return []
    }
    let run = TransitionRun(from: from, to: to, animator: animator)
    guard let timeline = execute(run, choice, at: directive, diagnostics: &diagnostics) else { return [] }
    let times = instants.instants(of: timeline, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { return [] }
    let text = TransitionText(choice: choice, from: from, to: to, timeline: timeline)
    var writer = FigureWriter(
      scope: scope, id: id, timeline: timeline, instants: times, parts: parts, playsOnLoad: playsOnLoad,
      drive: drive.drive(of: timeline), stripOptions: stripOptions(text, timeline, frames: times.count),
      caption: caption, facts: text.facts)
    let html = writer.write(on: &page.figures)
    report(writer, text, at: directive, &page.figures, diagnostics: &diagnostics)
    return html
  }

  // MARK: Screens

  private func screen(
    _ option: String, of directive: Directive, _ screens: ScreenRegistry, diagnostics: inout [Diagnostic]
  ) -> Screen? {
    guard let given = directive[option: option] else {
      diagnostics.append(
        .error(
          "transition.missing-screen", "“\(directive.name.value)” needs the option “\(option)”",
          at: directive.name.range, allowed: screens.names, fix: "add “:\(option): ” and a screen’s name"))
      return nil
    }
    return screens.find(given.value, diagnostics: &diagnostics)
  }

  /// `375x667`, as authors write it.
  private func describe(_ size: CGSize) -> String {
    [size.width, size.height].map { side in Int(exactly: side).map { "\($0)" } ?? "\(side)" }.joined(
      separator: "x")
  }

  // MARK: Executing

  private func execute(
    _ run: TransitionRun, _ choice: AnimatorChoice, at directive: Directive, diagnostics: inout [Diagnostic]
  ) -> Timeline? {
    do {
      return try run.execute()
    } catch let unfinished as UnfinishedRun {
      diagnostics.append(
        .error(
          "transition.unfinished", "the transition by “\(choice.description.name)” never completes",
          at: directive.name.range, explanation: unfinished.explanation,
          fix: "have the animator call completeTransition(_:) when its animation ends"))
    } catch {
      diagnostics.append(
        .error(
          "transition.failed", "the transition by “\(choice.description.name)” failed: \(error)",
          at: directive.name.range))
    }
    return nil
  }

  private func stripOptions(_ text: TransitionText, _ timeline: Timeline, frames: Int) -> StripOptions {
    var options = StripOptions(title: text.title, description: text.description(frames: frames))
    options.displayScale = min(Self.frameWidth(frames: frames) / timeline.size.width, 1)
    return options
  }

  private func report(
    _ writer: FigureWriter, _ text: TransitionText, at directive: Directive, _ figures: inout PageFigures,
    diagnostics: inout [Diagnostic]
  ) {
    figures.add(
      FigureReport(
        place: directive.range, title: text.title, stripBytes: writer.stripBytes, stage: writer.stage?.report)
    )
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

extension UnfinishedRun {
  /// What was left open, in words.
  fileprivate var explanation: String {
    let what = open.isEmpty ? "something" : open.joined(separator: ", ")
    return switch reason {
    case .idle: "\(what) was begun, and nothing is left that could end it"
    case .duration(let seconds): "\(what) was still under way after \(Int(seconds)) virtual seconds"
    case .turns(let count): "\(what) was still under way after \(count) turns of the run loop"
    }
  }
}
