import Options
import UIKit

/// The transitions of VCTransitionsLibrary, by Colin Eberhardt, without those that have an entry elsewhere.
extension Catalogue {
  static let library = [crossfade, pan, cube, turn, flip, explode, cards, natGeo, portal]

  private static let isVertical = Option(flag: "vertical", "Whether it turns about a horizontal axis.")

  private static func perspective(_ standard: Double) -> Option<Double> {
    Option("perspective", .length(50...10_000), standard: standard, "The distance of the eye.")
  }

  private static let crossfade = AnimatorDescription(
    "crossfade", "The old screen fades out, and uncovers the new one.", duration: 1
  ) { duration, _ in
    CrossfadeAnimator(duration: duration)
  }

  private static let leaves = Option(
    flag: "reverse", "Whether the old screen leaves to the right, over the new one.")

  private static let pan = AnimatorDescription(
    "pan", "The new screen comes in from the right, and the old one makes room.", duration: 0.3,
    options: [leaves], forward: (leaves, false)
  ) { duration, options in
    PanAnimator(duration: duration, reverse: options[leaves])
  }

  private static let explode: AnimatorDescription = {
    let columns = Option("columns", .wholeNumber(1...20), standard: 10, "Tiles in a row.")
    let seed = Option(
      "seed", .wholeNumber(0...1_000_000), standard: 1, "The seed of the tiles' random directions.")
    return AnimatorDescription(
      "explode", "The old screen bursts into tiles.", duration: 1, options: [columns, seed]
    ) { duration, options in
      ExplodeAnimator(duration: duration, columns: options[columns], seed: UInt64(options[seed]))
    }
  }()

  private static let takesAway = Option(
    flag: "reverse", "Whether the front card is removed instead of a new one dealt.")

  private static let cards = AnimatorDescription(
    "cards", "The old screen leans back like a card, and the new one is dealt over it.", duration: 1,
    options: [takesAway], forward: (takesAway, false)
  ) { duration, options in
    CardsAnimator(duration: duration, reverse: options[takesAway])
  }

  private static let closes = Option(flag: "reverse", "Whether it closes instead of opening.")

  private static let portal = AnimatorDescription(
    "portal", "The old screen opens like a sliding door.", duration: 1, options: [closes],
    forward: (closes, false)
  ) { duration, options in
    PortalAnimator(duration: duration, reverse: options[closes])
  }
}

/// The transitions with a perspective.
extension Catalogue {
  private static let comesFromRight = Option(
    flag: "reverse", "Whether the new screen comes from the right, or from below.")
  private static let cubeEye = perspective(400)
  private static let shadow = Option(
    "shadow", .number(0...1), standard: 0.8, "The darkness of a face that is seen edge on.")

  private static let cube = AnimatorDescription(
    "cube", "Both screens are faces of a cube that turns.", duration: 1,
    options: [comesFromRight, isVertical, cubeEye, shadow], forward: (comesFromRight, true)
  ) { duration, options in
    CubeAnimator(
      duration: duration, reverse: options[comesFromRight], isVertical: options[isVertical],
      perspective: options[cubeEye], shadow: options[shadow])
  }

  private static let turnsBack = Option(flag: "reverse", "Whether it turns the other way.")
  private static let eye = perspective(500)

  private static let turn = AnimatorDescription(
    "turn", "The screen turns over like a card, and the new one is on its back.", duration: 1,
    options: [turnsBack, isVertical, eye], forward: (turnsBack, true)
  ) { duration, options in
    TurnAnimator(
      duration: duration, reverse: options[turnsBack], isVertical: options[isVertical],
      perspective: options[eye])
  }

  private static let flip = AnimatorDescription(
    "flip", "Half a screen is turned over like the page of a book.", duration: 1,
    options: [turnsBack, isVertical, eye], forward: (turnsBack, true)
  ) { duration, options in
    FlipAnimator(
      duration: duration, reverse: options[turnsBack], isVertical: options[isVertical],
      perspective: options[eye])
  }

  private static let natGeo = AnimatorDescription(
    "natgeo", "The old screen opens like the cover of a magazine.", duration: 1,
    options: [closes, eye], forward: (closes, false)
  ) { duration, options in
    NatGeoAnimator(duration: duration, reverse: options[closes], perspective: options[eye])
  }
}
