import UIKit

/// Answers for a tab bar controller's changes: who animates them, who drives them, and whether a tap may start
/// one.
///
/// A change is driven by a gesture while there is an `interactiveTransition`.
public final class TabBarControllerDelegate: NSObject, UITabBarControllerDelegate, SelectionGuard {
  public let animator: TabAnimator
  /// What drives the changes that begin from now on; nil for nothing.
  public var interactiveTransition: UIPercentDrivenInteractiveTransition?
  public var isSelecting = false

  public init(animator: TabAnimator) { self.animator = animator }

  /// Taps are ignored during a change, those on the selected tab included.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    !isSelecting
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A tap begins a change, too.
    isSelecting = true
    return animator
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactiveTransition
  }
}
