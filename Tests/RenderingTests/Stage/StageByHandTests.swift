import Testing
import TransitionEngine

@testable import Rendering

/// What a stage has beside its clock's rules so that a scroll timeline can drive it.
@Suite struct StageByHandTests: StageFixtures {
  /// There and back, which no easing can do.
  private var returning: Timeline {
    let property = PropertyAnimation(
      .positionX, values: [.number(150), .number(250), .number(150)], keyTimes: [0, 0.5, 1])
    let animation = LayerAnimation(
      .property(property), beginTime: 0, duration: 1, timing: .linear, origin: .explicit(key: "return"))
    return timeline([card(2)], [2: [animation]])
  }

  @Test func keyframesHaveANameForTheHandWhereNoOtherStateIsChosen() {
    let css = stage(returning, isDriven: true).css
    #expect(css.contains("@keyframes f1-p1t3{0%{translate:"))
    #expect(css.contains("\n.f1 .p1{--nt:f1-p1t3}\n"))
  }

  @Test func withoutAHandThereAreThreeStates() {
    let result = stage(returning)
    #expect(result.css.contains("@keyframes f1-p1t2{"))
    #expect(!result.css.contains("@keyframes f1-p1t3{"))
    #expect(!result.html.contains("zt-begin"))
  }

  @Test func partsOfTheDurationArePartsOfTheWay() {
    let short = timeline([card(2)], [2: [animation(.opacity, .number(0), .number(1), duration: 0.4)]])
    #expect(stage(short, isDriven: true).css.contains(";--ol:0s;--od:.4s;--ob:0%;--of:40%"))
    #expect(!stage(short).css.contains("--of:"))
  }

  @Test func whatRestsAtTheStartLiesOnTop() {
    let html = stage(returning, isDriven: true).html
    let begin = html.firstRange(of: "zt-begin")?.lowerBound
    let end = html.firstRange(of: "zt-end")?.lowerBound
    #expect(begin.map { begin in end.map { $0 < begin } ?? false } ?? false)
  }
}
