import HTML
import TransitionEngine

/// Draws the parts of plots: text, rules, lines and dots.
package struct PlotPen: Sendable {
  var out = HTMLWriter()
  var styles: ColorStyles

  enum Anchor: String { case start, middle, end }

  /// The style of a text.
  struct TextStyle {
    var size: CGFloat = 13
    var anchor = Anchor.start
    var isBold = false
    var isCode = false
    /// Whether the text is the heading of a part of the plot, which themes may emphasize.
    var isHeading = false
    /// An index into the palette; nil for the color of the text around.
    var color: Int?
    var opacity = 1.0
  }

  static let sans = "system-ui,-apple-system,'Segoe UI',sans-serif"
  static let mono = "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace"

  init(styles: ColorStyles) { self.styles = styles }

  /// Text with its baseline at a point.
  mutating func text(_ text: String, at point: CGPoint, _ style: TextStyle = TextStyle()) {
    out.open("text")
    out.attribute("x", point.x, decimals: 1)
    out.attribute("y", point.y, decimals: 1)
    if style.anchor != .start { out.attribute("text-anchor", raw: style.anchor.rawValue) }
    out.attribute("font-family", raw: style.isCode ? Self.mono : Self.sans)
    out.attribute("font-size", style.size, decimals: 1)
    if style.isBold { out.attribute("font-weight", 600) }
    if style.opacity < 1 { out.attribute("fill-opacity", CGFloat(style.opacity), decimals: 2) }
    if let color = style.color {
      out.attributes(styles.attributes(.fill, CurvePalette.color(color), class: .label(color)))
    } else {
      out.attribute("fill", raw: "currentColor")
      if style.isCode { out.attribute("class", raw: FigureClass.code.rawValue) }
      if style.isHeading { out.attribute("class", raw: FigureClass.heading.rawValue) }
    }
    out.singleLine(text)
    out.close("text")
  }

  /// A straight line in the color of the text around.
  mutating func rule(from a: CGPoint, to b: CGPoint, opacity: Double, dashes: String? = nil) {
    out.path(Self.data([a, b])) { path in
      path.attribute("stroke", raw: "currentColor")
      path.attribute("stroke-opacity", CGFloat(opacity), decimals: 2)
      if let dashes { path.attribute("stroke-dasharray", raw: dashes) }
    }
  }

  /// An area in the color of the text around.
  mutating func area(_ rect: CGRect, opacity: Double) {
    let data = Self.data([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    out.path(data) { path in
      path.attribute("fill", raw: "currentColor")
      path.attribute("fill-opacity", CGFloat(opacity), decimals: 2)
    }
  }

  /// A line through points, in a color of the palette.
  mutating func line(_ points: [CGPoint], color: Int, width: CGFloat, opacity: Double = 1) {
    guard points.count > 1 else { return }
    let paint = styles.attributes(.stroke, CurvePalette.color(color), class: .line(color))
    out.path(Self.data(PolylineReduction.reduced(points, tolerance: 0.1))) { path in
      path.attribute("fill", raw: "none")
      path.attribute("stroke-linecap", raw: "round")
      path.attribute("stroke-linejoin", raw: "round")
      path.attribute("stroke-width", width, decimals: 1)
      if opacity < 1 { path.attribute("stroke-opacity", CGFloat(opacity), decimals: 2) }
      path.attributes(paint)
    }
  }

  /// A dot, or a ring. Both are strokes: themes color strokes.
  mutating func dot(at center: CGPoint, radius: CGFloat, color: Int, isFilled: Bool) {
    if isFilled {
      line([center, CGPoint(x: center.x + 0.01, y: center.y)], color: color, width: 2 * radius)
    } else {
      let ring = (0...12).map { step in
        let angle = CGFloat(step) * .pi / 6
        return CGPoint(
          x: center.x + (radius - 1) * cos(angle), y: center.y + (radius - 1) * sin(angle))
      }
      line(ring, color: color, width: 2)
    }
  }

  /// A line that moves with the time of the figure around, from one place to another. It has no color of its own,
  /// so it shows only where a page's style sheet knows it.
  mutating func playhead(from left: CGFloat, to right: CGFloat, in rows: ClosedRange<CGFloat>) {
    guard right > left else { return }
    // A viewport of the width of the way: the line moves by all of it.
    out.open("svg")
    out.attribute("x", left, decimals: 2)
    out.attribute("y", rows.lowerBound, decimals: 1)
    out.attribute("width", right - left, decimals: 2)
    out.attribute("height", rows.upperBound - rows.lowerBound, decimals: 1)
    out.attribute("overflow", raw: "visible")
    out.path(Self.data([.zero, CGPoint(x: 0, y: rows.upperBound - rows.lowerBound)])) { path in
      path.attribute("class", raw: "\(FigureClass.playhead.rawValue) \(StageStyles.mover)")
    }
    out.close("svg")
  }

  private static func data(_ points: [CGPoint]) -> [UInt8] {
    var data = PathData(decimals: 2)
    for (index, point) in points.enumerated() {
      if index == 0 { data.move(to: point) } else { data.line(to: point) }
    }
    return data.bytes
  }
}
