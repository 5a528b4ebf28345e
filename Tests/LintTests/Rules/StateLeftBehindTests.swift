import Testing
import Lint
import TransitionEngine

@Suite struct StateLeftBehindTests {
  @Test(arguments: [true, false])
  func nothingWhereAllIsAsBefore(didComplete: Bool) {
    #expect(LintFixture.leaving(didComplete: didComplete) { _ in }.isEmpty)
  }

  @Test(arguments: [true, false])
  func bothViewsHaveToBePutBack(didComplete: Bool) {
    let changes: [(inout Layer) -> Void] = [
      { $0.opacity = 0 }, { $0.transform = LintFixture.turn(20) }, { $0.isHidden = true },
      { $0.anchorPoint.x = 0 }, { $0.anchorPointZ = 5 }, { $0.zPosition = 5 }, { $0.position.x = 7 },
      { $0.sublayerTransform.m34 = -0.01 },
    ]
    for change in changes {
      let both = LintFixture.leaving(didComplete: didComplete) {
        if var from = $0.from { change(&from); $0.from = from }
        if var to = $0.to { change(&to); $0.to = to }
      }
      #expect(both.map(\.rule) == [.stateLeftBehind, .stateLeftBehind])
      #expect(both.map(\.layer) == [2, 3])
    }
  }

  /// The next presentation gives the view a frame of its own; alpha and transform stay.
  @Test func aDismissedViewMayBeAnywhere() {
    let moved = LintFixture.leaving(isDismissal: true) { $0.from?.position.y = 667 }
    #expect(moved.isEmpty)
    let faded = LintFixture.leaving(isDismissal: true) { $0.from?.opacity = 0 }
    #expect(faded.map(\.layer) == [2])
    let canceled = LintFixture.leaving(didComplete: false, isDismissal: true) { $0.from?.position.y = 667 }
    #expect(canceled.map(\.layer) == [2])
  }

  /// The earlier transition has been told.
  @Test func whoPutsRightWhatAnEarlierTransitionLeftIsNotToBlame() {
    let left: (inout TransitionRecord.Views) -> Void = { views in
      views.to?.opacity = 0
      views.to?.isHidden = true
      views.to?.transform = LintFixture.turn(20)
    }
    #expect(LintFixture.leaving(before: left) { _ in }.isEmpty)
  }

  @Test func anOldViewThatIsPutRightIsNotLeftBehind() {
    let turned: (inout TransitionRecord.Views) -> Void = { $0.from?.transform = LintFixture.turn(20) }
    let put = LintFixture.leaving(before: turned) { $0.from?.transform = CATransform3DIdentity }
    #expect(put.isEmpty)
    let canceled = LintFixture.leaving(didComplete: false, before: turned) {
      $0.from?.transform = CATransform3DIdentity
    }
    let message = canceled.first?.message ?? ""
    #expect(message.contains("its transform is the identity instead of "))
  }

  @Test func theContainerHasToBePutBack() {
    #expect(LintFixture.leaving { $0.container.position.x = 90 }.map(\.layerName) == ["the container"])
  }

  @Test func theNewViewBelongsWhereTheContextSays() {
    let message = LintFixture.leaving { $0.to?.bounds.size.width = 40 }.first?.message
    #expect(
      message == "The view of b isn't reset after the transition: its frame is (30, 0, 40 × 100) "
        + "instead of (0, 0, 100 × 100).")
  }
}
