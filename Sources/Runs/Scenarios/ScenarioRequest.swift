import Diagnostics
import Screens
import Scripts
import TransitionEngine
import UIKit

/// A scenario on a container, and the expectations of its script.
package struct ScenarioRequest: RunRequest {
  package let settings: ScenarioSettings
  package let script: ScenarioScript
  let place: SourceRange
  let allowsNoEnd: Bool

  /// - Parameters:
  ///   - place: the place of the directive.
  ///   - allowsNoEnd: whether the author wants to show a transition that never ends.
  package init(settings: ScenarioSettings, script: ScenarioScript, place: SourceRange, allowsNoEnd: Bool) {
    self.settings = settings
    self.script = script
    self.place = place
    self.allowsNoEnd = allowsNoEnd
  }

  package var kind: RunRequestKind { .scenario(self) }
  package var allScreens: [Screen] { settings.screens }
  package var runsListings: Bool {
    settings.choice?.isListing ?? false || !settings.functions.isEmpty
      || allScreens.contains(where: \.runsListings)
  }

  /// - Returns: nil, with diagnostics, if an expectation isn't met, or the run unexpectedly does not end.
  package func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun? {
    guard let paths = script.touchPaths(on: settings.size, diagnostics) else { return nil }
    let player = ScenarioPlayer(run: Run(size: settings.size), paths: paths, diagnostics) { window in
      window.backgroundColor = .black
      return settings.makeStage()
    }
    let outcome = Result { try player.play(script) }
    switch outcome {
    case .success(let timeline) where player.isAsExpected:
      return finished(timeline, player)
    case .failure(let unfinished as UnfinishedRun) where player.isAsExpected && expectsNoEnd:
      return finished(unfinished.timeline, player)
    case .failure(let error) where player.isAsExpected || !expectsNoEnd:
      diagnostics.report(FailedRun.diagnostic(error, "the scenario’s transition", at: place))
      return nil
    default: return nil
    }
  }

  private func finished(_ timeline: Timeline, _ player: ScenarioPlayer) -> FinishedRun {
    FinishedRun(
      timeline: timeline, findings: lintReplays?.findings ?? [], moments: player.moments(of: script))
  }

  /// The replays of the animator that the author has named, between the first two screens.
  private var lintReplays: LintReplays? {
    guard let choice = settings.choice, settings.screens.count > 1 else { return nil }
    return LintReplays(
      screens: ScreenPair(from: settings.screens[0], to: settings.screens[1]), choice: choice)
  }

  /// Whether the scenario is about a transition that never ends.
  private var expectsNoEnd: Bool { allowsNoEnd || script.expectsNoEnd }
}
