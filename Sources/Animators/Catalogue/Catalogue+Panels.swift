import Options
import UIKit

/// Animators that cover a part of the screen, and panels as in today's apps.
///
/// Most of them are also transitioning delegates, which place a screen that is presented over another.
extension Catalogue {
  static let panels = [sideMenu, bottomSheet, drawer, tabSlide, pictureViewer, banner, pageCurl]

  /// The direction of a presentation comes from its container. A figure must state which screen is presented.
  private static let goes = Option(
    flag: "reverse", "Whether the first screen is the presented one, and is dismissed.")
  private static let shade = Option(
    "shade", .number(0...1), standard: 0.4, "The opacity of the dimming view over the rest of the screen.")

  private static let sideMenu: AnimatorDescription = {
    let side = Option(
      "side", .word(), standard: SideMenuAnimator.Side.left, "The side of the menu.")
    let width = Option(
      "width", .number(0.2...1), standard: 0.8, "The largest part of the screen that the menu covers.")
    return AnimatorDescription(
      "side-menu", "A menu comes in from a side and covers a part of the screen.", duration: 0.35,
      options: [goes, side, width, shade], forward: (goes, false),
      edge: { $0[side] == .left ? .left : .right }
    ) { duration, options in
      SideMenuAnimator(
        duration: duration, side: options[side], width: options[width], shade: options[shade])
    }
  }()

  private static let bottomSheet: AnimatorDescription = {
    let detent = Option(
      "detent", .number(0.1...1), standard: 0.5,
      "The height at which the sheet rests, as a part of the screen’s height."
    )
    let radius = Option("radius", .length(0...100), standard: 14, "The radius of the upper corners.")
    return AnimatorDescription(
      "bottom-sheet", "A sheet comes up from the bottom edge, and rests at one of its detents.",
      duration: 0.5,
      options: [goes, detent, radius, shade], forward: (goes, false), edge: { _ in .bottom }
    ) { duration, options in
      BottomSheetAnimator(
        duration: duration, detents: [options[detent], max(options[detent], 0.92)], radius: options[radius],
        shade: options[shade])
    }
  }()

  private static let drawer: AnimatorDescription = {
    let width = Option(
      "width", .number(0.2...1), standard: 0.8, "The largest part of the screen that the drawer takes.")
    let shade = Option(
      "shade", .number(0...1), standard: 0.15, "The opacity of the dimming view over the screen.")
    return AnimatorDescription(
      "drawer", "A drawer comes out of a side, and pushes the screen aside.", duration: 0.4,
      options: [goes, width, shade], forward: (goes, false), edge: { _ in .left }
    ) { duration, options in
      DrawerAnimator(duration: duration, width: options[width], shade: options[shade])
    }
  }()

  private static let tabSlide: AnimatorDescription = {
    let comesFromLeft = Option(flag: "reverse", "Whether the new screen comes from the left.")
    let distance = Option(
      "distance", .number(0...1), standard: 0.25, "The distance of the screens, as a part of the width.")
    return AnimatorDescription(
      "tab-slide", "Both screens move by a part of the width, and the new one fades in.", duration: 0.3,
      options: [comesFromLeft, distance], forward: (comesFromLeft, false)
    ) { duration, options in
      TabSlideAnimator(duration: duration, reverse: options[comesFromLeft], distance: options[distance])
    }
  }()

  private static let pictureViewer: AnimatorDescription = {
    let scale = Option(
      "scale", .number(0.1...1), standard: 0.6, "The scale of the picture at the end of a drag."
    )
    return AnimatorDescription(
      "picture-viewer", "A picture comes forward on black, and a finger throws it away.", duration: 0.35,
      options: [goes, scale], forward: (goes, false), edge: { _ in .bottom }
    ) { duration, options in
      PictureViewerAnimator(duration: duration, scale: options[scale])
    }
  }()

  private static let banner: AnimatorDescription = {
    let edge = Option("edge", .word(), standard: BannerAnimator.Edge.top, "The edge of the message.")
    let stays = Option(
      "stays", .orNone(.duration(0.1...10)), standard: nil,
      "How long the message stays before it is dismissed by itself.")
    return AnimatorDescription(
      "banner", "A message comes from an edge, and is dismissed by itself after a while.", duration: 0.5,
      options: [goes, edge, stays], forward: (goes, false), edge: { $0[edge] == .top ? .top : .bottom }
    ) { duration, options in
      BannerAnimator(duration: duration, edge: options[edge], stays: options[stays])
    }
  }()

  private static let pageCurl: AnimatorDescription = {
    let lays = Option(flag: "reverse", "Whether the new screen is the page, and is laid down.")
    let strips = Option("strips", .wholeNumber(2...24), standard: 10, "The number of strips of the page.")
    return AnimatorDescription(
      "page-curl", "The old screen curls up like a sheet of paper.", duration: 0.9,
      options: [lays, strips], forward: (lays, false)
    ) { duration, options in
      PageCurlAnimator(duration: duration, reverse: options[lays], strips: options[strips])
    }
  }()
}
