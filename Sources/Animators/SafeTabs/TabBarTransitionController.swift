import UIKit

/// Changes tabs by panning over the whole tab bar controller.
///
/// A pan that ends in its own direction finishes the change; any other one cancels it.
public final class TabBarTransitionController: NSObject, UIGestureRecognizerDelegate, TabAnimatorDelegate {
  /// The interaction that drives a change by a gesture.
  public enum Driver: Sendable {
    /// An interaction that carries over earlier calls to the start.
    case carryingOver
    /// An interaction that forgets earlier calls. A short gesture then leaves a change that never ends.
    case forgetful
  }

  private weak var tabBarController: UITabBarController?
  private let tabBarControllerDelegate: TabBarControllerDelegate
  private let driver: Driver
  /// 1 towards the tab on the right, -1 towards the one on the left.
  private var step = 1

  /// - Parameters:
  ///   - tabBarController: gets a gesture recognizer on its view.
  ///   - tabBarControllerDelegate: has to be the tab bar controller's delegate.
  public init(
    tabBarController: UITabBarController, tabBarControllerDelegate: TabBarControllerDelegate,
    driver: Driver = .carryingOver
  ) {
    self.tabBarController = tabBarController
    self.tabBarControllerDelegate = tabBarControllerDelegate
    self.driver = driver
    super.init()
    tabBarControllerDelegate.animator.delegate = self
    let pan = UIPanGestureRecognizer { [weak self] in self?.handle($0) }
    pan.delegate = self
    tabBarController.view.addGestureRecognizer(pan)
  }

  // MARK: The gesture

  /// Begins only for a sideways pan with a tab in its direction, while no change is running.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let tabs = tabBarController,
      !tabBarControllerDelegate.isSelecting
    else { return false }
    return pan.isSideways && tabs.index(ofTabAtDistance: pan.tabStep) != nil
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: tabBarControllerDelegate.interactiveTransition?.update(pan.ratio(step))
    case .ended: end(pan, isCancelled: false)
    default: end(pan, isCancelled: true)
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let tabs = tabBarController, let index = tabs.index(ofTabAtDistance: pan.tabStep) else { return }
    step = pan.tabStep
    tabBarControllerDelegate.interactiveTransition =
      driver == .forgetful ? ForgetfulInteractiveTransition() : UIPercentDrivenInteractiveTransition()
    if !tabs.beginSelectingIndexSafely(index) { tabBarControllerDelegate.interactiveTransition = nil }
  }

  private func end(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    guard let transition = tabBarControllerDelegate.interactiveTransition else { return }
    // Changes that taps start from now on run by themselves.
    tabBarControllerDelegate.interactiveTransition = nil
    let isFinished = !isCancelled && pan.moves(step)
    // The rest takes the animator's whole duration.
    let speed = isFinished ? 1 - pan.ratio(step) : pan.ratio(step)
    transition.completionSpeed = speed > 0 ? speed : 1
    if isFinished { transition.finish() } else { transition.cancel() }
  }

  // MARK: The end

  /// Allows selections again.
  public func tabAnimatorDidEnd(_ animator: TabAnimator, completed: Bool) {
    tabBarController?.endSelectingSafely()
  }
}
