import TransitionEngine
import UIKit

/// Two screens in a tab bar controller without a visible bar, and a delegate that returns the animator under
/// test.
struct Stage {
  static let size = CGSize(width: 375, height: 667)

  let run: Run
  let tabs: UITabBarController
  private let delegate: TabDelegate

  init(size: CGSize = Stage.size, animator: any UIViewControllerAnimatedTransitioning) {
    run = Run(size: size)
    let delegate = TabDelegate(animator)
    self.delegate = delegate
    tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("old", .systemRed), Screen("new", .systemBlue)]
      tabs.delegate = delegate
      return tabs
    }
    run.perform {
      run.window.rootViewController = tabs
      tabs.tabBar.isHidden = true
    }
  }

  /// Changes from the first screen to the second, or back.
  func change(to index: Int = 1) throws -> Timeline {
    if index == 0 {
      let delegate = tabs.delegate
      tabs.delegate = nil
      run.perform { tabs.selectedIndex = 1 }
      tabs.delegate = delegate
    }
    return try run.record { tabs.selectedIndex = index }
  }

  /// The layer that the transition happens in.
  static func container(_ root: Layer) -> Layer? { root.first { $0.name == "UITransitionView" } }

  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class Screen: UIViewController {
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = color
      view.layer.name = title
    }
  }
}

extension Layer {
  /// The first layer in the tree that satisfies a condition.
  func first(where condition: (Layer) -> Bool) -> Layer? {
    if condition(self) { return self }
    for sublayer in sublayers {
      if let found = sublayer.first(where: condition) { return found }
    }
    return nil
  }

  func named(_ name: String) -> Layer? { first { $0.name == name } }
}

extension Timeline {
  /// Evenly spread instants, both ends included.
  func instants(_ count: Int) -> [TimeInterval] {
    (0...count).map { duration * Double($0) / Double(count) }
  }
}
