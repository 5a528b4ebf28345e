/// Parts of sites whose Swift is run.
enum FadeSamples {
  static let screens = """
    ```{screen} a
    background: systemRed
    ```
    ```{screen} b
    background: systemBlue
    ```

    """
  static let fade = """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      let duration: TimeInterval
      init(duration: TimeInterval) { self.duration = duration }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)!
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: duration) { to.alpha = 1 } completion: { context.completeTransition($0) }
      }
    }

    """
}
