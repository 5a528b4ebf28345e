import UIKit

/// A swipe over a tab bar controller that drives a change up to its very end.
///
/// What is wrong: a finger that has gone all the way updates to 1. When it lifts, nothing is left to animate, and on a
/// device no completion may come that ends the transition.
public final class WholeWayInteractionController: SwipeInteractionController {
  override func move(to fraction: CGFloat) {
    guard interactionInProgress else { return }
    update(fraction)
  }
}
