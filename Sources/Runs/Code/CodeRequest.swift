import Diagnostics
import Lint
import Screens
import Scripts
import TransitionEngine
import UIKit

/// Any code of an author on a screen of its own.
package struct CodeRequest: RunRequest {
  /// Is told the screen's view.
  package let code: ListingFunction
  /// The screen that is on already; nil for an empty one.
  package let screen: Screen?
  private let size: CGSize
  private let script: GestureScript
  /// Seconds after which it is looked at no longer.
  private let limit: TimeInterval
  private let place: SourceRange
  private let allowsNoEnd: Bool

  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - limit: seconds after which it is looked at no longer.
  ///   - place: of what asks for the run.
  ///   - allowsNoEnd: whether a transition that never ends is what the author wants to show.
  package init(
    code: ListingFunction, screen: Screen?, size: CGSize, script: GestureScript, limit: TimeInterval,
    place: SourceRange, allowsNoEnd: Bool
  ) {
    self.code = code
    self.screen = screen
    self.size = screen?.size ?? size
    self.script = script
    self.limit = limit
    self.place = place
    self.allowsNoEnd = allowsNoEnd
  }

  package var allScreens: [Screen] { [screen].compactMap(\.self) }
  package var runsListings: Bool { true }

  /// - Returns: nil, with diagnostics, if a finger leaves the screen, or time does not pass.
  package func execute(_ diagnostics: DiagnosticCollector) -> FinishedRun? {
    guard let paths = script.paths(on: size, diagnostics) else { return nil }
    var deliveries: [TouchDelivery] = []
    guard var timeline = timeline(paths, &deliveries, diagnostics) else { return nil }
    script.reportUnheard(deliveries, diagnostics)
    if timeline.isEndless || timeline.isUnfinished {
      timeline.duration = max(timeline.duration, limit)
      timeline.isUnfinished = true
    }
    // The code sets the stage as well as it moves what is on it: that belongs to the start.
    timeline.initial = timeline.frame(at: 0)
    return FinishedRun(timeline: timeline, findings: findings(timeline, paths))
  }

  /// Whether the code goes by dice. It is run again only where it has asked for random numbers: code may well do something else the
  /// second time.
  private func findings(
    _ first: Timeline, _ paths: [(begins: TimeInterval, path: TouchPath)]
  ) -> [LintFinding] {
    guard let listener = LintReplays.listener, listener.hasDrawnAtRandom() else { return [] }
    listener.willRunAgain()
    var deliveries: [TouchDelivery] = []
    guard var second = timeline(paths, &deliveries, DiagnosticCollector()) else { return [] }
    second.duration = first.duration
    second.initial = second.frame(at: 0)
    return first.lintReplay(same: second)
  }

  private func timeline(
    _ paths: [(begins: TimeInterval, path: TouchPath)], _ deliveries: inout [TouchDelivery],
    _ diagnostics: DiagnosticCollector
  ) -> Timeline? {
    let run = Run(size: size, limits: .init(duration: limit))
    let controller = run.perform { makeController(in: run) }
    // Whatever never ends on the screen goes on.
    try? run.settle()
    // What the code comes to may be what keeps others alive.
    var value: Any?
    defer { withExtendedLifetime(value) {} }
    do {
      return try run.record {
        value = start(on: controller.view)
        for (begins, path) in paths { deliveries.append(try run.send(path, at: begins)) }
      }
    } catch let unfinished as UnfinishedRun {
      switch unfinished.reason {
      case .duration: return unfinished.timeline
      case .idle where allowsNoEnd: return unfinished.timeline
      case .idle: diagnostics.report(FailedRun.diagnostic(unfinished, "the code’s transition", at: place))
      case .turns: diagnostics.report(endless(unfinished))
      }
    } catch {
      diagnostics.report(FailedRun.diagnostic(error, "the code", at: place))
    }
    return nil
  }

  private func makeController(in run: Run) -> UIViewController {
    let controller = screen?.makeViewController() ?? UIViewController()
    if screen == nil { controller.view.backgroundColor = .systemBackground }
    run.window.rootViewController = controller
    return controller
  }

  private func start(on view: UIView) -> Any {
    let value: Any = code.value(view)
    if let function = value as? (UIView) -> Void { function(view) }
    return value
  }

  private func endless(_ unfinished: UnfinishedRun) -> Diagnostic {
    .error(
      "run.endless", "the code leaves no time to pass", at: place, explanation: unfinished.explanation,
      fix: "give what it repeats an interval")
  }
}
