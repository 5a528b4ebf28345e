import UIKit

/// The animators that authors name in directives.
package enum Catalogue {
  /// From the simplest on.
  package static let animators = [fade, scroll, slide, fold] + system

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
  private static let damping = AnimatorOption(
    "damping", "How soon the spring comes to rest; 1 and more do not overshoot.",
    .number(0.05...2, default: 1.2))
  private static let velocity = AnimatorOption(
    "velocity", "At the start, in screen widths per second.", .number(-20...20, default: 2.5))
  private static let direction = AnimatorOption(
    "direction",
    "Where the new screen comes from: forward is from the right, auto goes by the order of the tabs.",
    .choice(["auto", "forward", "backward"], default: "auto"))

  private static let scroll = AnimatorDescription(
    "scroll", "Both screens slide sideways on a spring.", duration: 0.4,
    options: [damping, velocity, direction]
  ) { duration, options in
    let directions: [String: ScrollAnimator.Direction] = ["forward": .forward, "backward": .backward]
    return ScrollAnimator(
      duration: duration, damping: options.number(damping) ?? 1, velocity: options.number(velocity) ?? 0,
      direction: directions[options.choice(direction)] ?? .automatic)
  }
}

extension Catalogue {
  private static let style = AnimatorOption(
    "style", "Whether both screens move, or the old one moves away from over the new one.",
    .choice(["scroll", "unveil"], default: "scroll"))

  private static let slide = AnimatorDescription(
    "slide", "Screens move sideways evenly, as a finger does that drives them.", duration: 0.3,
    options: [style]
  ) { duration, options in
    TabAnimator(TabAnimator.Style(rawValue: options.choice(style)) ?? .scroll, duration: duration)
  }
}

extension Catalogue {
  private static let folds = AnimatorOption(
    "folds", "Into how many folds each screen is laid.", .integer(1...8, default: 2))
  private static let reverse = AnimatorOption(
    "reverse", "Whether the new screen is drawn out from the right instead of the left.",
    .flag(default: false))
  private static let geometry = AnimatorOption(
    "geometry",
    "Whether panels turn as one UIKit animation turns them, or so that their edges stay in contact.",
    .choice(["uikit", "contact"], default: "uikit"))
  private static let perspective = AnimatorOption(
    "perspective", "The distance of the eye; none for a parallel view.", .length(50...10_000, default: 200))
  private static let shadow = AnimatorOption(
    "shadow", "How dark a folded panel is.", .number(0...1, default: 1))

  private static let fold = AnimatorDescription(
    "fold", "Both screens are folded like paper.", duration: 1,
    options: [folds, reverse, geometry, perspective, shadow], forward: (reverse, true)
  ) { duration, options in
    FoldAnimator(
      duration: duration, folds: options.integer(folds), reverse: options.flag(reverse),
      geometry: options.choice(geometry) == "contact" ? .contact : .uikit,
      perspective: options.number(perspective).map { CGFloat($0) }, shadow: options.number(shadow) ?? 1)
  }
}
