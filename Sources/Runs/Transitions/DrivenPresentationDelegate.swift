import Animators
import UIKit

/// Lets a gesture of the catalog drive another delegate's presentation.
final class DrivenPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let presentation: any UIViewControllerTransitioningDelegate
  /// The gesture, which drives the presentation while it goes on; otherwise the presentation drives itself.
  var gesture: GestureInteractionController?

  init(_ presentation: any UIViewControllerTransitioningDelegate) { self.presentation = presentation }

  private var current: GestureInteractionController? {
    gesture?.interactionInProgress == true ? gesture : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    current ?? presentation.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    current ?? presentation.interactionControllerForDismissal(using: animator)
  }
}
