import UIKit

/// Changes tabs by a pan over a tab bar controller, to the next tab or the one before. The screen follows the
/// finger: the whole way is the view's width.
///
/// A pan that still moves in its initial direction when it ends finishes the change, however short it is. Any
/// other one cancels it. The rest takes as long as the whole change would.
public final class PanInteractionController: GestureInteractionController, UIGestureRecognizerDelegate {
  private weak var tabBarController: UITabBarController?
  /// 1 towards the tab on the right, -1 towards the one on the left.
  private var step = 1

  /// - Parameter tabBarController: gets a gesture recognizer on its view.
  public init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init()
    let pan = UIPanGestureRecognizer { [weak self] in self?.handle($0) }
    pan.delegate = self
    tabBarController.view.addGestureRecognizer(pan)
  }

  /// Begins only for a sideways pan with a tab in its direction.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    return pan.isSideways && target(of: pan) != nil
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin { select(pan) }
    case .changed: if interactionInProgress { update(pan.ratio(step)) }
    case .ended: letGo(pan, isCancelled: false)
    default: letGo(pan, isCancelled: true)
    }
  }

  private func select(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let index = target(of: pan) else { return false }
    step = pan.tabStep
    tabBarController?.selectedIndex = index
    return true
  }

  private func letGo(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    let isFinished = !isCancelled && pan.moves(step)
    let speed = isFinished ? 1 - pan.ratio(step) : pan.ratio(step)
    completionSpeed = speed > 0 ? speed : 1
    end(isFinished: isFinished)
  }

  /// The index of the tab that a finger pulls in; nil during a change, and without such a tab.
  private func target(of pan: UIPanGestureRecognizer) -> Int? {
    guard let tabs = tabBarController, tabs.transitionCoordinator == nil else { return nil }
    return tabs.index(ofTabAtDistance: pan.tabStep)
  }
}
