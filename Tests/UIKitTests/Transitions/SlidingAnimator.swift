import Testing
import TransitionEngine

@testable import UIKit

/// Slides the new view in from the right in one second, and puts both views back in the end.
class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let curve: UIView.AnimationCurve
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ curve: UIView.AnimationCurve = .linear) { self.curve = curve }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = prepare(context) else { return }
    let timing = AnimationTiming(duration: 1, curve: curve.curve)
    UIView.animate(timing, options: [], animations: { view.transform = .identity }) { _ in self.end() }
  }

  /// - Returns: the new view, at its start.
  func prepare(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    self.context = context
    guard let view = context.view(forKey: .to) else { return nil }
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    return view
  }

  func end() {
    guard let context else { return }
    context.view(forKey: .to)?.transform = .identity
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// The same with a property animator.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let sliding = SlidingAnimator()
  private(set) var propertyAnimator: UIViewPropertyAnimator?
  private(set) var isAnimateCalled = false

  var context: (any UIViewControllerContextTransitioning)? { sliding.context }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    isAnimateCalled = true
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let propertyAnimator { return propertyAnimator }
    let view = sliding.prepare(context)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.transform = .identity }
    animator.addCompletion { [sliding] _ in sliding.end() }
    propertyAnimator = animator
    return animator
  }
}

/// Three tabs, an animator, and a percent-driven interaction that a test's script drives.
struct InteractionFixture {
  let tabs: TransitionFixture
  let interactor = UIPercentDrivenInteractiveTransition()

  init(_ animator: any UIViewControllerAnimatedTransitioning = SlidingAnimator()) throws {
    tabs = try TransitionFixture(animator)
    tabs.delegate.interactor = interactor
  }

  var run: Run { tabs.run }
  var container: CALayer { tabs.tabs.transitionView.layer }

  func at(_ time: TimeInterval, _ work: @escaping () -> Void) {
    run.loop.schedule(at: VirtualTime(seconds: time), work)
  }

  /// Selects the second tab, moves the interaction as a finger would in 0.2 s, and executes a script.
  func drag(to fraction: CGFloat, then script: () -> Void = {}) throws -> Timeline {
    try run.record {
      tabs.tabs.selectedIndex = 1
      for frame in 1...12 {
        at(Double(frame) * Run.frameInterval) { [run, interactor] in
          run.performFrame { interactor.update(fraction * CGFloat(frame) / 12) }
        }
      }
      script()
    }
  }

  /// How far the new view has slid in, in percent.
  func shown(_ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    let controller = try #require(tabs.tabs.viewControllers?[1])
    let id = try #require(controller.view.layer.id(in: run))
    return 100 - (try #require(timeline.presentation(of: id, at: time))).transform.m41
  }

  /// Whether everything is as it was at the start.
  func isRestored(_ timeline: Timeline) -> Bool { timeline.final == timeline.initial }

  func notes(_ timeline: Timeline) -> [String] {
    timeline.events.filter { $0.actor == "UIPercentDrivenInteractiveTransition" && $0.kind == .call }
      .map { "\($0.name): \($0.detail)" }
  }
}
