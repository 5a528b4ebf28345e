import Lint
import Testing
import TransitionEngine

@testable import UIKit

@Suite struct InteractivePresentationTests {
  private let fixture: PresentationFixture
  private let driver = UIPercentDrivenInteractiveTransition()

  init() throws {
    fixture = try PresentationFixture(.custom)
    _ = try fixture.present()
    fixture.calls.values = []
    fixture.delegate.animator = CoverVerticalAnimator(reverse: true, duration: 1)
    fixture.delegate.interactor = driver
  }

  /// Dismisses, and pulls down by two fifths.
  private func pull(_ end: @escaping () -> Void) throws -> Timeline {
    let (run, driver) = (fixture.run, driver)
    return try run.record {
      fixture.sheet.dismiss(animated: true)
      run.loop.schedule(after: VirtualTime(seconds: 0.1)) { run.performFrame { driver.update(0.4) } }
      run.loop.schedule(after: VirtualTime(seconds: 0.3)) { end() }
    }
  }

  @Test func theScreenAndTheDimmingFollowTheFinger() throws {
    let dimming = try #require(fixture.delegate.controller?.dimming)
    let timeline = try pull { driver.finish() }
    let (view, shade) = try (
      #require(fixture.sheet.view.layer.id(in: fixture.run)), #require(dimming.layer.id(in: fixture.run))
    )
    expectClose(try #require(timeline.presentation(of: view, at: 0.2)).transform.m42, 0.4 * 333.5)
    let way = TimingCurve.easeInEaseOut.value(at: 0.4)
    expectClose(try #require(timeline.presentation(of: shade, at: 0.2)).opacity, 1 - way, within: 1e-4)
  }

  @Test func finishingEndsThePresentation() throws {
    let timeline = try pull { driver.finish() }
    #expect(timeline.outcome == .finished)
    #expect(fixture.run.window.subviews == [fixture.root.view])
    #expect(fixture.calls.values.last == "dismissal ended true")
  }

  /// An animator that moves the frame, and doesn't put it back.
  private final class FallingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 1) {
        view.frame.origin.y = context.containerView.bounds.height
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test func aCanceledDismissalGivesTheFrameBack() throws {
    fixture.delegate.animator = FallingAnimator()
    let timeline = try pull { driver.cancel() }
    #expect(timeline.outcome == .cancelled)
    #expect(fixture.sheet.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    #expect(timeline.lint().isEmpty)
  }

  @Test func aDismissalMayLeaveTheFrameWhereItEnds() throws {
    fixture.delegate.animator = FallingAnimator()
    let timeline = try pull { driver.finish() }
    #expect(timeline.outcome == .finished && fixture.sheet.view.frame.minY == 667)
    #expect(timeline.lint().isEmpty)
  }

  @Test func cancellingBringsTheScreenBack() throws {
    let timeline = try pull { driver.cancel() }
    #expect(timeline.outcome == .cancelled)
    #expect(fixture.root.presentedViewController === fixture.sheet)
    #expect(fixture.delegate.controller?.dimming.alpha == 1)
    #expect(
      fixture.calls.values.dropFirst() == [
        "dismissal begins", "sheet.viewWillDisappear", "sheet.viewWillAppear", "sheet.viewDidAppear",
        "dismissal ended false",
      ])
    let isRestored = timeline.final == timeline.initial
    #expect(isRestored)
  }
}
