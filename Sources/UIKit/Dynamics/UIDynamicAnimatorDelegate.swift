import TransitionEngine

/// Hears when things begin to move, and when they rest.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
