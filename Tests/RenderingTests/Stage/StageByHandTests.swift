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

  @Test func keyframesHaveANameForTheHandWhereNoOtherStateIsChosen() {
    let css = stage(turning, isDriven: true).css
    #expect(css.contains("@keyframes f1-k0-3{0%{translate:"))
    #expect(css.contains("\n.f1>.zt-live{--k0:f1-k0-3}\n"))
    #expect(css.contains(";--te:linear;--nt:var(--k0)}"))
  }

  @Test func withoutAHandThereAreThreeStates() {
    let result = stage(turning)
    #expect(result.css.contains("@keyframes f1-k0-2{"))
    #expect(!result.css.contains("@keyframes f1-k0-3{"))
    #expect(!result.html.contains("zt-begin"))
  }

  @Test func partsOfTheDurationArePartsOfTheWay() {
    let short = timeline([card(2)], [2: [animation(.opacity, .number(0), .number(1), duration: 0.4)]])
    #expect(stage(short, isDriven: true).css.contains(";--ol:0s;--od:.4s;--ob:0%;--of:40%"))
    #expect(!stage(short).css.contains("--of:"))
  }

  @Test func whatRestsAtTheStartLiesOnTop() {
    let html = stage(turning, isDriven: true).html
    let begin = html.firstRange(of: "zt-begin")?.lowerBound
    let end = html.firstRange(of: "zt-end")?.lowerBound
    #expect(begin.map { begin in end.map { $0 < begin } ?? false } ?? false)
  }
}
