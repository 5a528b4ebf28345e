//
//  ZoomAnimator.swift
//

import Foundation
import UIKit
import QuartzCore

@objc protocol ZoomAnimatorDelegate: class {
  func zoomAnimatorImageView(_ animator: ZoomAnimator) -> UIImageView?
  @objc optional func zoomAnimatorWillStart(_ animator: ZoomAnimator)
  @objc optional func zoomAnimator(_ animator: ZoomAnimator, didFinish completed: Bool)
}

@objc class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @objc weak var delegate: ZoomAnimatorDelegate?
  @objc var isPresenting = true
  fileprivate let duration: CFTimeInterval = 0.5

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard
      let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to),
      let fromVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)
    else {
      transitionContext.completeTransition(false)
      return
    }
    delegate?.zoomAnimatorWillStart?(self)
    let finalFrame = transitionContext.finalFrame(for: toVC)
    let imageView = delegate?.zoomAnimatorImageView(self)
    imageView?.isHidden = true
    containerView.addSubview(toVC.view)
    toVC.view.frame = finalFrame
    toVC.view.alpha = 0.0
    if #available(iOS 13.0, *) {
      toVC.view.layer.cornerCurve = .continuous
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.2, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { [weak self] in
        guard let self = self else { return }
        toVC.view.alpha = 1.0
        fromVC.view.transform = self.isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      },
      completion: { finished in
        imageView?.isHidden = false
        fromVC.view.transform = .identity
        let success = !transitionContext.transitionWasCancelled
        self.delegate?.zoomAnimator?(self, didFinish: success)
        transitionContext.completeTransition(success)
      })
  }
}
