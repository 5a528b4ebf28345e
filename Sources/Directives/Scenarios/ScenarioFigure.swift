import Diagnostics
import Markup
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine
import UIKit

/// What `{scenario}` and `{callbacks}` have in common: reads options and script, plays it, and draws.
struct ScenarioFigure {
  var parts: RunDrawing.Parts
  /// Options that the directive has beside those of all scenarios.
  var own: [any OptionDescription] = []

  var options: [any OptionDescription] { common + AnimatorChoice.allOptions.filter { !isOwn($0) } }

  private var common: [any OptionDescription] {
    ScenarioSettings.options + own + RunFigure.options
  }

  private func isOwn(_ option: any OptionDescription) -> Bool { common.contains { $0.name == option.name } }

  /// - Parameter below: what stands under the strip.
  func drawing(
    of directive: Directive, scope: String, on figures: inout PageFigures, diagnostics: inout [Diagnostic],
    below: (FinishedRun, ScenarioText, [Located<String>], inout PictureLibrary) -> [UInt8]
  ) -> FigureDrawing? {
    let lines = BodyLines(directive.body).head
    let figure = RunFigure(directive, scope: scope, diagnostics: &diagnostics)
    let settings = ScenarioSettings(
      directive, common: Set(common.map(\.name)), figures.screens, diagnostics: &diagnostics)
    guard let settings else { return nil }
    let script = ScenarioScript(lines, settings.vocabulary, diagnostics: &diagnostics)
    if script.actions.isEmpty, !diagnostics.hasErrors {
      diagnostics.append(
        .error(
          "scenario.empty", "“\(directive.name.value)” needs a script", at: directive.name.range,
          fix: "write what happens into the body, one statement a line, such as “tap 2”"))
    }
    guard !diagnostics.hasErrors else { return nil }
    let run = figures.run("scenario", directive, diagnostics: &diagnostics) { diagnostics in
      let run = ScenarioRun(
        settings: settings, script: script, place: directive.name.range,
        allowsNoEnd: figure.lint.allowsNoEnd)
      let start = lines.first?.range.bytes.lowerBound ?? 0
      return run.execute(diagnostics: &diagnostics).map { record in
        FinishedRun(
          timeline: record.timeline, findings: settings.secondRuns?.findings ?? [],
          moments: Dictionary(uniqueKeysWithValues: record.moments.map { ($0 - start, $1) }))
      }
    }
    guard let run else { return nil }
    let text = ScenarioText(settings: settings, timeline: run.timeline)
    let presentation = RunFigure.Presentation(
      parts: parts, below: below(run, text, lines, &figures.library), findings: run.findings,
      expected: script.expectedLints)
    return figure.drawing(of: run.timeline, presentation, on: &figures, diagnostics: &diagnostics) {
      text.text(frames: $0)
    }
  }
}

extension ScenarioScript {
  /// The rules that are expected to fire.
  fileprivate var expectedLints: Set<LintRule> {
    Set(
      actions.compactMap { action in
        switch action.value {
        case .expect(.lint(let rule?)): rule
        default: nil
        }
      })
  }
}

extension ScenarioSettings {
  /// Of the animator that the author has named, between the first two screens.
  fileprivate var secondRuns: SecondRuns? {
    guard let choice, screens.count > 1 else { return nil }
    return SecondRuns(screens: ScreenPair(from: screens[0], to: screens[1]), choice: choice)
  }
}
