import UIKit

/// Does with a transition whatever a test says.
final class ScriptedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Script = (any UIViewControllerContextTransitioning) -> Void
  private let duration: TimeInterval
  private let script: Script

  init(duration: TimeInterval = 0.3, _ script: @escaping Script) {
    self.duration = duration
    self.script = script
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { script(context) }

  /// Adds the new view and fades it in.
  static func fade(
    _ context: any UIViewControllerContextTransitioning, for duration: TimeInterval = 0.3,
    options: UIView.AnimationOptions = [], completion: @escaping () -> Void
  ) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      view.alpha = 1
    } completion: { _ in
      completion()
    }
  }
}
