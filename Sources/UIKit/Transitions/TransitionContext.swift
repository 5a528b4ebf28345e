/// What an animator sees of a `ViewTransition`.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: ViewTransition
  private let startFrame: CGRect

  init(_ transition: ViewTransition) {
    self.transition = transition
    startFrame = transition.view(of: transition.from)?.frame ?? .zero
  }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { transition.interactor != nil }
  /// Nothing cancels a transition that no gesture drives.
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
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
    case .from: transition.view(of: transition.from)
    case .to: transition.view(of: transition.to)
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    transition.bystanderFrame(vc) ?? (vc === transition.from ? startFrame : .zero)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    transition.bystanderFrame(vc) ?? (vc === transition.to ? transition.finalFrame : .zero)
  }
}
