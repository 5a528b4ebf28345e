import Diagnostics
import Lint
import Screens
import Scripts
import TransitionEngine
import UIKit

/// An author's code on a screen of its own.
package struct CodeRequest: RunRequest {
  /// The author's function, which receives the screen's view.
  package let code: ListingFunction
  /// The initial screen; nil for an empty one.
  package let screen: Screen?
  private let size: CGSize
  private let script: GestureScript
  /// The recorded time of the run, in seconds.
  private let limit: TimeInterval
  private let place: SourceRange
  private let allowsNoEnd: Bool

  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - limit: the recorded time of the run, in seconds.
  ///   - place: the place of the directive.
  ///   - allowsNoEnd: whether the author wants to show a transition that never ends.
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

  package var kind: RunRequestKind { .code(self) }
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
    // The code also sets up the initial views, which belong to the start.
    timeline.initial = timeline.frame(at: 0)
    return FinishedRun(timeline: timeline, findings: findings(timeline, paths))
  }

  /// The findings about random numbers. The code is run again only if it has requested random numbers: it may
  /// do something else the second time.
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
    // Endless animations of the screen continue.
    try? run.settle()
    // The code's value may keep other objects alive.
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

  /// Runs the code.
  ///
  /// - Returns: the value of the expression, or what the named function returns.
  private func start(on view: UIView) -> Any {
    let value: Any = code.value(view)
    return (value as? (UIView) -> Any)?(view) ?? value
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
