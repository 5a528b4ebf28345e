import UIKit

/// Changes tabs by a pan, after which the rest should take as long as the whole change would.
///
/// Mistake: after a finger comes back to its start, nothing of the way is left, and the speed is 0.
public final class StandstillInteractionController: GestureInteractionController {
  private weak var tabBarController: UITabBarController?
  /// 1 towards the tab on the right, -1 towards the one on the left.
  private var direction: CGFloat = 1

  /// - Parameter tabBarController: gets a gesture recognizer on its view.
  public init(tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init()
    tabBarController.view.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.handle($0) })
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin { select(pan.velocity(in: pan.view).x < 0 ? 1 : -1) }
    case .changed: move(to: fraction(pan))
    case .ended: letGo(isCancelled: false)
    default: letGo(isCancelled: true)
    }
  }

  /// - Returns: whether there is a tab at that distance.
  private func select(_ step: Int) -> Bool {
    guard let tabs = tabBarController, tabs.transitionCoordinator == nil,
      let index = tabs.index(ofTabAtDistance: step)
    else { return false }
    direction = CGFloat(step)
    tabs.selectedIndex = index
    return true
  }

  /// The finger's progress, in widths; negative on the wrong side of its start.
  private func fraction(_ pan: UIPanGestureRecognizer) -> CGFloat {
    guard let view = pan.view, view.bounds.width > 0 else { return 0 }
    return -direction * pan.translation(in: view).x / view.bounds.width
  }

  private func letGo(isCancelled: Bool) {
    let isFinished = !isCancelled && percentComplete > Self.threshold
    completionSpeed = isFinished ? 1 - percentComplete : percentComplete
    end(isFinished: isFinished)
  }
}
