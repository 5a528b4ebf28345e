import Options
import UIKit

/// UIKit's own animations, which its containers use unless a delegate provides another.
extension Catalogue {
  static let system = [push, pop, coverVertical, flipHorizontal, crossDissolve]

  private static let push = AnimatorDescription(
    "push", "The new screen slides in from the right, as in a navigation controller.", duration: 0.5
  ) { duration, _ in
    ParallaxAnimator(.push, duration: duration)
  }

  private static let pop = AnimatorDescription(
    "pop", "The old screen slides out to the right, as in a navigation controller.", duration: 0.5,
    way: { _ in false }
  ) { duration, _ in
    ParallaxAnimator(.pop, duration: duration)
  }

  private static let goesDown = Option(
    flag: "reverse", "Whether the old screen goes down instead, and uncovers the new one.")

  private static let coverVertical = AnimatorDescription(
    "cover-vertical", "The new screen comes up from the bottom edge.", duration: 0.5, options: [goesDown],
    forward: (goesDown, false), edge: { _ in .bottom }
  ) { duration, options in
    CoverVerticalAnimator(reverse: options[goesDown], duration: duration)
  }

  private static let turnsBack = Option(
    flag: "reverse", "Whether the left side comes to the front instead of the right one.")

  private static let flipHorizontal = AnimatorDescription(
    "flip-horizontal", "The screen turns over, and the new one is on its back.", duration: 0.75,
    options: [turnsBack], forward: (turnsBack, false)
  ) { duration, options in
    FlipHorizontalAnimator(reverse: options[turnsBack], duration: duration)
  }

  private static let crossDissolve = AnimatorDescription(
    "cross-dissolve", "One screen dissolves into the other.", duration: 0.5
  ) { duration, _ in
    CrossDissolveAnimator(duration: duration)
  }
}
