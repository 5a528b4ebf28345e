import Rendering

/// What lies over a stage that the reader swipes.
extension PlacedRun {
  /// The scroller that carries the reader's touch, and a hint that goes away as soon as it is used.
  func writeScroller(_ direction: SwipeDirection, to html: inout HTMLWriter) {
    html.element(
      "div", direction == .right ? .class(.scroller, .rightwards) : .class(.scroller), .focusable,
      .role("group"), .label("Swipe to drive the transition")
    ) { html in
      html.element("div", .class(.track)) { html in
        for _ in 0...StageStyles.steps { html.element("b") }
      }
    }
    html.element(
      "div", .class(.hint, direction == .right ? .hintRight : .hintLeft), .decorative
    ) { $0.element("span", text: "swipe me") }
  }
}
