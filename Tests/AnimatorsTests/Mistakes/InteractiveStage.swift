import TransitionEngine

@testable import UIKit

/// Two screens in a tab bar controller, an animator, and a finger that drives it.
struct InteractiveStage {
  let run: Run
  let interactor = UIPercentDrivenInteractiveTransition()
  private let tabs: UITabBarController
  private let delegate: Delegate

  init(animator: any UIViewControllerAnimatedTransitioning) {
    run = Run(size: CGSize(width: 375, height: 667))
    let delegate = Delegate(animator, interactor)
    self.delegate = delegate
    tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIColor.systemRed, .systemBlue].map { color in
        let screen = UIViewController()
        screen.view.backgroundColor = color
        return screen
      }
      tabs.delegate = delegate
      return tabs
    }
    run.perform {
      run.window.rootViewController = tabs
      tabs.tabBar.isHidden = true
    }
  }

  /// Drags for 0.2 s, and lets go at 0.25 s.
  ///
  /// - Parameter script: schedules what else happens.
  func drag(to fraction: CGFloat, finish: Bool, script: () -> Void = {}) throws -> Timeline {
    try run.record {
      script()
      tabs.selectedIndex = 1
      for frame in 1...12 {
        run.loop.schedule(at: VirtualTime(seconds: Double(frame) * Run.frameInterval)) { [run, interactor] in
          run.performFrame { interactor.update(fraction * CGFloat(frame) / 12) }
        }
      }
      run.loop.schedule(at: VirtualTime(seconds: 0.25)) { [interactor] in
        finish ? interactor.finish() : interactor.cancel()
      }
    }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: any UIViewControllerInteractiveTransitioning

    init(
      _ animator: any UIViewControllerAnimatedTransitioning,
      _ interactor: any UIViewControllerInteractiveTransitioning
    ) {
      (self.animator, self.interactor) = (animator, interactor)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }
}
