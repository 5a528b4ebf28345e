import Lint
import Testing
import TransitionEngine

@testable import UIKit

@Suite struct PresentationLintTests {
  /// Adds its dimming view when its container is laid out, as the animator runs already.
  private final class LateDimming: UIPresentationController {
    private let dimming = UIView()
    override func containerViewWillLayoutSubviews() {
      guard dimming.superview == nil else { return }
      containerView?.insertSubview(dimming, at: 0)
    }
  }

  private final class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
    let isLeaving: Bool
    init(isLeaving: Bool) { self.isLeaving = isLeaving }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: isLeaving ? .from : .to)
      if !isLeaving, let view {
        context.containerView.addSubview(view)
        context.containerView.setNeedsLayout()
      }
      UIView.animate(withDuration: 0.3) {
        view?.transform = self.isLeaving ? .identity : CGAffineTransform(translationX: 0, y: -20)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      LateDimming(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Sliding(isLeaving: false) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Sliding(isLeaving: true) }
  }

  @Test func whatThePresentationAddsIsNotTheAnimators() throws {
    let fixture = try PresentationFixture(.custom)
    let delegate = Delegate()
    fixture.sheet.transitioningDelegate = delegate
    let shown = try fixture.present()
    #expect(shown.lint().map(\.rule) == [.stateLeftBehind])
    // The transform that the presentation has left is put back.
    #expect(try fixture.dismiss().lint().isEmpty)
  }
}
