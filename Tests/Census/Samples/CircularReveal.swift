import UIKit

class CircularRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let toView = transitionContext.view(forKey: UITransitionContextViewKey.to) else { return }
    transitionContext.containerView.addSubview(toView)
    let center = CGPoint(x: toView.bounds.midX, y: toView.bounds.midY)
    let radius = sqrt(pow(center.x, 2) + pow(center.y, 2))
    let start = UIBezierPath(ovalIn: CGRect(origin: center, size: .zero))
    let end = UIBezierPath(ovalIn: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    let mask = CAShapeLayer()
    mask.path = end.cgPath
    toView.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start.cgPath
    animation.toValue = end.cgPath
    animation.duration = transitionDuration(using: transitionContext)
    animation.delegate = self
    animation.setValue(transitionContext, forKey: "context")
    mask.add(animation, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(!(context?.transitionWasCancelled ?? false))
    context?.view(forKey: .to)?.layer.mask = nil
  }
}
