import Testing
import TransitionEngine

@testable import Rendering

/// What a stage has beside its clock's rules so that a scroll timeline can drive it.
@Suite struct StageByHandTests: StageFixtures {
  /// Around a corner, which no easing can do.
  private var turning: Timeline {
    let property = PropertyAnimation(
      .position,
      values: [
        .point(CGPoint(x: 150, y: 300)), .point(CGPoint(x: 250, y: 300)), .point(CGPoint(x: 250, y: 400)),
      ],
      keyTimes: [0, 0.5, 1])
    let animation = LayerAnimation(
      .property(property), beginTime: 0, duration: 1, timing: .linear, origin: .explicit(key: "turn"))
    return timeline([card(2)], [2: [animation]])
  }

  @Test func keyframesHaveANameForEachState() {
    let css = stage(turning).css
    #expect(css.contains("@keyframes f1-k0-3{0%{translate:"))
    #expect(
      css.contains(
        "\n.f1>.zt-live>*{--k0:var(--is0,f1-k0-0)var(--is1,f1-k0-1)var(--is2,f1-k0-2)var(--is3,f1-k0-3)}\n"))
    #expect(css.contains(";--te:linear;--nt:var(--k0)}"))
  }

  @Test func onlyAStageForTheHandHasItsStartOnTop() {
    #expect(!stage(turning).html.contains("zt-begin"))
    #expect(stage(turning, isDriven: true).css == stage(turning).css)
  }

  @Test func whatTakesAPartOfTheRunSaysWhichOne() {
    let short = timeline([card(2)], [2: [animation(.opacity, .number(0), .number(1), duration: 0.4)]])
    #expect(stage(short).css.contains(";--ob:0;--of:.4"))
  }

  @Test func whatRestsAtTheStartLiesOnTop() {
    let html = stage(turning, isDriven: true).html
    let begin = html.firstRange(of: "zt-begin")?.lowerBound
    let end = html.firstRange(of: "zt-end")?.lowerBound
    #expect(begin.map { begin in end.map { $0 < begin } ?? false } ?? false)
  }
}
