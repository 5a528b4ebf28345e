import Foundation
import TransitionEngine
import UIKit

/// Executes an animator between two screens, as a tab bar controller would.
///
/// Where both screens show the same tab bar, it belongs to the container, as in an app: it stays in its place while the
/// screens change, and the order of its items decides which way is forward.
struct TransitionRun {
  var from: Screen
  var to: Screen
  var animator: any UIViewControllerAnimatedTransitioning

  /// - Throws: `UnfinishedRun` if the transition never completes.
  func execute() throws -> Timeline {
    let run = Run(size: from.size)
    // Held here: a tab bar controller does not keep its delegate.
    let delegate = Delegate(animator)
    let (tabs, target) = run.perform {
      let stage = makeTabs()
      stage.tabs.delegate = delegate
      run.window.backgroundColor = .black
      run.window.rootViewController = stage.tabs
      return stage
    }
    try run.settle()
    return try run.record { tabs.selectedIndex = target }
  }

  private func makeTabs() -> (tabs: UITabBarController, target: Int) {
    let tabs = UITabBarController()
    let bar = from.sharedTabBar(with: to)
    let controllers = (
      from: from.makeViewController(includingTabBar: bar == nil),
      to: to.makeViewController(includingTabBar: bar == nil)
    )
    guard let bar else {
      tabs.tabBar.isHidden = true
      tabs.viewControllers = [controllers.from, controllers.to]
      return (tabs, 1)
    }
    tabs.viewControllers = bar.items.enumerated().map { index, item in
      let controller =
        index == bar.from ? controllers.from : index == bar.to ? controllers.to : UIViewController()
      controller.tabBarItem = item.makeItem()
      return controller
    }
    tabs.selectedIndex = bar.from
    return (tabs, bar.to)
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    private let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }
  }
}
