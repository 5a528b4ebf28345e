import Diagnostics
import Markup
import Rendering
import Runs
import TransitionEngine

/// What `{transition}`, `{strip}` and `{stage}` have in common: reads the options, executes, and draws.
struct TransitionFigure {
  var parts: RunDrawing.Parts

  /// Without those of the animators.
  var options: [OptionDescription] {
    var all = ScreenPair.descriptions + RunFigure.descriptions
    if parts != .strip {
      all.append(
        OptionDescription(
          "autoplay", values: "true or false", standard: "false", "plays once when the page opens"))
      all += DriveOption.descriptions
    }
    return all
  }

  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic]
  ) -> FigureDrawing? {
    let figure = RunFigure(directive, scope: scope, diagnostics: &diagnostics)
    let choice = AnimatorChoice(directive, common: Set(options.map(\.name)), diagnostics: &diagnostics)
    let playsOnLoad = directive[option: "autoplay"]?.flag(diagnostics: &diagnostics) ?? false
    let drive = DriveOption(directive, diagnostics: &diagnostics)
    let screens = ScreenPair(directive, figures.screens, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors, let screens, let choice, let animator = choice.make() else { return nil }
    let run = figures.run("transition", directive, diagnostics: &diagnostics) { diagnostics in
      FailedRun.timeline(
        of: "the transition by “\(choice.description.name)”", at: directive.name.range,
        allowsNoEnd: figure.lint.allowsNoEnd, diagnostics: &diagnostics,
        TransitionRun(screens: screens, animator: animator).execute
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
