import TransitionEngine
import UIKit

/// Three screens in a tab bar controller with a visible bar, and fingers that a test moves.
struct TabStage {
  let run = Run(size: Stage.size)
  let tabs: UITabBarController

  init() throws {
    tabs = run.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = ["a", "b", "c"].map { title in
        let screen = UIViewController()
        screen.title = title
        return screen
      }
      tabs.selectedIndex = 1
      return tabs
    }
    run.perform { run.window.rootViewController = tabs }
    try run.settle()
  }

  /// Moves a finger sideways in the middle of the screen, and holds it before it is lifted.
  func drag(
    from x: CGFloat = 200, by distance: CGFloat, in seconds: TimeInterval = 0.3, hold: TimeInterval = 0.2,
    at time: TimeInterval = 0
  ) throws {
    let start = CGPoint(x: x, y: 300)
    let move = TouchPath.Segment.move(to: CGPoint(x: x + distance, y: 300), duration: seconds)
    try run.send(TouchPath(from: start, hold > 0 ? [move, .hold(hold)] : [move]), at: time)
  }

  func at(_ time: TimeInterval, _ work: @escaping () -> Void) {
    run.loop.schedule(at: VirtualTime(seconds: time), work)
  }

  func isRestored(_ timeline: Timeline) -> Bool { timeline.final == timeline.initial }

  /// Whether exactly the selected screen is there, in its place, on a clock that goes.
  var isConsistent: Bool {
    guard let selected = tabs.selectedViewController?.view, let container = selected.superview else {
      return false
    }
    return container.subviews == [selected] && selected.frame == container.bounds
      && selected.transform == .identity && selected.alpha == 1 && container.layer.speed == 1
      && container.layer.sublayerTransform == CATransform3DIdentity
      && tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem
  }
}
