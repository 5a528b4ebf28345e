import Testing
import TransitionEngine

@testable import UIKit

/// UIView.h: `modifyAnimations` repeats animations within a block.
@Suite struct ModifiedAnimationsTests {
  private let fixture = Fixture()

  @Test func animationsRepeatAndComeBack() throws {
    let view = fixture.view
    let timeline = try fixture.run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
      }
    }
    let shown = try [0.5, 1, 1.5, 2, 2.5].map { try fixture.shown(in: timeline, at: $0).opacity }
    for (value, expected) in zip(shown, [0.5, 0, 0.5, 1, 0.5]) { expectClose(value, expected, within: 0.01) }
    #expect(view.alpha == 0)
  }

  @Test func outsideABlockNothingRepeats() throws {
    let timeline = try fixture.run.record {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { fixture.view.alpha = 0.5 }
    }
    #expect(timeline.duration == 0)
    #expect(fixture.view.alpha == 0.5)
  }
}
