import UIKit

/// Panning over a tab bar controller goes to the next tab, or to the one before. The screen follows the finger: the whole
/// way is the view's width.
///
/// A pan that is let go while it moves in the direction in which it began finishes the change, however short it was; any
/// other one takes it back. What is left takes as long as all of it would.
public final class PanInteractionController: GestureInteractionController, UIGestureRecognizerDelegate {
  private weak var tabBarController: UITabBarController?
  /// 1 towards the tab on the right, -1 towards the one on the left.
  private var direction: CGFloat = 1

  /// - Parameter tabBarController: gets a gesture recogniser on its view.
  public init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init()
    let pan = UIPanGestureRecognizer { [weak self] in self?.handle($0) }
    pan.delegate = self
    tabBarController.view.addGestureRecognizer(pan)
  }

  /// Only for a pan that goes sideways, and only if there is a tab where it goes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) >= abs(velocity.y) && target(velocity.x) != nil
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin { select(pan.velocity(in: pan.view).x) }
    case .changed: if interactionInProgress { update(ratio(pan)) }
    case .ended: letGo(pan, isCancelled: false)
    default: letGo(pan, isCancelled: true)
    }
  }

  private func select(_ velocity: CGFloat) -> Bool {
    guard let tabs = tabBarController, let index = target(velocity) else { return false }
    direction = velocity < 0 ? 1 : -1
    tabs.selectedIndex = index
    return true
  }

  private func letGo(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    let ratio = ratio(pan)
    let isFinished = !isCancelled && pan.velocity(in: pan.view).x * direction < 0
    let speed = isFinished ? 1 - ratio : ratio
    completionSpeed = speed > 0 ? speed : 1
    end(isFinished: isFinished)
  }

  /// How far the finger has come, in widths; negative on the wrong side of where it started.
  private func ratio(_ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let view = pan.view, view.bounds.width > 0 else { return 0 }
    return -direction * pan.translation(in: view).x / view.bounds.width
  }

  /// The index of the tab that a finger pulls in which moves sideways at some velocity; nil during a change.
  private func target(_ velocity: CGFloat) -> Int? {
    guard let tabs = tabBarController, tabs.transitionCoordinator == nil else { return nil }
    let index = tabs.selectedIndex + (velocity < 0 ? 1 : -1)
    return tabs.viewControllers?.indices.contains(index) == true ? index : nil
  }
}
