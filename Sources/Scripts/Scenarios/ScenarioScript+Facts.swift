import Diagnostics
import Lint
import TransitionEngine
import UIKit

/// What a script says beforehand about its run.
extension ScenarioScript {
  /// Whether it has expectations.
  package var hasExpectations: Bool {
    actions.contains { if case .expect = $0.value { true } else { false } }
  }

  /// The lint rules that the script expects to fire.
  package var expectedLints: Set<LintRule> {
    Set(
      actions.compactMap { action in
        switch action.value {
        case .expect(.lint(let rule?)): rule
        default: nil
        }
      })
  }

  /// Whether it's about a transition that never ends.
  package var expectsNoEnd: Bool { expectedLints.contains(.neverCompleted) }

  /// The gestures by the actions' indices; nil, with diagnostics, if a finger leaves the screen.
  ///
  /// - Parameter size: of the screen at the start, in points. Turning the device changes it.
  package func touchPaths(on size: CGSize, _ diagnostics: DiagnosticCollector) -> [Int: TouchPath]? {
    var size = size
    var paths: [Int: TouchPath] = [:]
    var areOnScreen = true
    for (index, action) in actions.enumerated() {
      switch action.value {
      case .rotate: size = CGSize(width: size.height, height: size.width)
      case .touch(let touch):
        do throws(Diagnostic) {
          paths[index] = try touch.path(on: size)
        } catch {
          diagnostics.report(error)
          areOnScreen = false
        }
      default: continue
      }
    }
    return areOnScreen ? paths : nil
  }
}
