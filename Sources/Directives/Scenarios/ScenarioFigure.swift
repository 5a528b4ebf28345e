import Diagnostics
import Markup
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine
import UIKit

/// What `{scenario}` and `{callbacks}` have in common: reads options and script, plays it, and has the figure written.
struct ScenarioFigure {
  var parts: FigureWriter.Parts
  /// Options that the directive has beside those of all scenarios.
  var own: [any OptionDescription] = []

  var options: [any OptionDescription] { common + AnimatorChoice.allOptions.filter { !isOwn($0) } }

  private var common: [any OptionDescription] {
    ScenarioSettings.options + own + RunFigure.options
  }

  private func isOwn(_ option: any OptionDescription) -> Bool { common.contains { $0.name == option.name } }

  /// - Parameter below: what stands under the strip.
  func html<Page: DirectivePage>(
    for directive: Directive, on page: inout Page, diagnostics: inout [Diagnostic],
    below: (ScenarioRun.Record, ScenarioText, BodyLines, inout PageFigures) -> [UInt8]
  ) -> [UInt8] {
    let body = BodyLines(directive.body)
    let figure = RunFigure(directive, caption: body.tail, on: &page, diagnostics: &diagnostics)
    let settings = ScenarioSettings(
      directive, common: Set(common.map(\.name)), page.figures.screens, diagnostics: &diagnostics)
    guard let settings else { return [] }
    let script = ScenarioScript(body.head, settings.vocabulary, diagnostics: &diagnostics)
    if script.actions.isEmpty, !diagnostics.hasErrors {
      diagnostics.append(
        .error(
          "scenario.empty", "“\(directive.name.value)” needs a script", at: directive.name.range,
          fix: "write what happens into the body, one statement a line, such as “tap 2”"))
    }
    guard !diagnostics.hasErrors else { return [] }
    let run = ScenarioRun(
      settings: settings, script: script, place: directive.name.range, allowsNoEnd: figure.lint.allowsNoEnd)
    guard let record = run.execute(diagnostics: &diagnostics) else { return [] }
    let text = ScenarioText(settings: settings, timeline: record.timeline)
    var presentation = RunFigure.Presentation(
      parts: parts, below: below(record, text, body, &page.figures))
    presentation.expected = script.expectedLints
    presentation.findings = settings.secondRuns?.findings ?? []
    return figure.html(of: record.timeline, presentation, on: &page.figures, diagnostics: &diagnostics) {
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
