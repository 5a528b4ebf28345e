import Testing
import TransitionEngine

@Suite struct LeftoverRulesTests {
  private typealias Views = TransitionRecord.Views

  private func findings(didComplete: Bool = true, _ change: (inout Views) -> Void) -> [LintFinding] {
    var fixture = LintFixture()
    let before = Views(container: box(1, [box(2)]), from: box(2), to: box(3))
    var after = Views(container: box(1, [box(didComplete ? 3 : 2)]), from: box(2), to: box(3))
    change(&after)
    fixture.record.before = before
    fixture.record.after = after
    fixture.record.completions = [.init(time: 1, didComplete: didComplete)]
    fixture.record.wasCancelled = !didComplete
    return fixture.timeline.lint().filter { $0.rule != .flashOnCancel }
  }

  @Test(arguments: [true, false])
  func nothingWhereAllIsAsBefore(didComplete: Bool) {
    #expect(findings(didComplete: didComplete) { _ in }.isEmpty)
  }

  @Test(arguments: [true, false])
  func bothViewsHaveToBePutBack(didComplete: Bool) {
    let changes: [(inout Layer) -> Void] = [
      { $0.opacity = 0 }, { $0.transform = LintFixture.turn(20) }, { $0.isHidden = true },
      { $0.anchorPoint.x = 0 }, { $0.zPosition = 5 }, { $0.position.x = 7 },
      { $0.sublayerTransform.m34 = -0.01 },
    ]
    for change in changes {
      let both = findings(didComplete: didComplete) {
        if var from = $0.from { change(&from); $0.from = from }
        if var to = $0.to { change(&to); $0.to = to }
      }
      #expect(both.map(\.rule) == [.stateLeftBehind, .stateLeftBehind])
      #expect(both.map(\.layer) == [2, 3])
    }
  }

  @Test func theContainerHasToBePutBack() {
    #expect(findings { $0.container.position.x = 90 }.map(\.layerName) == ["the container"])
    #expect(findings { $0.container.sublayerTransform.m34 = -0.01 }.map(\.rule) == [.sublayerTransformLeft])
  }

  @Test func theNewViewBelongsWhereTheContextSays() {
    let message = findings { $0.to?.bounds.size.width = 40 }.first?.message
    #expect(
      message == "The view of b is not as it should be after the transition: its frame is (30, 0, 40 × 100) "
        + "instead of (0, 0, 100 × 100).")
  }

  @Test func whatWasAddedHasToGo() {
    let findings = findings { $0.container.sublayers += [box(8), box(9)] }
    #expect(findings.map(\.rule) == [.viewsLeftBehind])
    #expect(findings.first?.message == "2 views that the animator added to the container are still in it.")
  }
}
