import UIKit

/// Changes tabs by a swipe, which drives a change up to its very end.
///
/// Mistake: a finger that goes the whole way updates to 1. When it lifts, nothing is left to animate, and on
/// a device no completion may end the transition.
public final class WholeWayInteractionController: SwipeInteractionController {
  override func move(to fraction: CGFloat) {
    guard interactionInProgress else { return }
    update(fraction)
  }
}
