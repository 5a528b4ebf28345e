import Animators
import BasicTestSupport
import UIKit

/// An app's delegate that decides anew whenever it is asked: the standard animation, one of its own, one that
/// is cancelled, or one that something drives.
final class Decider: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private var random: SeededGenerator
  private weak var scene: Scene?

  init(_ seed: UInt64, in scene: Scene) {
    random = SeededGenerator(seed: ~seed)
    self.scene = scene
  }

  private var duration: TimeInterval { random.pick([0.5, 0.3, 1.0 / 60, 0]) }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch random.below(6) {
    case 0: nil
    case 1: Fade(in: scene, duration: duration, fails: true)
    case 2: InterruptibleFade(in: scene, duration: duration)
    default: Fade(in: scene, duration: duration)
    }
  }

  /// For containers in which an animator always has both views.
  private func anyAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch random.below(8) {
    case 0: FoldAnimator(duration: duration, folds: 1, reverse: random.chance(50))
    case 1: FoldAnimator(duration: duration, folds: 1, geometry: .contact)
    case 2: ScrollAnimator(duration: duration)
    case 3: FadeAnimator(duration: duration)
    case 4: TabAnimator(random.chance(50) ? .scroll : .unveil)
    default: animator()
    }
  }

  /// Something that says how far the change is, at random times, and then ends it.
  private func interactor() -> (any UIViewControllerInteractiveTransitioning)? {
    guard random.chance(40), let run = Run.current else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = random.chance(75)
    driver.completionSpeed = random.pick([1, 1, 0.3, 5])
    let lag = random.pick([0, 0, 1e-4, 0.1])
    for _ in 0..<random.below(4) {
      let fraction = random.number(in: -0.1...1.1)
      run.loop.schedule(after: VirtualTime(seconds: lag * random.share())) { driver.update(fraction) }
    }
    if random.chance(30) {
      run.loop.schedule(after: VirtualTime(seconds: random.number(in: 0...0.4))) { driver.pause() }
    }
    // Later than everything else, so that the last word is an end.
    let finishes = random.chance(50)
    for end in [lag, 0.5] {
      run.loop.schedule(after: VirtualTime(seconds: end)) { finishes ? driver.finish() : driver.cancel() }
    }
    return driver
  }

  // MARK: Tabs

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { random.chance(90) }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { anyAnimator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  // MARK: Stacks

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { anyAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  // MARK: Presentations

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    random.chance(50) ? Card(presentedViewController: presented, presenting: presenting) : nil
  }
}

/// Presents in the lower half, over a shade that comes and goes with it.
private final class Card: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(shade, at: 0)
    shade.alpha = 0
    presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }
}
