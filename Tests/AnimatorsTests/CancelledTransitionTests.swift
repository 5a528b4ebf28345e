import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// Whatever the animator: a change that is taken back leaves nothing behind, and does not flash.
@Suite struct CancelledTransitionTests {
  private func cancel(_ animator: any UIViewControllerAnimatedTransitioning) throws -> (TabStage, Timeline) {
    let stage = try TabStage()
    let swipe = stage.run.perform { SwipeInteractionController(tabBarController: stage.tabs) }
    let delegate = InteractiveTabsDelegate(interaction: swipe) { _ in animator }
    stage.tabs.delegate = delegate
    let timeline = try withExtendedLifetime((swipe, delegate)) {
      try stage.run.record { try stage.drag(by: -90) }
    }
    return (stage, timeline)
  }

  private func check(_ animator: any UIViewControllerAnimatedTransitioning) throws {
    let (stage, timeline) = try cancel(animator)
    #expect(timeline.outcome == .cancelled)
    #expect(stage.isRestored(timeline))
    #expect(stage.isConsistent)
    // The other screen can be shown again.
    stage.run.perform {
      stage.tabs.delegate = nil
      stage.tabs.selectedIndex = 2
    }
    #expect(stage.isConsistent)
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func theCatalogueRestores(name: String) throws {
    try check(try #require(Catalogue.animator(named: name)).make())
  }

  @Test(arguments: [TabAnimator.Style.scroll, .unveil])
  func tabsRestore(style: TabAnimator.Style) throws { try check(TabAnimator(style)) }

  @Test func foldsInContactRestore() throws { try check(FoldAnimator(geometry: .contact)) }

  /// What an interaction scrubs is what runs by itself.
  @Test func foldsInContactFollowTheFinger() throws {
    let stage = try TabStage()
    let swipe = stage.run.perform { SwipeInteractionController(tabBarController: stage.tabs) }
    let delegate = InteractiveTabsDelegate(interaction: swipe) {
      FoldAnimator(reverse: $0, geometry: .contact)
    }
    stage.tabs.delegate = delegate
    let driven = try withExtendedLifetime((swipe, delegate)) {
      try stage.run.record { try stage.drag(by: -90) }
    }
    let free = try Stage(animator: FoldAnimator(reverse: true, geometry: .contact)).change()
    let angle = try #require(panelAngle(driven.frame(at: 0.4)))
    #expect(abs(angle - (try #require(panelAngle(free.frame(at: 0.4))))) < 1e-3)
  }

  private func panelAngle(_ frame: Layer) -> Double? {
    let container = Stage.container(frame)
    return container?.sublayers.dropFirst(2).first.map { atan2(-$0.transform.m13, $0.transform.m11) }
  }
}
