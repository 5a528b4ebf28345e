import Testing
import TransitionEngine

@testable import UIKit

@Suite struct ViewTransitionTests {
  private func fixture(_ ending: Animator.Ending) throws -> (TransitionFixture, Animator) {
    let fixture = try TransitionFixture(nil)
    let animator = Animator(ending, calls: fixture.calls)
    fixture.delegate.animator = animator
    return (fixture, animator)
  }

  private func selectedView(_ fixture: TransitionFixture) throws -> UIView {
    try #require(fixture.tabs.selectedViewController?.view)
  }

  @Test func callsComeInTheDocumentedOrder() throws {
    let (fixture, _) = try fixture(.completes)
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(
      fixture.calls.values == [
        "animationController, selected 0", "interactionController", "b.viewDidLoad", "a.viewWillDisappear",
        "b.viewWillAppear", "transitionDuration", "animateTransition, selected 1", "completion",
        "a.viewDidDisappear", "b.viewDidAppear", "animationEnded true", "completed",
      ])
  }

  @Test func theLogHasTheSameOrder() throws {
    let (fixture, _) = try fixture(.completes)
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(
      TransitionFixture.calls(timeline) == [
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)", "viewDidLoad()", "viewWillDisappear(_:)",
        "viewWillAppear(_:)", "transitionDuration(using:)", "animateTransition(using:)",
        "completeTransition(_:)", "viewDidDisappear(_:)", "viewDidAppear(_:)", "animationEnded(_:)",
      ])
    let states = timeline.events.filter { $0.kind == .state }.map(\.name)
    #expect(states == ["scheduled", "running", "finishing", "settled"])
  }

  @Test func startsAfterTheSelectionWasSet() throws {
    let (fixture, _) = try fixture(.completes)
    _ = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      #expect(fixture.tabs.selectedIndex == 1)
      #expect(fixture.calls.values == ["animationController, selected 0", "interactionController"])
    }
  }

  @Test func theContainerStartsWithTheOldView() throws {
    let (fixture, animator) = try fixture(.completes)
    let old = try selectedView(fixture)
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(animator.subviewsAtStart == [old])
    #expect(animator.context?.containerView.subviews == [try selectedView(fixture)])
  }

  @Test func theContextTellsTheFrames() throws {
    let (fixture, animator) = try fixture(.completes)
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    let context = try #require(animator.context)
    let (a, b) = try (#require(fixture.tabs.viewControllers?[0]), #require(fixture.tabs.viewControllers?[1]))
    let whole = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(context.initialFrame(for: a) == whole)
    #expect(context.finalFrame(for: b) == whole)
    #expect(context.initialFrame(for: b) == .zero)
    #expect(context.finalFrame(for: a) == .zero)
    #expect(!context.isInteractive && context.isAnimated && !context.transitionWasCancelled)
  }

  @Test func aCancelledTransitionTurnsAround() throws {
    let (fixture, animator) = try fixture(.cancels)
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(timeline.outcome == .cancelled)
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(animator.context?.containerView.subviews == [try selectedView(fixture)])
    #expect(
      fixture.calls.values.filter { $0.contains(".view") } == [
        "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "b.viewWillDisappear",
        "b.viewDidDisappear", "a.viewWillAppear", "a.viewDidAppear",
      ])
    #expect(fixture.calls.values.contains("animationEnded false"))
  }

  @Test func aTransitionThatNeverCompletesIsNamed() throws {
    let (fixture, _) = try fixture(.forgets)
    let error = try #require(throws: UnfinishedRun.self) {
      try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    }
    #expect(error.reason == .idle)
    #expect(
      error.open == [
        "the transition by Animator: its animations are over, but it didn't call completeTransition(_:)"
      ])
  }

  @Test func completingTwiceIsIgnoredAndNoted() throws {
    let (fixture, _) = try fixture(.completesTwice)
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    let completions = timeline.events.filter { $0.name == "completeTransition(_:)" }.map(\.detail)
    #expect(completions == ["true", "ignored: the transition is settled already"])
    #expect(fixture.calls.values.filter { $0 == "animationEnded true" }.count == 1)
  }

  @Test func completingAtOnceIsAllowed() throws {
    let (fixture, _) = try fixture(.completesAtOnce)
    let timeline = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(timeline.duration == 0)
    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test func anInteractorStartsInsteadOfTheAnimator() throws {
    final class Interactor: NSObject, UIViewControllerInteractiveTransitioning {
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        #expect(context.isInteractive)
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    let (fixture, animator) = try fixture(.completes)
    fixture.delegate.interactor = Interactor()
    _ = try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    #expect(animator.context == nil)
    #expect(fixture.tabs.selectedIndex == 1)
  }

  @Test(arguments: [true, false])
  func anInteractorStartsEvenIfNotInteractively(wantsInteractiveStart: Bool) throws {
    final class Interactor: NSObject, UIViewControllerInteractiveTransitioning {
      let wantsInteractiveStart: Bool
      var wasInteractive: Bool?
      init(_ wantsInteractiveStart: Bool) { self.wantsInteractiveStart = wantsInteractiveStart }
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        wasInteractive = context.isInteractive
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0.5 }) { _ in
          view.alpha = 1
          context.completeTransition(true)
        }
      }
    }
    let (fixture, animator) = try fixture(.completes)
    let interactor = Interactor(wantsInteractiveStart)
    fixture.delegate.interactor = interactor
    var ranAlongside = false
    let timeline = try fixture.run.record {
      fixture.tabs.selectedIndex = 1
      fixture.tabs.transitionCoordinator?.animate(alongsideTransition: { _ in ranAlongside = true })
    }
    #expect(animator.context == nil)
    #expect(interactor.wasInteractive == wantsInteractiveStart)
    #expect(
      ranAlongside != wantsInteractiveStart, "nobody drives the animations of an interaction of its own")
    #expect(timeline.outcome == .finished && timeline.duration == 0.5)
  }

  @Test func executingTwiceGivesEqualTimelines() throws {
    func timeline() throws -> Timeline {
      let (fixture, _) = try fixture(.completes)
      return try fixture.run.record { fixture.tabs.selectedIndex = 1 }
    }
    #expect(try timeline() == timeline())
  }
}
