import HTML
import Localization
import Rendering

/// The overlay of a stage that the reader swipes.
extension PlacedRun {
  /// The scroller that carries the reader's touch, and a hint that goes away as soon as it is used.
  func writeScroller(_ direction: SwipeDirection, to html: inout HTMLWriter) {
    html.element(
      "div", .class(Self.scroller(direction)), .focusable,
      .role("group"), .label(localization[.swipeLabel])
    ) { html in
      html.element("div", .class(.track)) { html in
        for _ in 0...StageStyles.steps { html.element("b") }
      }
      // Arrow keys scroll, and the slider has a name.
      html.void(
        "input", .type("range"), .class(.drag), .notFocusable, .decorative, .maximum("1"), .anyStep,
        .value("0"))
    }
    html.element(
      "div", .class(.hint, Self.hint(direction)), .decorative
    ) { html in
      html.element("span", text: localization[.swipeMe])
      html.element("span", text: localization[.dragMe])
    }
  }

  private static func scroller(_ direction: SwipeDirection) -> [FigureClass] {
    [.scroller] + (direction.isForward ? [] : [.rightwards]) + (direction.isVertical ? [.upright] : [])
  }

  private static func hint(_ direction: SwipeDirection) -> FigureClass {
    switch direction {
    case .left: .hintLeft
    case .right: .hintRight
    case .up: .hintUp
    case .down: .hintDown
    }
  }
}
