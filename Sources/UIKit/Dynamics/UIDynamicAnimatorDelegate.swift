import TransitionEngine

/// The methods that are called when items start to move, and when they rest.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when items are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
