import TransitionEngine

/// The pace of a property animator.
public protocol UITimingCurveProvider: AnyObject {
  /// - Parameter duration: the animator's, in seconds; > 0.
  /// - Returns: the curve, and how long it really takes.
  func timing(duration: TimeInterval) -> UITimingCurve
}

/// A curve over some seconds.
public struct UITimingCurve: Hashable, Sendable {
  package var curve: TimingCurve
  package var duration: TimeInterval
}
