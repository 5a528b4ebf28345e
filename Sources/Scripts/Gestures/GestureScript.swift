import Diagnostics
import TransitionEngine
import UIKit

/// The statements of a gesture, one a line.
///
/// ```
/// swipe left 240pt in 0.3s
/// hold 0.2s
/// move right 60pt in 0.1s
/// ```
///
/// `GestureVerb` lists the statements. Without a place a touch is centered on the screen: a swipe to the left
/// starts right of the middle, and stays on the screen.
package struct GestureScript: Codable, Sendable {
  /// A touch, and when it begins, in seconds since the script's start.
  package struct TimedTouch: Codable, Sendable {
    package var begins: TimeInterval
    package var touch: TouchScript
  }

  package private(set) var touches: [TimedTouch] = []
  /// Seconds until the last finger lifts, or the last wait is over.
  package private(set) var duration: TimeInterval = 0

  /// - Parameter lines: one statement each.
  package init(_ lines: [Located<String>], _ diagnostics: DiagnosticCollector) {
    for action in Self.actions(lines, diagnostics) {
      switch action.value {
      case .touch(let touch): touches.append(TimedTouch(begins: duration, touch: touch))
      case .advance(let seconds): duration += seconds
      default: continue
      }
    }
  }

  /// The paths of the touches, and when they begin; nil, with diagnostics, if one of them leaves the screen.
  package func paths(
    on screen: CGSize, _ diagnostics: DiagnosticCollector
  ) -> [(begins: TimeInterval, path: TouchPath)]? {
    var paths: [(begins: TimeInterval, path: TouchPath)] = []
    for touch in touches {
      do throws(Diagnostic) {
        paths.append((touch.begins, try touch.touch.path(on: screen)))
      } catch {
        diagnostics.report(error)
      }
    }
    return paths.count == touches.count ? paths : nil
  }

  /// Reports the touches that no object handled.
  ///
  /// - Parameter deliveries: the results of the touches, in their order.
  package func reportUnheard(_ deliveries: [TouchDelivery], _ diagnostics: DiagnosticCollector) {
    for (touch, delivery) in zip(touches, deliveries) {
      guard let unheard = UnhandledTouch(delivery) else { continue }
      diagnostics.report(unheard.diagnostic(at: touch.touch.range, acceptance: nil))
    }
  }

  private static func actions(
    _ lines: [Located<String>], _ diagnostics: DiagnosticCollector
  ) -> [Located<ScenarioAction>] {
    var assembly = TouchAssembly(diagnostics)
    ScriptStatements.read(lines, diagnostics) { line in
      guard let verb = GestureVerb(rawValue: line.verb.value) else {
        diagnostics.report(
          ScriptStatements.unknown(line.verb, allowed: GestureVerb.allCases.map(\.rawValue)))
        return assembly.skip()
      }
      guard let statement = verb.statement(from: &line) else { return assembly.skip() }
      assembly.add(Located(statement, at: line.verb.range))
    }
    return assembly.actions
  }

  /// Whether a line is a statement that a script can begin with, and not prose.
  package static func isStatement(_ text: Located<String>) -> Bool {
    guard var line = ScriptLine(text, DiagnosticCollector()),
      let verb = GestureVerb(rawValue: line.verb.value), let statement = verb.statement(from: &line)
    else { return false }
    return switch statement {
    case .step(let step): step.start != nil
    case .lift: false
    case .wait: true
    }
  }
}
