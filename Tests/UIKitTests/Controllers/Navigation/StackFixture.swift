import TransitionEngine

@testable import UIKit

/// A navigation controller in a window with one screen, `root`, and a delegate whose answers a test chooses.
struct StackFixture {
  let run = Run(size: CGSize(width: 375, height: 667))
  let calls = Recorded<String>()
  let stack: UINavigationController
  let delegate: StackDelegate

  init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) throws {
    let (run, calls) = (run, calls)
    let delegate = StackDelegate(animator, calls)
    self.delegate = delegate
    stack = run.perform {
      let stack = UINavigationController(rootViewController: Reporter("root", calls))
      stack.title = "stack"
      stack.delegate = delegate
      return stack
    }
    run.perform { [stack] in run.window.rootViewController = stack }
    try run.settle()
    calls.values = []
  }

  func screen(_ title: String) -> Reporter { run.perform { Reporter(title, calls) } }

  /// Pushes screens without animations, and forgets what was called.
  func push(_ titles: String...) throws {
    for title in titles { run.perform { stack.pushViewController(Reporter(title, calls), animated: false) } }
    try run.settle()
    calls.values = []
  }

  var titles: [String] { stack.viewControllers.compactMap(\.title) }

  /// The controllers whose views are in the tree.
  var shown: [String] {
    stack.transitionView.subviews.compactMap { ($0.owner as? UIViewController)?.title }
  }

  /// Without the animator's own.
  var appearances: [String] { calls.values.filter { $0.contains(".view") && !$0.contains("DidLoad") } }
}

final class StackDelegate: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Called when an animator is asked for.
  var meddle: (UINavigationController) -> Void = { _ in }
  private let calls: Recorded<String>

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ calls: Recorded<String>) {
    self.animator = animator
    self.calls = calls
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    calls.values.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    calls.values.append("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.values.append("\(operation) \(fromVC.title ?? "") → \(toVC.title ?? "")")
    meddle(navigationController)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.values.append("interactionController")
    return interactor
  }
}
