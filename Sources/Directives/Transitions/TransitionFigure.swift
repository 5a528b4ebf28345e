import Diagnostics
import Markup
import Options
import Rendering
import Runs
import TransitionEngine

/// What `{transition}`, `{strip}` and `{stage}` have in common: reads the options, executes, and draws.
struct TransitionFigure {
  var parts: RunDrawing.Parts

  /// Without those of the animators.
  var options: [any OptionDescription] {
    let all = ScreenPair.options + RunFigure.options
    return parts == .strip ? all : all + [DriveOption.autoplay] + DriveOption.options
  }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    let figure = RunFigure(directive, scope: scope, diagnostics: &diagnostics)
    let choice = AnimatorChoice(directive, common: Set(options.map(\.name)), diagnostics: &diagnostics)
    let playsOnLoad = directive.value(of: DriveOption.autoplay, diagnostics: &diagnostics)
    let drive = DriveOption(directive, diagnostics: &diagnostics)
    let screens = ScreenPair(directive, figures.screens, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let screens, let choice else { return nil }
    let run = figures.run("transition", directive, diagnostics: &diagnostics) { diagnostics in
      FailedRun.timeline(
        of: "the transition by “\(choice.description.name)”", at: directive.name.range,
        allowsNoEnd: figure.lint.allowsNoEnd, diagnostics: &diagnostics,
        TransitionRun(screens: screens, animator: choice.make()).execute
      ).map { FinishedRun(timeline: $0, findings: SecondRuns(screens: screens, choice: choice).findings) }
    }
    guard let run else { return nil }
    let timeline = run.timeline
    let presentation = RunFigure.Presentation(
      parts: parts, playsOnLoad: playsOnLoad, drive: drive.drive(of: timeline), findings: run.findings)
    return figure.drawing(of: timeline, presentation, on: &figures, diagnostics: &diagnostics) {
      TransitionText(choice: choice, screens: screens, timeline: timeline).text(frames: $0)
    }
  }
}
