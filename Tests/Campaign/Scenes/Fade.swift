import UIKit

/// Fades in the new view, or fades out the old one where there is no new one.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let fails: Bool
  private weak var scene: Scene?

  /// - Parameter fails: whether it ends as a cancelled one by itself.
  init(in scene: Scene?, duration: TimeInterval, fails: Bool = false) {
    (self.scene, self.duration, self.fails) = (scene, duration, fails)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    prepare(context)
    UIView.animate(withDuration: duration) {
      self.change(context)
    } completion: { _ in
      self.end(context)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { scene?.hear("animationEnded(_:)") }

  fileprivate func prepare(_ context: any UIViewControllerContextTransitioning) {
    scene?.hear("animateTransition(using:)")
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
  }

  fileprivate func change(_ context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { return view.alpha = 1 }
    context.view(forKey: .from)?.alpha = 0
  }

  fileprivate func end(_ context: any UIViewControllerContextTransitioning) {
    for key in [UITransitionContextViewKey.from, .to] { context.view(forKey: key)?.alpha = 1 }
    context.completeTransition(!fails && !context.transitionWasCancelled)
  }
}

/// The same with a property animator, which can be taken up again in the middle.
final class InterruptibleFade: Fade {
  private var made: UIViewPropertyAnimator?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let made { return made }
    prepare(context)
    let duration = transitionDuration(using: context)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { self.change(context) }
    animator.addCompletion { _ in self.end(context) }
    made = animator
    return animator
  }
}
