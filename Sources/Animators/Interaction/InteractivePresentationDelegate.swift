import UIKit

/// Connects any animator with any interaction in a presentation: the interaction drives the dismissal.
public final class InteractivePresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// Makes the animator of a change; the argument is whether the change is a presentation.
  public typealias AnimatorProvider = (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning

  private let animator: AnimatorProvider
  private let interaction: GestureInteractionController?

  /// - Parameter interaction: nil for changes that only code starts.
  public init(interaction: GestureInteractionController?, animator: @escaping AnimatorProvider) {
    self.animator = animator
    self.interaction = interaction
  }

  /// An animator for the way forward.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(true)
  }

  /// An animator for the way back.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(false)
  }

  /// The interaction, but only while its gesture is going on: otherwise nothing would drive the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.interactionInProgress == true ? interaction : nil
  }
}
