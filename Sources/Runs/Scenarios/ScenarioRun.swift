import Diagnostics
import Scripts
import TransitionEngine
import UIKit

/// Plays a scenario on a container, and judges what its script expects.
package struct ScenarioRun {
  var settings: ScenarioSettings
  var script: ScenarioScript
  var place: SourceRange
  var allowsNoEnd: Bool

  /// - Parameters:
  ///   - place: of what asks for the run.
  ///   - allowsNoEnd: whether a transition that never ends is what the author wants to show.
  package init(settings: ScenarioSettings, script: ScenarioScript, place: SourceRange, allowsNoEnd: Bool) {
    self.settings = settings
    self.script = script
    self.place = place
    self.allowsNoEnd = allowsNoEnd
  }

  /// What a scenario leaves.
  package struct Record {
    package var timeline: Timeline
    /// When each statement came, by where it begins in the text.
    package var moments: [Int: TimeInterval]
  }

  /// - Returns: nil, with diagnostics, if an expectation is untrue, or the run does not end although nobody expects that.
  package func execute(diagnostics: inout [Diagnostic]) -> Record? {
    let (paths, problems) = touchPaths
    diagnostics += problems
    guard problems.isEmpty else { return nil }
    let run = Run(size: settings.size)
    let player = ScenarioPlayer(run: run, settings: settings, paths: paths)
    let outcome = Result { try player.play(script) }
    diagnostics += player.diagnostics
    let isAsExpected = !player.diagnostics.hasErrors
    switch outcome {
    case .success(let timeline) where isAsExpected:
      return Record(timeline: timeline, moments: player.moments)
    case .failure(let unfinished as UnfinishedRun) where isAsExpected && expectsNoEnd:
      return Record(timeline: unfinished.timeline, moments: player.moments)
    case .failure(let error) where isAsExpected || !expectsNoEnd:
      diagnostics.append(FailedRun.diagnostic(error, "the scenario’s transition", at: place))
      return nil
    default: return nil
    }
  }

  /// Whether it is the point of the scenario that a transition never ends.
  private var expectsNoEnd: Bool {
    allowsNoEnd
      || script.actions.contains {
        if case .expect(.lint(LintRule.neverCompleted?)) = $0.value { true } else { false }
      }
  }

  /// What fingers do, by the action's place in the script, and where they leave the screen. A device that is turned has
  /// another screen.
  private var touchPaths: (paths: [Int: TouchPath], problems: [Diagnostic]) {
    var size = settings.size
    var paths: [Int: TouchPath] = [:]
    var problems: [Diagnostic] = []
    for (index, action) in script.actions.enumerated() {
      switch action.value {
      case .rotate: size = CGSize(width: size.height, height: size.width)
      case .touch(let touch):
        do throws(Diagnostic) {
          paths[index] = try touch.path(on: size)
        } catch {
          problems.append(error)
        }
      default: continue
      }
    }
    return (paths, problems)
  }
}
