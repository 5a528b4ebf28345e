import Diagnostics
import Lint
import Scripts
import TransitionEngine
import UIKit

/// Does what a script says, one action after the other, on a run of its own.
final class ScenarioPlayer {
  private let run: Run
  private let stage: any ScenarioStage
  /// By the actions' places in the script.
  private let paths: [Int: TouchPath]
  /// How many events there had been when the last thing was done.
  private var mark = 0
  /// The touches that have been sent, by the actions' places in the script.
  private var touches: [(index: Int, delivery: TouchDelivery)] = []
  private(set) var moments: [Int: TimeInterval] = [:]
  /// Whether all that was expected so far is true.
  private(set) var isAsExpected = true
  private let diagnostics: DiagnosticCollector

  init(
    run: Run, settings: ScenarioSettings, paths: [Int: TouchPath], _ diagnostics: DiagnosticCollector
  ) {
    self.run = run
    self.diagnostics = diagnostics
    self.paths = paths
    stage = run.perform {
      let stage = settings.makeStage()
      run.window.backgroundColor = .black
      run.window.rootViewController = stage.root
      return stage
    }
  }

  /// - Throws: `UnfinishedRun` if anything never ends. What is expected after that is judged all the same.
  func play(_ script: ScenarioScript) throws -> Timeline {
    try run.settle()
    return try run.record {
      var failure: (any Error)?
      for (index, action) in script.actions.enumerated() {
        let place = action.range.bytes.lowerBound
        if moments[place] == nil { moments[place] = run.loop.now.seconds }
        if case .expect(let expectation) = action.value {
          judge(expectation, at: action.range)
        } else if failure == nil {
          do { try perform(action.value, index, at: action.range) } catch { failure = error }
        }
      }
      reportUnhandledTouches(script)
      if let failure { throw failure }
    }
  }

  /// A touch that nobody takes is a mistake, unless it is what the script is about.
  private func reportUnhandledTouches(_ script: ScenarioScript) {
    for (index, delivery) in touches {
      guard let unheard = UnhandledTouch(delivery), !script.expectsNothing(after: index) else { continue }
      diagnostics.report(
        unheard.diagnostic(
          at: script.actions[index].range,
          acceptance: "if nothing is to happen, write “expect unheard” below it"))
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

  /// At once, so that what stands after it in the script looks at what came of it.
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

  /// How things stand. What takes long to find out is looked at only if it is asked for.
  private func facts(for expectation: Expectation) -> ScenarioFacts {
    var facts = ScenarioFacts(
      at: run.loop.now.seconds, transitions: run.transitions, events: run.events.dropFirst(mark))
    facts.selectedTab = selectedTab
    facts.offset = stage.pages.map { $0.contentOffset.x }
    facts.detent = stage.detent
    switch expectation {
    case .visible: facts.visibleScreen = visibleScreen
    case .lint(let rule):
      // What may be meant is no reason to say that there is something.
      facts.lints = run.timelineSoFar.lint().filter { rule != nil || $0.rule.severity == .warning }.map {
        ScenarioFacts.Finding($0)
      }
    case .consistent: facts.inconsistencies = HierarchyAudit.problems(in: run)
    case .unheard:
      facts.touch = touches.last.map { $0.delivery.taker.map { .taken($0) } ?? .unheard } ?? .none
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

  /// The one screen that is to be seen: it shows in the window, in its middle or over the screen that does, nothing hides
  /// it, and nothing moves.
  private var visibleScreen: String? {
    if let latest = run.transitions.last, latest.ended == nil { return nil }
    let screens = stage.controllers.filter { _, controller in
      guard let view = controller.viewIfLoaded else { return false }
      return isInPlace(view, of: controller) && view.isSeen(in: run)
    }
    if screens.count > 1 {
      // What is presented lies over its presenter.
      let top = screens.filter { $0.value.presentedViewController == nil && !isPinned($0.value) }
      return top.count == 1 ? top.first?.key : nil
    }
    return screens.first?.key
  }

  /// Whether a view is in the middle of the window, from side to side. What is presented may cover a part.
  private func isInPlace(_ view: UIView, of controller: UIViewController) -> Bool {
    if [.custom, .popover].contains(controller.modalPresentationStyle),
      controller.presentingViewController != nil
    {
      return true
    }
    return abs(run.window.convert(view.bounds, from: view).midX - run.window.bounds.midX) < 1
  }

  /// Whether a screen lies under the pages, where it is to be seen only if they are away.
  private func isPinned(_ controller: UIViewController) -> Bool {
    guard let pages = stage.pages, let parent = controller.parent, parent.parent === stage.root else {
      return false
    }
    return parent.view.superview === pages && !(parent is UITabBarController)
  }
}

extension ScenarioScript {
  /// Whether what is expected of an action is that nothing comes of it.
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
