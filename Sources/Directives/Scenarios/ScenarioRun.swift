import Diagnostics
import Markup
import TransitionEngine
import UIKit

/// Plays a scenario on a container, and judges what its script expects.
struct ScenarioRun {
  var settings: ScenarioSettings
  var script: ScenarioScript
  var directive: Directive
  /// Whether a transition that never ends is what the author wants to show.
  var allowsNoEnd = false

  /// What a scenario leaves.
  struct Record {
    var timeline: Timeline
    /// When each statement came, by where it begins in the text.
    var moments: [Int: TimeInterval]
  }

  /// - Returns: nil, with diagnostics, if an expectation is untrue, or the run does not end although nobody expects that.
  func execute(diagnostics: inout [Diagnostic]) -> Record? {
    let paths = touchPaths(&diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    let run = Run(size: settings.size)
    let player = ScenarioPlayer(run: run, settings: settings, paths: paths)
    do {
      let timeline = try player.play(script)
      diagnostics += player.diagnostics
      return diagnostics.hasErrors ? nil : Record(timeline: timeline, moments: player.moments)
    } catch {
      diagnostics += player.diagnostics
      if let unfinished = error as? UnfinishedRun, expectsNoEnd, !diagnostics.hasErrors {
        return Record(timeline: unfinished.timeline, moments: player.moments)
      }
      if !diagnostics.hasErrors || !expectsNoEnd {
        diagnostics.append(FailedRun.diagnostic(error, "the scenario’s transition", at: directive))
      }
      return nil
    }
  }

  /// Whether it is the point of the scenario that a transition never ends.
  private var expectsNoEnd: Bool {
    allowsNoEnd
      || script.actions.contains {
        if case .expect(.lint(LintRule.neverCompleted?)) = $0.value { true } else { false }
      }
  }

  /// What fingers do, by the action's place in the script. A device that is turned has another screen.
  private func touchPaths(_ diagnostics: inout [Diagnostic]) -> [Int: TouchPath] {
    var size = settings.size
    var paths: [Int: TouchPath] = [:]
    for (index, action) in script.actions.enumerated() {
      switch action.value {
      case .rotate: size = CGSize(width: size.height, height: size.width)
      case .touch(let touch): paths[index] = touch.path(on: size, diagnostics: &diagnostics)
      default: continue
      }
    }
    return paths
  }
}
