import Options
import UIKit

/// The animators that authors name in directives.
package enum Catalogue {
  /// The animators, simplest first.
  package static let animators = [fade, scroll, slide, fold] + library + shapes + panels + system

  package static func animator(named name: String) -> AnimatorDescription? {
    animators.first { $0.name == name }
  }

  private static let fade = AnimatorDescription(
    "fade", "The new screen fades in over the old one.", duration: 0.4
  ) { duration, _ in
    FadeAnimator(duration: duration)
  }
}

extension Catalogue {
  private static let damping = Option(
    "damping", .number(0.05...2), standard: 1.2,
    "The damping ratio of the spring; 1 and more don't overshoot.")
  private static let velocity = Option(
    "velocity", .number(-20...20), standard: 2.5, "The initial velocity, in screen widths per second.")
  private static let direction = Option(
    "direction", .word(), standard: ScrollAnimator.Direction.automatic,
    "Where the new screen comes from: forward is from the right, auto follows the order of the tabs.")

  private static let scroll = AnimatorDescription(
    "scroll", "Both screens slide sideways on a spring.", duration: 0.4,
    options: [damping, velocity, direction],
    way: { $0[direction] == .automatic ? nil : $0[direction] == .forward }
  ) { duration, options in
    ScrollAnimator(
      duration: duration, damping: options[damping], velocity: options[velocity],
      direction: options[direction])
  }
}

extension Catalogue {
  private static let style = Option(
    "style", .word(), standard: TabAnimator.Style.scroll,
    "Whether both screens move, or the old one moves away from over the new one.")

  private static let slide = AnimatorDescription(
    "slide", "Screens move sideways linearly, so that they follow a finger.", duration: 0.3,
    options: [style]
  ) { duration, options in
    TabAnimator(options[style], duration: duration)
  }
}

extension Catalogue {
  private static let folds = Option(
    "folds", .wholeNumber(1...8), standard: 2, "The number of folds of each screen.")
  private static let reverse = Option(
    flag: "reverse",
    "Whether the new screen is drawn out from the right instead of the left.")
  private static let geometry = Option(
    "geometry", .word(), standard: FoldAnimator.Geometry.uikit,
    "Whether panels turn as one UIKit animation turns them, or so that their edges stay in contact.")
  private static let perspective = Option(
    "perspective", .orNone(.length(50...10_000)), standard: 200,
    "The distance of the eye; none for a parallel view.")
  private static let shadow = Option("shadow", .number(0...1), standard: 1, "The darkness of a folded panel.")

  private static let fold = AnimatorDescription(
    "fold", "Both screens are folded like paper.", duration: 1,
    options: [folds, reverse, geometry, perspective, shadow], forward: (reverse, true)
  ) { duration, options in
    FoldAnimator(
      duration: duration, folds: options[folds], reverse: options[reverse], geometry: options[geometry],
      perspective: options[perspective], shadow: options[shadow])
  }
}
