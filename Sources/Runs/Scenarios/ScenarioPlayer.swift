import Diagnostics
import Lint
import Scripts
import TransitionEngine
import UIKit

/// Executes a script, one action after the other, on a run of its own.
final class ScenarioPlayer {
  private let run: Run
  let stage: any ScenarioStage
  /// The paths of touches, by the actions' indices in the script.
  private let paths: [Int: TouchPath]
  /// The number of events at the last action.
  private var mark = 0
  /// The touches sent so far, by the actions' indices in the script.
  private var touches: [(index: Int, delivery: TouchDelivery)] = []
  /// The times of statements, by where they begin.
  private var moments: [Int: TimeInterval] = [:]
  /// When the last thing happened, in seconds since the run's start: a script may wait beyond that. Nil without
  /// a script.
  private(set) var lastActivity: TimeInterval?
  /// Whether all expectations so far are met.
  private(set) var isAsExpected = true
  /// Whether the recording starts as the stage appears.
  private let isAppearing: Bool
  private let diagnostics: DiagnosticCollector

  /// - Parameters:
  ///   - isAppearing: whether the recording starts as the stage appears; otherwise it is on screen before that.
  ///   - makeStage: makes the stage, for the run's window.
  init(
    run: Run, paths: [Int: TouchPath], isAppearing: Bool = false, _ diagnostics: DiagnosticCollector,
    makeStage: (UIWindow) -> any ScenarioStage
  ) {
    self.run = run
    self.isAppearing = isAppearing
    self.diagnostics = diagnostics
    self.paths = paths
    stage = run.perform {
      let stage = makeStage(run.window)
      if !isAppearing { run.window.rootViewController = stage.root }
      return stage
    }
  }

  /// - Throws: `UnfinishedRun` if anything never ends. Later expectations are checked all the same.
  func play(_ script: ScenarioScript) throws -> Timeline {
    if stage.isEndless { try? run.settle() } else { try run.settle() }
    return try run.record {
      if isAppearing { run.window.rootViewController = stage.root }
      stage.begin()
      var failure: (any Error)?
      for (index, action) in script.actions.enumerated() {
        let place = action.range.bytes.lowerBound
        if case .expect(let expectation) = action.value {
          moments[place] = run.loop.now.seconds
          judge(expectation, at: action.range)
          continue
        }
        if moments[place] == nil { moments[place] = run.loop.now.seconds }
        guard failure == nil else { continue }
        do { try perform(action.value, index, at: action.range) } catch { failure = error }
      }
      reportUnhandledTouches(script)
      if !script.actions.isEmpty { lastActivity = run.timelineSoFar.duration }
      if let failure { throw failure }
    }
  }

  /// The times of a script's statements, by their places, counted from its start.
  func moments(of script: ScenarioScript) -> [Int: TimeInterval] {
    let start = script.lines.first?.range.bytes.lowerBound ?? 0
    return Dictionary(uniqueKeysWithValues: moments.map { ($0 - start, $1) })
  }

  /// Reports unhandled touches as mistakes, unless the script is about them.
  private func reportUnhandledTouches(_ script: ScenarioScript) {
    for (index, delivery) in touches {
      guard let unheard = UnhandledTouch(delivery), !script.expectsNothing(after: index) else { continue }
      diagnostics.report(
        unheard.diagnostic(
          at: script.actions[index].range,
          acceptance: "if the touch should have no effect, write “expect unheard” below it"))
    }
  }

  private func perform(_ action: ScenarioAction, _ index: Int, at range: SourceRange) throws {
    switch action {
    case .mark: mark = run.events.count
    case .touch:
      if let path = paths[index] { touches.append((index, try run.send(path, at: run.loop.now.seconds))) }
    case .advance(let seconds): try run.advance(by: seconds)
    case .settle: try run.settle()
    case .tapTab(let index): run.perform { tap(index) }
    case .selectTab(let index): stage.select(index)
    case .push(let name): stage.push(name)
    case .pop: stage.pop()
    case .present(let name): present(name, at: range)
    case .dismiss: stage.dismiss()
    case .rotate: run.turnDevice()
    case .background: run.sendToBackground()
    case .expect: break
    }
  }

