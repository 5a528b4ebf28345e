/// What an animator sees of a `ViewTransition`.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: ViewTransition
  private let startFrame: CGRect

  init(_ transition: ViewTransition) {
    self.transition = transition
    startFrame = transition.from.view.frame
  }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.interactor != nil }
  /// Nothing cancels a transition that no gesture drives.
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: transition.from
    case .to: transition.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition.from.view
    case .to: transition.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === transition.from ? startFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === transition.to ? transition.container.bounds : .zero
  }
}
