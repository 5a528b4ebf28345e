import Screens
import Scripts
import TransitionEngine
import UIKit

/// A screen on which an author's code runs.
final class CodeStage: ScenarioStage {
  let root: UIViewController
  private let code: ListingFunction
  /// The value of the code's expression, or what the named function returns: it may keep other objects alive.
  private var value: Any?

  /// - Parameter screen: nil for an empty one.
  init(_ code: ListingFunction, on screen: Screen?) {
    self.code = code
    root = screen?.makeViewController() ?? UIViewController()
    if screen == nil { root.view.backgroundColor = .systemBackground }
  }

  /// Endless animations of the screen continue.
  var isEndless: Bool { true }

  func begin() {
    let view: UIView = root.view
    let value: Any = code.value(view)
    self.value = (value as? (UIView) -> Any)?(view) ?? value
  }

  /// The code also sets up the initial views, which belong to the start.
  func record(_ timeline: Timeline) -> Timeline {
    var timeline = timeline
    timeline.initial = timeline.frame(at: 0)
    return timeline
  }

  // MARK: What can be expected

  /// The controller whose content is on top: it's the one that can be visible.
  var controllers: [String: UIViewController] {
    top.map { [$0.debugName: $0] } ?? [:]
  }

  var detent: String? {
    let sheet = presented?.presentationController as? UISheetPresentationController
    return sheet?.restingDetent.map(ScenarioPresentation.Detent.text)
  }

  /// What the code has put into the window, or presented last.
  private var presented: UIViewController? {
    var top = Run.current?.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private var top: UIViewController? {
    var top = presented
    while let next = top?.content { top = next }
    return top
  }
}

extension UIViewController {
  /// The child that UIKit's containers show; nil for other controllers.
  fileprivate var content: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    default: nil
    }
  }
}
