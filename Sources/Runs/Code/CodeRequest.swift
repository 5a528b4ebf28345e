import Diagnostics
import Lint
import Screens
import Scripts
import TransitionEngine
import UIKit

/// An author's code on a screen of its own, and the expectations of its script.
package struct CodeRequest: RunRequest {
  /// The author's function, which receives the screen's view.
  package let code: ListingFunction
  /// The initial screen; nil for an empty one.
  package let screen: Screen?
  private let size: CGSize
  /// What happens after the code.
  package let script: ScenarioScript
  /// The recorded time of the run, in seconds.
  private let limit: TimeInterval
  /// Whether the recording starts as the screen appears; otherwise it appears before that.
  private let isAppearing: Bool
  private let place: SourceRange
  private let allowsNoEnd: Bool

  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - limit: the recorded time of the run, in seconds.
  ///   - isAppearing: whether the recording starts as the screen appears.
  ///   - place: the place of the directive.
  ///   - allowsNoEnd: whether the author wants to show a transition that never ends.
  package init(
    code: ListingFunction, screen: Screen?, size: CGSize, script: ScenarioScript, limit: TimeInterval,
    isAppearing: Bool, place: SourceRange, allowsNoEnd: Bool
  ) {
    self.code = code
    self.screen = screen
    self.size = screen?.size ?? size
    self.script = script
    self.limit = limit
    self.isAppearing = isAppearing
    self.place = place
    self.allowsNoEnd = allowsNoEnd
  }

  package var kind: RunRequestKind { .code(self) }
  package var allScreens: [Screen] { [screen].compactMap(\.self) }
  package var runsListings: Bool { true }

  /// The names that scripts can use.
  package static func vocabulary(on screen: Screen?) -> ScenarioVocabulary {
    ScenarioVocabulary(
      container: nil, tabs: [], screens: [screen?.name].compactMap(\.self), actors: [], allowsOwnNames: true,
      detents: nil)
  }

  /// - Returns: nil, with diagnostics, if a finger leaves the screen, an expectation isn't met, or time does
  ///   not pass.
  package func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun? {
    guard let paths = script.touchPaths(on: size, diagnostics) else { return nil }
    let player = player(paths, diagnostics)
    guard var timeline = timeline(player, diagnostics), player.isAsExpected else { return nil }
    if timeline.isEndless || timeline.isUnfinished {
      timeline.duration = max(timeline.duration, limit)
      timeline.isUnfinished = true
    }
    timeline = player.stage.record(timeline)
    return FinishedRun(
      timeline: timeline, findings: findings(timeline, paths), moments: player.moments(of: script))
  }

  /// The findings about random numbers. The code is run again only if it has requested random numbers: it may
  /// do something else the second time.
  private func findings(_ first: Timeline, _ paths: [Int: TouchPath]) -> [LintFinding] {
    guard let listener = LintReplays.listener, listener.hasDrawnAtRandom() else { return [] }
    listener.willRunAgain()
    let again = player(paths, DiagnosticCollector())
    guard var second = timeline(again, DiagnosticCollector()) else { return [] }
    second.duration = first.duration
    return first.lintReplay(same: again.stage.record(second))
  }

  private func player(_ paths: [Int: TouchPath], _ diagnostics: DiagnosticCollector) -> ScenarioPlayer {
    ScenarioPlayer(
      run: Run(size: size, limits: .init(duration: limit)), paths: paths, isAppearing: isAppearing,
      diagnostics
    ) { _ in CodeStage(code, on: screen) }
  }

  private func timeline(_ player: ScenarioPlayer, _ diagnostics: DiagnosticCollector) -> Timeline? {
    do {
      var timeline = try player.play(script)
      // Where nothing happens any more there is nothing to show.
      if !timeline.isEndless, let end = player.lastActivity {
        timeline.duration = min(timeline.duration, end)
      }
      return timeline
    } catch let unfinished as UnfinishedRun {
      switch unfinished.reason {
      case .duration: return unfinished.timeline
      case .idle where allowsNoEnd || script.expectsNoEnd: return unfinished.timeline
      case .idle: diagnostics.report(FailedRun.diagnostic(unfinished, "the code’s transition", at: place))
      case .turns: diagnostics.report(endless(unfinished))
      }
    } catch {
      diagnostics.report(FailedRun.diagnostic(error, "the code", at: place))
    }
    return nil
  }

  private func endless(_ unfinished: UnfinishedRun) -> Diagnostic {
    var diagnostic = Diagnostic.error(
      "run.endless", "the code starts new work forever at one instant", at: place,
      explanation: unfinished.explanation,
      fix: "give the repeated work an interval")
    diagnostic.call = unfinished.call
    return diagnostic
  }
}
