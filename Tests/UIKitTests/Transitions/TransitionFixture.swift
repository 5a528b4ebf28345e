import TransitionEngine

@testable import UIKit

/// Three tabs in a window, and a delegate whose answers a test chooses.
struct TransitionFixture {
  let run = Run(size: CGSize(width: 375, height: 667))
  let calls = Recorded<String>()
  let tabs: UITabBarController
  let delegate: TabDelegate

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?) throws {
    let (run, calls) = (run, calls)
    let delegate = TabDelegate(animator, calls)
    self.delegate = delegate
    tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = ["a", "b", "c"].map { Reporter($0, calls) }
      tabs.delegate = delegate
      return tabs
    }
    run.perform { run.window.rootViewController = tabs }
    try run.settle()
    calls.values = []
  }

  /// Names in the log of what the framework and the animator called, without states.
  static func calls(_ timeline: Timeline) -> [String] {
    timeline.events.filter { $0.kind != .state }.map(\.name)
  }
}

final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var allows = true
  private let calls: Recorded<String>

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ calls: Recorded<String>) {
    self.animator = animator
    self.calls = calls
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.values.append("shouldSelect")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    calls.values.append("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.values.append("animationController, selected \(tabBarController.selectedIndex)")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.values.append("interactionController")
    return interactor
  }
}

/// Fades, writes down what it is told, and ends as a test says.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Ending { case completes, cancels, forgets, completesTwice, completesAtOnce }

  private let calls: Recorded<String>
  private let ending: Ending
  /// What it saw when it was asked to animate.
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var subviewsAtStart: [UIView] = []

  init(_ ending: Ending = .completes, calls: Recorded<String> = Recorded()) {
    self.ending = ending
    self.calls = calls
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    calls.values.append("transitionDuration")
    return 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let index = context.viewController(forKey: .to)?.tabBarController?.selectedIndex ?? -1
    calls.values.append("animateTransition, selected \(index)")
    self.context = context
    subviewsAtStart = context.containerView.subviews
    guard let toView = context.view(forKey: .to) else { return }
    context.containerView.addSubview(toView)
    if ending == .completesAtOnce { return context.completeTransition(true) }
    toView.alpha = 0
    UIView.animate(withDuration: 0.5) {
      toView.alpha = 1
    } completion: { _ in
      self.end(context)
    }
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    calls.values.append("completion")
    if ending == .forgets { return }
    context.completeTransition(ending != .cancels)
    calls.values.append("completed")
    if ending == .completesTwice { context.completeTransition(true) }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    calls.values.append("animationEnded \(transitionCompleted)")
  }
}
