import Options
import UIKit

/// Shapes as in today's apps: pictures that travel, masks that open, cards and buttons that grow.
extension Catalogue {
  static let shapes = [sharedElement, circularReveal, bubble, card, zoom, morphingButton, liquidSwipe]

  private static func name(_ standard: String, _ meaning: String) -> Option<String> {
    Option("identifier", .text("a view’s identifier"), standard: standard, meaning)
  }

  private static func part(_ name: String, standard: Double, _ meaning: String) -> Option<Double> {
    Option(name, .number(0...1), standard: standard, meaning)
  }

  private static let fadesAway = Option(flag: "reverse", "Whether the old screen lies above, and fades away.")

  private static let sharedElement: AnimatorDescription = {
    let identifier = name("picture", "The identifier of the view that both screens have.")
    return AnimatorDescription(
      "shared-element", "A picture that both screens show travels from one to the other.", duration: 0.5,
      options: [identifier, fadesAway], forward: (fadesAway, false)
    ) { duration, options in
      SharedElementAnimator(
        identifier: options[identifier], duration: duration, reverse: options[fadesAway])
    }
  }()

  private static let goesBack = Option(flag: "reverse", "Whether it goes back to where it came from.")

  private static let circularReveal: AnimatorDescription = {
    let x = part("x", standard: 0.5, "The horizontal center of the circle, as a part of the screen’s width.")
    let y = part("y", standard: 0.5, "The vertical one, as a part of the screen’s height.")
    return AnimatorDescription(
      "circular-reveal", "The new screen shows in a circle that opens.", duration: 0.6,
      options: [x, y, goesBack], forward: (goesBack, false)
    ) { duration, options in
      CircularRevealAnimator(
        duration: duration, origin: CGPoint(x: options[x], y: options[y]), reverse: options[goesBack])
    }
  }()

  private static let bubble: AnimatorDescription = {
    let x = part("x", standard: 0.5, "The horizontal origin of the bubble, as a part of the screen’s width.")
    let y = part("y", standard: 0.9, "The vertical one, as a part of the screen’s height.")
    return AnimatorDescription(
      "bubble", "A bubble swells until it is the new screen.", duration: 0.5,
      options: [x, y, goesBack], forward: (goesBack, false)
    ) { duration, options in
      BubbleAnimator(
        duration: duration, origin: CGPoint(x: options[x], y: options[y]), reverse: options[goesBack])
    }
  }()

  private static let card: AnimatorDescription = {
    let identifier = name(
      "card", "The identifier of the card; without one, the middle of the screen is used.")
    let radius = Option(
      "corner-radius", .length(0...200), standard: 16, "The corner radius of a card without round corners.")
    return AnimatorDescription(
      "card", "A card grows until it is the new screen.", duration: 0.6,
      options: [identifier, radius, goesBack], forward: (goesBack, false)
    ) { duration, options in
      CardAnimator(
        identifier: options[identifier], duration: duration, cornerRadius: options[radius],
        reverse: options[goesBack])
    }
  }()

  private static let zoom: AnimatorDescription = {
    let identifier = name(
      "cell", "The identifier of the cell; without one, the middle of the screen is used.")
    return AnimatorDescription(
      "zoom", "The eye moves closer to a cell, which becomes the new screen.", duration: 0.5,
      options: [identifier, goesBack], forward: (goesBack, false)
    ) { duration, options in
      ZoomAnimator(identifier: options[identifier], duration: duration, reverse: options[goesBack])
    }
  }()

  private static let morphingButton: AnimatorDescription = {
    let identifier = name(
      "button", "The identifier of the button; without one, a round button at the bottom is used.")
    return AnimatorDescription(
      "morphing-button", "A button grows, and becomes the new screen.", duration: 0.6,
      options: [identifier, goesBack], forward: (goesBack, false)
    ) { duration, options in
      MorphingButtonAnimator(
        identifier: options[identifier], duration: duration, reverse: options[goesBack])
    }
  }()

  private static let liquidSwipe: AnimatorDescription = {
    let height = part(
      "height", standard: 0.7, "The height of the drop’s middle, as a part of the screen’s height.")
    return AnimatorDescription(
      "liquid-swipe", "The new screen flows in from the right.", duration: 0.8,
      options: [height, goesBack], forward: (goesBack, false)
    ) { duration, options in
      LiquidSwipeAnimator(duration: duration, height: options[height], reverse: options[goesBack])
    }
  }()
}
