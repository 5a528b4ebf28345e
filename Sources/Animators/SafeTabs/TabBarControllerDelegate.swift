import UIKit

/// Decides which object animates a tab bar controller's changes, which one drives them, and whether a tap may
/// start one.
///
/// A change is driven by a gesture while there is an `interactiveTransition`.
public final class TabBarControllerDelegate: NSObject, UITabBarControllerDelegate, SelectionGuard {
  /// Animates all changes.
  public let animator: TabAnimator
  /// The interaction that drives the changes that begin from now on; nil for none.
  public var interactiveTransition: UIPercentDrivenInteractiveTransition?
  /// Whether a change has begun and not ended. Selections set it; the receiver of the change's end resets it.
  public var isSelecting = false

  /// A delegate whose changes are animated by one animator.
  public init(animator: TabAnimator) { self.animator = animator }

  /// Taps are ignored during a change, those on the selected tab included.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    !isSelecting
  }

  /// Returns the animator. Each request counts as the beginning of a change.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A tap begins a change, too.
    isSelecting = true
    return animator
  }

  /// The gesture's interaction; nil for a tap, whose change then runs by itself.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactiveTransition
  }
}