  private func present(_ name: String, at range: SourceRange) {
    for identifier in stage.present(name) {
      diagnostics.report(
        .error(
          "scenario.element", "there is no element “\(identifier)” on the screen that presents “\(name)”",
          at: range, fix: "give one of its elements “identifier: \(identifier)”"))
      isAsExpected = false
    }
  }

  /// Taps at once, so that the next statements see the result.
  private func tap(_ index: Int) {
    guard let bar = stage.tabs?.tabBar else { return }
    if let center = bar.center(ofItemAt: index) {
      run.showTap(at: run.window.convert(center, from: bar))
    }
    bar.tap(itemAt: index)
  }

  // MARK: Judging

  private func judge(_ expectation: Expectation, at range: SourceRange) {
    let facts = facts(for: expectation)
    guard let problem = expectation.judged(by: facts, at: range) else { return }
    diagnostics.report(problem)
    isAsExpected = false
  }

  /// The current facts. Expensive ones are computed only if the expectation needs them.
  private func facts(for expectation: Expectation) -> ScenarioFacts {
    var facts = ScenarioFacts(
      at: run.loop.now.seconds, transitions: run.transitions, events: run.events.dropFirst(mark))
    facts.selectedTab = selectedTab
    facts.offset = stage.pages.map { $0.contentOffset.x }
    facts.detent = stage.detent
    switch expectation {
    case .visible: facts.visibleScreen = visibleScreen
    case .lint(let rule):
      // Notes may be intended, so they don't count as findings here.
      let findings = stage.record(run.timelineSoFar).lint()
      facts.lints = findings.filter { rule != nil || $0.rule.severity == .warning }
    case .consistent: facts.inconsistencies = HierarchyAudit.problems(in: run)
    case .unheard:
      facts.touch = touches.last.map { $0.delivery.handler.map { .taken($0) } ?? .unheard } ?? .none
    default: break
    }
    return facts
  }

  private var selectedTab: Int? {
    guard let tabs = stage.tabs, let controllers = tabs.viewControllers,
      controllers.indices.contains(tabs.selectedIndex)
    else { return nil }
    return tabs.selectedIndex
  }

  /// The single visible screen: it shows in the window, in the window's middle or over the screen there,
  /// nothing hides it, and nothing moves.
  private var visibleScreen: String? {
    if let latest = run.transitions.last, latest.ended == nil { return nil }
    let screens = stage.controllers.filter { _, controller in
      guard let view = controller.viewIfLoaded else { return false }
      return isInPlace(view, of: controller) && view.isSeen(in: run)
    }
    if screens.count > 1 {
      // A presented screen lies over its presenter.
      let top = screens.filter { $0.value.presentedViewController == nil && !isPinned($0.value) }
      return top.count == 1 ? top.first?.key : nil
    }
    return screens.first?.key
  }

  /// Whether a view is horizontally in the middle of the window. A presented view may cover a part.
  private func isInPlace(_ view: UIView, of controller: UIViewController) -> Bool {
    if [.custom, .popover].contains(controller.modalPresentationStyle),
      controller.presentingViewController != nil
    {
      return true
    }
    return abs(run.window.convert(view.bounds, from: view).midX - run.window.bounds.midX) < 1
  }

  /// Whether a screen lies under the pages, where it is visible only without them.
  private func isPinned(_ controller: UIViewController) -> Bool {
    guard let pages = stage.pages, let parent = controller.parent, parent.parent === stage.root else {
      return false
    }
    return parent.view.superview === pages && !(parent is UITabBarController)
  }
}

extension ScenarioScript {
  /// Whether the script expects an action to have no effect.
  fileprivate func expectsNothing(after index: Int) -> Bool {
    for action in actions[(index + 1)...] {
      switch action.value {
      case .expect(.unheard), .expect(.noCallbacks): return true
      case .expect, .mark, .advance, .settle: continue
      default: return false
      }
    }
    return false
  }
}
