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
        let screen = Witness()
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

  /// What each screen was told of its appearance last.
  var appearances: [String] {
    (tabs.viewControllers ?? []).map { ($0 as? Witness)?.appearance ?? "" }
  }

  /// What it should have been told.
  var expectedAppearances: [String] {
    (tabs.viewControllers ?? []).map { screen in
      if screen === tabs.selectedViewController { return "did appear" }
      return screen.isViewLoaded ? "did disappear" : "never seen"
    }
  }
}

/// A screen that keeps what it is told of its appearance, and what does not follow from what it was told before.
private final class Witness: UIViewController {
  private(set) var appearance = "never seen"

  override func viewDidLoad() { view.backgroundColor = .systemBackground }

  override func viewWillAppear(_ animated: Bool) {
    hear("will appear", after: ["never seen", "did disappear", "will disappear"])
  }
  override func viewDidAppear(_ animated: Bool) { hear("did appear", after: ["will appear"]) }
  override func viewWillDisappear(_ animated: Bool) {
    hear("will disappear", after: ["did appear", "will appear"])
  }
  override func viewDidDisappear(_ animated: Bool) { hear("did disappear", after: ["will disappear"]) }

  private func hear(_ call: String, after allowed: [String]) {
    appearance = allowed.contains(appearance) ? call : "\(call) after \(appearance)"
  }
}
