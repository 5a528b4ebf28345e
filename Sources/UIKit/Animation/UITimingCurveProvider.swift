import TransitionEngine

/// The timing of a property animator.
public protocol UITimingCurveProvider: AnyObject {
  /// - Parameter duration: the animator's, in seconds; > 0.
  /// - Returns: the curve, and its actual duration.
  func timing(duration: TimeInterval) -> UITimingCurve
}

/// A curve and its duration.
public struct UITimingCurve: Hashable, Sendable {
  package var curve: TimingCurve
  package var duration: TimeInterval
}
