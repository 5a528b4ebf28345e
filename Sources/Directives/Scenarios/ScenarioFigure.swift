import Diagnostics
import Markup
import Options
import Rendering
import Runs
import Scripts
import TransitionEngine
import UIKit

/// What `{scenario}` and `{callbacks}` have in common: how they are read, and how their runs are drawn.
struct ScenarioFigure {
  var parts: RunDrawing.Parts
  /// Options that the directive has beside those of all scenarios.
  var own: [any OptionDescription] = []

  var options: [any OptionDescription] { common + AnimatorChoice.allOptions.filter { !isOwn($0) } }

  private var common: [any OptionDescription] {
    ScenarioSettings.options + own + RunFigure.options
  }

  private func isOwn(_ option: any OptionDescription) -> Bool { common.contains { $0.name == option.name } }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: ScenarioRequest, presentation: RunFigure)? {
    let figure = RunFigure(directive, parts)
    let settings = ScenarioSettings(directive, common: Set(common.map(\.name)), screens)
    guard let settings else { return nil }
    let script = ScenarioScript(directive.lines.head, settings.vocabulary, directive.diagnostics)
    // Where anything else is wrong, a script may be meant.
    if script.actions.isEmpty, !directive.diagnostics.hasErrors {
      directive.report(
        .error(
          "scenario.empty", "“\(directive.name.value)” needs a script", at: figure.place,
          fix: "write what happens into the body, one statement a line, such as “tap 2”"))
    }
    let request = ScenarioRequest(
      settings: settings, script: script, place: figure.place, allowsNoEnd: figure.lint.allowsNoEnd)
    return (request, figure)
  }

  /// - Parameter below: what stands under the strip.
  func draw(
    _ run: FinishedRun, of request: ScenarioRequest, _ figure: RunFigure, below: [UInt8], scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let text = ScenarioText(settings: request.settings, timeline: run.timeline)
    return figure.drawing(
      of: run, below: below, expected: request.script.expectedLints, scope: scope, on: &figures, diagnostics
    ) { text.text(frames: $0) }
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
