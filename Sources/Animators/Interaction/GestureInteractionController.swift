import UIKit

/// A percent-driven interaction that a gesture starts, drives and ends. Subclasses add the gesture.
///
/// It works with any animator. A container's delegate must return it only while `interactionInProgress`;
/// otherwise a change that no finger started would wait for one.
public class GestureInteractionController: UIPercentDrivenInteractiveTransition {
  /// A gesture that has come further than this fraction of its way finishes the transition when it ends.
  public static let threshold: CGFloat = 0.5
  /// Nothing would be left to animate at 1.
  private static let largestFraction: CGFloat = 0.99

  /// Whether a gesture drives a change now.
  public private(set) var interactionInProgress = false

  /// Starts a change.
  ///
  /// - Parameter request: asks the container for the change; false if there is nothing to change to.
  final func begin(_ request: () -> Bool) {
    // Before the request: the container asks for the interaction controller while it is made.
    interactionInProgress = true
    interactionInProgress = request()
  }

  /// - Parameter fraction: of the gesture's way.
  func move(to fraction: CGFloat) {
    guard interactionInProgress else { return }
    update(min(max(fraction, 0), Self.largestFraction))
  }

  /// Ends the gesture; its progress decides the outcome of the transition.
  ///
  /// - Parameter isCancelled: whether the system canceled the gesture, instead of the finger being lifted.
  final func end(isCancelled: Bool) { end(isFinished: !isCancelled && percentComplete > Self.threshold) }

  /// Ends the gesture.
  final func end(isFinished: Bool) {
    guard interactionInProgress else { return }
    interactionInProgress = false
    if isFinished { finish() } else { cancel() }
  }
}
