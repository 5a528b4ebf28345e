/// What an animator is doing. The raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}

/// A place on an animator's way: its end, its start, or where it is. The raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be started, paused and scrubbed.
public protocol UIViewAnimating: AnyObject {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it; not while it is paused or scrubbed.
  var isRunning: Bool { get }
  /// Whether it goes from the end to the start.
  var isReversed: Bool { get set }
  /// 0…1, in the direction in which it goes: a reversed one counts from the end.
  var fractionComplete: CGFloat { get set }

  /// Lets it go on from where it is.
  func startAnimation()
  /// Starts it after so many seconds on the run's virtual clock.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds everything as it shows now.
  func pauseAnimation()
  /// Ends the animations where they are, with or without a call of `finishAnimation(at:)` to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Takes a stopped animator to a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
