import UIKit

/// Answers for a tab bar controller's changes: who animates them, who drives them, and whether a tap may start
/// one.
///
/// A change is driven by a gesture while there is an `interactiveTransition`.
public final class TabBarControllerDelegate: NSObject, UITabBarControllerDelegate, SelectionGuard {
  /// Animates all changes.
  public let animator: TabAnimator
  /// What drives the changes that begin from now on; nil for nothing.
  public var interactiveTransition: UIPercentDrivenInteractiveTransition?
  /// Whether a change has begun and not ended. Selections set it; whoever hears of the end unsets it.
  public var isSelecting = false

  /// A delegate whose changes are animated by one animator.
  public init(animator: TabAnimator) { self.animator = animator }

  /// Taps are ignored during a change, those on the selected tab included.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    !isSelecting
  }

  /// The animator. The request counts as the beginning of a change, whoever made it.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A tap begins a change, too.
    isSelecting = true
    return animator
  }

  /// What the gesture has put there; nil for a tap, which then runs by itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactiveTransition
  }
}
