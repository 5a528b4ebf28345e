import Animators
import TransitionEngine
import UIKit

extension Scene {
  /// What is not as it has to be when everything is at rest.
  func problems(after timeline: Timeline) -> [String] {
    problems + HierarchyAudit.problems(in: run) + run.perform { witnesses.flatMap(\.problemsAtRest) }
      + problems(in: timeline) + recognizerProblems + selectionProblems
      + run.perform { switcher?.problemsAtRest ?? [] } + cameraProblems
  }

  private func problems(in timeline: Timeline) -> [String] {
    var problems: [String] = []
    for transition in timeline.transitions {
      let name = "the transition from \(transition.fromName) to \(transition.toName)"
      if transition.ended == nil { problems.append("\(name) has not ended") }
      if transition.completions.count != 1 {
        problems.append("\(name) was completed \(transition.completions.count) times")
      }
    }
    if timeline.commits.last?.animations.isEmpty == false { problems.append("animations are left") }
    return problems
  }

  private var recognizerProblems: [String] {
    recognizers.filter { $0.state != .possible }.map { "a \(type(of: $0)) is \($0.state)" }
  }

  private var selectionProblems: [String] {
    var problems: [String] = []
    if let delegate = tabs?.delegate as? any SelectionGuard, delegate.isSelecting {
      problems.append("the selection is still locked")
    }
    for case let interaction as GestureInteractionController in equipment
    where interaction.interactionInProgress {
      problems.append("the interaction is still in progress")
    }
    return problems
  }

  private var cameraProblems: [String] {
    guard let camera else { return [] }
    let (scrollView, bounds) = (camera.scrollView, camera.view.bounds)
    var problems: [String] = []
    let pages = [camera.camera.view, camera.tabs.view, camera.contacts.view]
    if scrollView.subviews != pages.compactMap({ $0 }) { problems.append("the pages are not all there") }
    if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
      problems.append("the pages still move")
    }
    let places = [scrollView.contentOffset.x, bounds.width, 2 * bounds.width]
    for (page, x) in zip(pages, places) where page?.frame != bounds.offsetBy(dx: x, dy: 0) {
      problems.append("a page is not in its place")
    }
    if !(0...2 * bounds.width).contains(scrollView.contentOffset.x) {
      problems.append("the pages are scrolled beyond their ends")
    }
    return problems
  }
}
