import UIKit

/// Connects any animator with any interaction on a navigation controller.
public final class InteractiveStackDelegate: NSObject, UINavigationControllerDelegate {
  /// Makes the animator of a change; the argument is whether the change is a push.
  public typealias AnimatorProvider = (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning

  private let animator: AnimatorProvider
  private let interaction: GestureInteractionController?

  /// - Parameter interaction: nil for changes that code and the default gesture start.
  public init(interaction: GestureInteractionController?, animator: @escaping AnimatorProvider) {
    self.animator = animator
    self.interaction = interaction
  }

  /// An animator for the way forward, which is a push, or back.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(operation == .push)
  }

  /// The interaction, but only while its gesture is going on: otherwise nothing would drive the change.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.interactionInProgress == true ? interaction : nil
  }
}
