import Foundation
import ListingsTestSupport

@testable import SiteBuilder

/// A page with an author's Swift, built and run.
struct SwiftPage {
  /// `identifier: place: summary` of each problem.
  let problems: [String]
  let html: String

  init(_ text: String, code: String = "on", listing: String = Self.listing) throws {
    let site = try TestSite(
      [
        "zoetrope.yml": "title: Test\ncode: \(code)\n",
        "content/index.md": "---\ntitle: Page\n---\n\n" + listing + "\n" + text + "\n",
      ], listings: .built())
    let built = site.build()
    problems = built.diagnostics.map { problem in
      let place = problem.range.map { String(decoding: $0.file.bytes[$0.bytes], as: UTF8.self) }
      return "\(problem.identifier): \(place ?? ""): \(problem.summary)"
    }
    html = try built.text("index.html") ?? ""
  }

  /// A controller, an animator that only works on it, and a screen without Swift.
  static let listing = """
    ```swift
    import UIKit

    final class Inbox: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 20))
        label.text = "Hello"
        view.addSubview(label)
      }
    }

    final class Appear: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        precondition(context.viewController(forKey: .to) is Inbox || context.viewController(forKey: .from) is Inbox)
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    ```

    ```{screen} plain
    size: 100x200
    ```

    """

  /// An interaction, delegates and containers, and screens to put into them.
  static let parts = """
    ```swift
    final class Swipe: UIPercentDrivenInteractiveTransition {
      private let tabs: UITabBarController
      init(tabs: UITabBarController) {
        self.tabs = tabs
        super.init()
        tabs.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
      }
      @objc func pan(_ pan: UIPanGestureRecognizer) {
        let fraction = -pan.translation(in: tabs.view).x / tabs.view.bounds.width
        switch pan.state {
        case .began: tabs.selectedIndex = 1
        case .changed: update(fraction)
        case .ended: if fraction > 0.5 { finish() } else { cancel() }
        default: cancel()
        }
      }
    }
    final class Dim: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    final class TabDelegate: NSObject, UITabBarControllerDelegate {
      init(_ tabs: UITabBarController) { tabs.tabBar.tintColor = .systemRed }
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Dim() }
    }
    final class StackDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Dim() }
    }
    final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Dim() }
    }
    final class Tabs: UITabBarController {
      init(_ controllers: [UIViewController]) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = controllers
      }
    }
    final class Pages: UIViewController {
      let pages = UIScrollView()
      let controllers: [UIViewController]
      init(_ controllers: [UIViewController]) {
        self.controllers = controllers
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        pages.isPagingEnabled = true
        pages.frame = view.bounds
        pages.contentSize = CGSize(width: 3 * view.bounds.width, height: view.bounds.height)
        view.addSubview(pages)
        for (index, child) in controllers.enumerated() {
          addChild(child)
          child.view.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
          pages.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
    }
    ```
    ```{screen} one
    size: 100x200
    ```
    ```{screen} two
    size: 100x200
    ```

    """
}
