import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// Random scripts of taps, swipes and selections by code: whatever happens, in the end everything is whole.
@Suite struct TabCampaignTests {
  private static let seeds = 0..<60

  @Test func swipesLeaveTabsWhole() throws {
    for seed in Self.seeds {
      var random = SplitMix(seed)
      let animators: [(Bool) -> any UIViewControllerAnimatedTransitioning] = [
        { FoldAnimator(duration: 0.5, reverse: $0) }, { _ in ScrollAnimator() }, { _ in FadeAnimator() },
        { _ in TabAnimator(.unveil) },
      ]
      let animator = animators[random.next(animators.count)]
      try play(&random, seed) { stage in
        let swipe = SwipeInteractionController(tabBarController: stage.tabs)
        let delegate = InteractiveTabsDelegate(interaction: swipe, animator: animator)
        return [delegate, swipe]
      }
    }
  }

  @Test func safeTabsStayWhole() throws {
    for seed in Self.seeds {
      var random = SplitMix(seed)
      try play(&random, seed) { stage in
        let delegate = TabBarControllerDelegate(animator: TabAnimator())
        return [
          delegate,
          TabBarTransitionController(tabBarController: stage.tabs, tabBarControllerDelegate: delegate),
        ]
      }
    }
  }

  /// - Parameter equip: makes what belongs to the tabs, the delegate first.
  private func play(_ random: inout SplitMix, _ seed: Int, _ equip: (TabStage) -> [NSObject]) throws {
    let stage = try TabStage()
    let equipment = stage.run.perform { equip(stage) }
    stage.tabs.delegate = equipment.first as? any UITabBarControllerDelegate
    let timeline = try withExtendedLifetime(equipment) {
      try stage.run.record { try script(stage, &random) }
    }
    #expect(stage.isConsistent, "seed \(seed)")
    #expect(timeline.transitions.allSatisfy { $0.ended != nil && $0.completions.count == 1 }, "seed \(seed)")
    #expect(stage.appearances == stage.expectedAppearances, "seed \(seed)")
    let mistakes = timeline.lint().filter { $0.rule.severity == .warning && $0.rule != .selectedDuringChange }
    #expect(mistakes.isEmpty, "seed \(seed)")
    if let delegate = equipment.first as? TabBarControllerDelegate {
      #expect(!delegate.isSelecting, "seed \(seed)")
    }
  }

  private func script(_ stage: TabStage, _ random: inout SplitMix) throws {
    for _ in 0..<(2 + random.next(6)) {
      let time = Double(random.next(2000)) / 1000
      let index = random.next(3)
      switch random.next(4) {
      case 0: stage.at(time) { stage.tabs.tabBar.tap(itemAt: index) }
      case 1: stage.at(time) { stage.tabs.selectedIndex = index }
      default:
        let distance = CGFloat(random.next(340)) - 170
        let seconds = 0.01 + Double(random.next(400)) / 1000
        try stage.drag(by: distance, in: seconds, hold: Double(random.next(2)) * 0.1, at: time)
      }
    }
  }
}

/// Numbers that look random and are the same for everybody: SplitMix64.
private struct SplitMix {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  /// Below a bound.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
