import Animators
import UIKit

extension Scene {
  /// Puts the setting's containers on screen.
  func build() {
    switch setting {
    case .tabs: root = makeTabs(decider)
    case .swipedTabs: root = makeSwipedTabs()
    case .pinchedTabs: root = makePinchedTabs()
    case .safeTabs: root = makeSafeTabs()
    case .stack: root = makeStack()
    case .presentations: root = screen()
    case .camera:
      camera = CameraContainerController(camera: screen(), tabs: [screen(), screen()], contacts: screen())
      root = camera
      tabs = camera?.tabs
      allTabs = tabs?.viewControllers ?? []
    case .children:
      switcher = Switcher([screen(), screen(), screen()])
      root = switcher
    case .app: root = makeTabs(decider) { self.makeStack() }
    }
    run.window.rootViewController = root
  }

  private func makeTabs(
    _ delegate: any UITabBarControllerDelegate, of screens: (() -> UIViewController)? = nil
  ) -> UITabBarController {
    let made = UITabBarController()
    allTabs = (0..<4).map { _ in screens?() ?? screen() }
    made.viewControllers = Array(allTabs.prefix(3))
    made.selectedIndex = 1
    made.delegate = delegate
    made.title = "tabs"
    tabs = made
    return made
  }

  private func makeStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: screen())
    stack.delegate = decider
    stack.title = "stack \(witnesses.count)"
    return stack
  }

  private func makeSwipedTabs() -> UITabBarController {
    let tabs = makeTabs(decider)
    let swipe = SwipeInteractionController(tabBarController: tabs)
    equip(tabs, InteractiveTabsDelegate(interaction: swipe) { FoldAnimator(folds: 1, reverse: $0) }, swipe)
    return tabs
  }

  private func makePinchedTabs() -> UITabBarController {
    let tabs = makeTabs(decider)
    let pinch = PinchInteractionController(view: tabs.view) { [weak tabs] in
      guard let tabs, tabs.transitionCoordinator == nil, tabs.selectedIndex > 0 else { return false }
      let index = tabs.selectedIndex
      tabs.selectedIndex -= 1
      return tabs.selectedIndex != index
    }
    equip(tabs, InteractiveTabsDelegate(interaction: pinch) { _ in ScrollAnimator() }, pinch)
    return tabs
  }

  private func makeSafeTabs() -> UITabBarController {
    let tabs = makeTabs(decider)
    let delegate = TabBarControllerDelegate(animator: TabAnimator())
    equip(
      tabs, delegate,
      TabBarTransitionController(tabBarController: tabs, tabBarControllerDelegate: delegate))
    return tabs
  }

  private func equip(
    _ tabs: UITabBarController, _ delegate: NSObject & UITabBarControllerDelegate, _ interaction: NSObject
  ) {
    tabs.delegate = delegate
    equipment = [delegate, interaction]
  }
}
