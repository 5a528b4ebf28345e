import Testing
import TransitionEngine

@testable import UIKit

@Suite struct PresentationTests {
  @Test func callsComeInTheDocumentedOrder() throws {
    let fixture = try PresentationFixture()
    fixture.delegate.animator = Animator(calls: fixture.calls)
    let timeline = try fixture.present()
    #expect(
      fixture.calls.values == [
        "animator for sheet", "sheet.viewDidLoad", "root.viewWillDisappear", "sheet.viewWillAppear",
        "transitionDuration", "animateTransition, selected -1", "completion", "root.viewDidDisappear",
        "sheet.viewDidAppear", "presented", "animationEnded true", "completed",
      ])
    #expect(abs(timeline.duration - 0.5) < 1e-9)
  }

  @Test func fullScreenTakesThePresentersViewOut() throws {
    let fixture = try PresentationFixture()
    _ = try fixture.present()
    #expect(fixture.root.view.superview == nil)
    #expect(fixture.root.presentedViewController === fixture.sheet)
    #expect(fixture.sheet.presentingViewController === fixture.root)
    #expect(fixture.sheet.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(fixture.sheet.presentationController?.presentationStyle == .fullScreen)
  }

  @Test func dismissingBringsItBack() throws {
    let fixture = try PresentationFixture()
    _ = try fixture.present()
    _ = try fixture.dismiss()
    #expect(
      fixture.calls.values == [
        "animator without sheet", "sheet.viewWillDisappear", "root.viewWillAppear", "sheet.viewDidDisappear",
        "root.viewDidAppear", "dismissed",
      ])
    #expect(fixture.run.window.subviews == [fixture.root.view])
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.sheet.presentingViewController == nil)
    #expect(fixture.sheet.view.superview == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func thePresenterStaysBelow(style: UIModalPresentationStyle) throws {
    let fixture = try PresentationFixture(style)
    _ = try fixture.present()
    #expect(fixture.appearances == ["sheet.viewWillAppear", "sheet.viewDidAppear"])
    #expect(fixture.root.view.superview === fixture.run.window)
    _ = try fixture.dismiss()
    #expect(fixture.appearances == ["sheet.viewWillDisappear", "sheet.viewDidDisappear"])
    #expect(fixture.run.window.subviews == [fixture.root.view])
  }

  @Test func animatorsGetNoViewThatStays() throws {
    final class Looking: NSObject, UIViewControllerAnimatedTransitioning {
      var seen: [Bool] = []
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        seen += [context.view(forKey: .from) != nil, context.view(forKey: .to) != nil]
        #expect(context.viewController(forKey: .from) != nil && context.viewController(forKey: .to) != nil)
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    let animator = Looking()
    let fixture = try PresentationFixture(.custom, animator: animator)
    _ = try fixture.present()
    _ = try fixture.dismiss()
    #expect(animator.seen == [false, true, true, false])
  }

  @Test func aCancelledPresentationLeavesNothing() throws {
    let fixture = try PresentationFixture(animator: Animator(.cancels))
    let timeline = try fixture.present()
    #expect(timeline.outcome == .cancelled)
    #expect(
      fixture.appearances == [
        "root.viewWillDisappear", "sheet.viewWillAppear", "sheet.viewWillDisappear", "sheet.viewDidDisappear",
        "root.viewWillAppear", "root.viewDidAppear",
      ])
    #expect(fixture.run.window.subviews == [fixture.root.view])
    #expect(fixture.root.presentedViewController == nil && !fixture.sheet.isBeingPresented)
  }

  @Test func aCancelledDismissalKeepsThePresentation() throws {
    let fixture = try PresentationFixture()
    _ = try fixture.present()
    fixture.delegate.animator = Animator(.cancels)
    _ = try fixture.dismiss()
    #expect(fixture.root.presentedViewController === fixture.sheet)
    #expect(fixture.root.view.superview == nil)
    #expect(fixture.sheet.view.window != nil && !fixture.sheet.isBeingDismissed)
    #expect(
      fixture.appearances == [
        "sheet.viewWillDisappear", "root.viewWillAppear", "root.viewWillDisappear", "root.viewDidDisappear",
        "sheet.viewWillAppear", "sheet.viewDidAppear",
      ])
    fixture.delegate.animator = nil
    _ = try fixture.dismiss()
    #expect(fixture.run.window.subviews == [fixture.root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func withoutAnAnimationItIsImmediate(style: UIModalPresentationStyle) throws {
    let fixture = try PresentationFixture(style)
    let timeline = try fixture.present(animated: false)
    #expect(timeline.duration == 0)
    #expect(fixture.calls.values.last == "presented")
    #expect(fixture.sheet.view.window != nil)
    _ = try fixture.dismiss(animated: false)
    #expect(fixture.calls.values.last == "dismissed")
    #expect(fixture.run.window.subviews == [fixture.root.view])
  }

  @Test func thePresenterIsTheOutermostContainer() throws {
    let fixture = try StackFixture()
    let sheet = fixture.screen("sheet")
    _ = try fixture.run.record { fixture.stack.topViewController?.present(sheet, animated: true) }
    #expect(sheet.presentingViewController === fixture.stack)
    #expect(fixture.stack.topViewController?.presentedViewController === sheet)
    #expect(fixture.stack.visibleViewController === sheet)
    #expect(fixture.appearances.contains("root.viewDidDisappear"))
    _ = try fixture.run.record { sheet.dismiss(animated: true) }
    #expect(fixture.appearances.last == "root.viewDidAppear")
  }

  @Test func dismissingTheFirstTakesAllAlong() throws {
    let fixture = try PresentationFixture()
    _ = try fixture.present()
    let second = fixture.run.perform { Reporter("second", fixture.calls) }
    _ = try fixture.run.record { fixture.sheet.present(second, animated: true) }
    _ = try fixture.dismiss()
    #expect(
      fixture.appearances == [
        "second.viewWillDisappear", "root.viewWillAppear", "second.viewDidDisappear", "root.viewDidAppear",
      ])
    #expect(fixture.run.window.subviews == [fixture.root.view])
    #expect(fixture.sheet.presentedViewController == nil && second.presentingViewController == nil)
    #expect(!fixture.sheet.isBeingDismissed)
  }

  @Test func styleOfTheStatusBarFollows() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let fixture = try PresentationFixture()
    let light = fixture.run.perform { Light() }
    _ = try fixture.run.record { fixture.root.present(light, animated: true) }
    #expect(fixture.run.window.statusBarStyle == .lightContent)
    _ = try fixture.dismiss()
    #expect(fixture.run.window.statusBarStyle == .default)
  }

  @Test func aNewRootEndsThePresentation() throws {
    let fixture = try PresentationFixture(.custom)
    _ = try fixture.present()
    let new = fixture.run.perform { UIViewController() }
    fixture.run.perform { fixture.run.window.rootViewController = new }
    #expect(fixture.run.window.subviews == [new.view])
    #expect(fixture.sheet.presentingViewController == nil)
  }

  /// Apple's documentation of `transitionCoordinator` has it ready for use in `viewWillAppear(_:)`; that its
  /// numbers are settled by then is inferred from that.
  @Test func theCoordinatorKnowsTheTransitionInViewWillAppear() throws {
    let calls = Recorded<String>()
    let fixture = try PresentationFixture(.overFullScreen, animator: Animator(calls: calls))
    let seen = Recorded<TimeInterval>()
    fixture.sheet.reactions["viewWillAppear"] = {
      let coordinator = fixture.sheet.transitionCoordinator
      seen.values += [coordinator?.transitionDuration ?? -1, coordinator?.transitionDuration ?? -1]
      #expect(coordinator?.presentationStyle == .overFullScreen)
      #expect(coordinator?.isInterruptible == false)
      #expect(coordinator?.view(forKey: .to) === fixture.sheet.view)
    }
    _ = try fixture.present()
    #expect(seen.values == [0.5, 0.5])
    #expect(calls.values.filter { $0 == "transitionDuration" }.count == 1)
  }

  @Test func theCoordinatorKnowsAnInterruptibleAnimatorInViewWillAppear() throws {
    let fixture = try PresentationFixture(animator: InterruptibleAnimator())
    let seen = Recorded<Bool?>()
    fixture.sheet.reactions["viewWillAppear"] = {
      seen.values.append(fixture.sheet.transitionCoordinator?.isInterruptible)
    }
    _ = try fixture.present()
    #expect(seen.values == [true])
  }

  /// An animator that asks for what it is just asked for gets 0.
  @Test func anAnimatorMayAskTheCoordinatorForItsDuration() throws {
    final class Curious: NSObject, UIViewControllerAnimatedTransitioning {
      var seen: [TimeInterval?] = []
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        seen.append(context?.viewController(forKey: .to)?.transitionCoordinator?.transitionDuration)
        return 0.5
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    let animator = Curious()
    _ = try PresentationFixture(animator: animator).present()
    #expect(animator.seen == [0])
  }

  /// Source: screens that set `transitioningDelegate` in `viewDidLoad()`.
  @Test func theDelegateMayBeSetAsTheViewLoads() throws {
    final class Late: UIViewController {
      var late: PresentationDelegate?
      override func viewDidLoad() {
        super.viewDidLoad()
        transitioningDelegate = late
      }
    }
    let fixture = try PresentationFixture()
    let late = fixture.run.perform { Late() }
    late.late = fixture.delegate
    late.modalPresentationStyle = .fullScreen
    _ = try fixture.run.record { fixture.root.present(late, animated: true) }
    #expect(fixture.calls.values.contains { $0.hasPrefix("animator for") })
  }
}
