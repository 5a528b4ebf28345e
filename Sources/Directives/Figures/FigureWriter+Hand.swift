import Rendering

/// What lies over a stage that the reader swipes.
extension FigureWriter {
  /// The scroller that carries the reader's hand, and a hint that goes away as soon as it is used.
  func writeScroller(_ direction: SwipeDirection, to html: inout ByteWriter) {
    html.write("<div class=\"zt-scroller")
    if direction == .right { html.write(" zt-rightwards") }
    html.write("\" tabindex=\"0\" role=\"group\" aria-label=\"Swipe to drive the transition\">")
    html.write("<div class=\"zt-track\">")
    for _ in 0...StageStyles.steps { html.write("<b></b>") }
    html.write("</div></div>")
    html.write("<div class=\"zt-hint zt-hint-")
    html.write(raw: direction.rawValue)
    html.write("\" aria-hidden=\"true\"><span>swipe me</span></div>")
  }
}
