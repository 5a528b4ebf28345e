import Diagnostics
import Markup
import Options
import Rendering
import Runs
import TransitionEngine

/// What `{transition}`, `{strip}` and `{stage}` have in common: reads the options, executes, and has the figure written.
struct TransitionFigure {
  var parts: FigureWriter.Parts

  /// Without those of the animators.
  var options: [any OptionDescription] {
    let all = ScreenPair.options + RunFigure.options
    return parts == .strip ? all : all + [DriveOption.autoplay] + DriveOption.options
  }

  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let figure = RunFigure(directive, caption: directive.body, on: &page, diagnostics: &diagnostics)
    let choice = AnimatorChoice(directive, common: Set(options.map(\.name)), diagnostics: &diagnostics)
    let playsOnLoad = directive.value(of: DriveOption.autoplay, diagnostics: &diagnostics)
    let drive = DriveOption(directive, diagnostics: &diagnostics)
    let screens = ScreenPair(directive, page.figures.screens, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let screens, let choice else { return [] }
    let run = TransitionRun(screens: screens, animator: choice.make())
    let timeline = FailedRun.timeline(
      of: "the transition by “\(choice.description.name)”", at: directive.name.range,
      allowsNoEnd: figure.lint.allowsNoEnd, diagnostics: &diagnostics, run.execute)
    guard let timeline else { return [] }
    var presentation = RunFigure.Presentation(
      parts: parts, playsOnLoad: playsOnLoad, drive: drive.drive(of: timeline))
    presentation.findings = SecondRuns(screens: screens, choice: choice).findings
    return figure.html(of: timeline, presentation, on: &page.figures, diagnostics: &diagnostics) {
      TransitionText(choice: choice, screens: screens, timeline: timeline).text(frames: $0)
    }
  }
}
