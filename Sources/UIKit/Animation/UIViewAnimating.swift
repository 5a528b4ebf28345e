/// The state of an animator. The raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, until `finishAnimation(at:)` is called.
  case stopped
}

/// The final position of an animator: its end, its start, or the current one. The raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be started, paused and scrubbed.
public protocol UIViewAnimating: AnyObject {
  /// The animator's state.
  var state: UIViewAnimatingState { get }
  /// Whether the animator is running, neither paused nor scrubbed.
  var isRunning: Bool { get }
  /// Whether the animator runs from the end to the start.
  var isReversed: Bool { get set }
  /// The completed fraction, 0…1, in the animator's direction: a reversed animator counts from the end.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues the animator.
  func startAnimation()
  /// Starts the animator after a delay in seconds on the run's virtual clock.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animator, with all properties at their current values.
  func pauseAnimation()
  /// Stops the animations at their current values, to be finished by `finishAnimation(at:)` or not.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animator at a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
