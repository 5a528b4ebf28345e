import UIKit

/// Connects any animator with any interaction on a tab bar controller.
public final class InteractiveTabsDelegate: NSObject, UITabBarControllerDelegate {
  /// Makes the animator of a change; the argument is whether the new tab is further right.
  public typealias AnimatorProvider = (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning

  private let animator: AnimatorProvider
  private let interaction: GestureInteractionController?

  /// - Parameter interaction: nil for changes that only taps and code start.
  public init(interaction: GestureInteractionController?, animator: @escaping AnimatorProvider) {
    self.interaction = interaction
    self.animator = animator
  }

  /// An animator for the way to the right, which is forward, or to the left.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(tabBarController.isFurtherRight(toVC, than: fromVC))
  }

  /// The interaction, but only while its gesture is going on: otherwise nothing would drive the change.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.interactionInProgress == true ? interaction : nil
  }
}
