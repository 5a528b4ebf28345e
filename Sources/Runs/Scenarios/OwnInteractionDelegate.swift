import Animators
import UIKit

/// Connects any animator with an author's own interaction, in any container.
///
/// The interaction drives a change that begins while a finger is down: an author's interaction cannot be
/// asked whether its gesture is going on, and a change without a finger would wait for one.
final class OwnInteractionDelegate: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private let interaction: any UIViewControllerInteractiveTransitioning
  private let animator: (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning

  init(
    _ interaction: any UIViewControllerInteractiveTransitioning,
    animator: @escaping (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning
  ) {
    self.interaction = interaction
    self.animator = animator
  }

  private var current: (any UIViewControllerInteractiveTransitioning)? {
    Run.current?.touches.contains { $0.ended == nil } == true ? interaction : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(tabBarController.isFurtherRight(toVC, than: fromVC))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { current }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation == .push) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { current }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { current }
}
