import Lint
import Testing
import TransitionEngine

@testable import Animators
@testable import UIKit

/// An app that leaves the screen in the middle of a transition, which takes it back.
@Suite struct BackgroundLintTests {
  private func findings(_ animator: any UIViewControllerAnimatedTransitioning) throws -> [LintFinding] {
    let stage = InteractiveStage(animator: animator)
    let timeline = try stage.drag(to: 0.6, finish: false) {
      stage.run.loop.schedule(at: VirtualTime(seconds: 0.23)) {
        stage.interactor.cancel()
        stage.run.sendToBackground()
      }
    }
    #expect(timeline.transitions.map(\.wasCancelled) == [true])
    return timeline.lint().filter { $0.rule.severity == .warning }
  }

  /// The jump from the last frame to the old screen is not seen: the app is away.
  @Test(arguments: Catalogue.animators.map(\.name))
  func theJumpIsNoFlash(name: String) throws {
    #expect(try findings(try #require(Catalogue.animator(named: name)).make()).isEmpty)
  }

  @Test func anAppThatComesBackWithTheWrongScreenFlashes() throws {
    let findings = try findings(FlashOnCancelAnimator())
    #expect(findings.map(\.rule) == [.flashOnCancel])
    #expect(findings.first?.message.hasSuffix("when the app comes back to the screen.") == true)
  }
}
