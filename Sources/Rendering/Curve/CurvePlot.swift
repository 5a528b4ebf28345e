import Foundation
import TransitionEngine

/// Timing functions as an SVG plot: change over time, overshoot included.
///
/// Lines have the classes `zt-curve-1`, `zt-curve-2`…; axes and text follow the text colour around them.
package struct CurvePlot: Sendable {
  package let series: [CurveSeries]
  /// The accessible name.
  package let title: String
  /// What the curves do, for those who do not see them.
  package let description: String
  let layout: CurvePlotLayout

  package init(series: [CurveSeries], title: String, description: String) {
    self.series = series
    self.title = title
    self.description = description
    layout = CurvePlotLayout(series)
  }

  /// The plot for a page.
  ///
  /// - Parameter library: takes the classes for the dark style; its sheet is the page's to write.
  package func embedded(in library: inout PictureLibrary) -> [UInt8] {
    var out = ByteWriter()
    open(&out, isDocument: false)
    draw(&out, &library.styles)
    out.write("</svg>")
    return IdentifierScope.settle(out.bytes, salt: library.nextName())
  }

  /// The plot as a file of its own.
  package func standalone() -> [UInt8] {
    var drawing = ByteWriter()
    var styles = ColorStyles()
    draw(&drawing, &styles)
    var out = ByteWriter()
    open(&out, isDocument: true)
    out.write("<style>")
    out.write(contentsOf: styles.styleSheet)
    out.write("@media (prefers-color-scheme:dark){svg{color:#f2f2f2}}</style>")
    out.write(drawing)
    out.write("</svg>\n")
    return IdentifierScope.settle(out.bytes)
  }

  private func open(_ out: inout ByteWriter, isDocument: Bool) {
    let names = [IdentifierScope.placeholder + "title", IdentifierScope.placeholder + "desc"]
    out.write("<svg")
    if isDocument {
      out.write(" xmlns=\"http://www.w3.org/2000/svg\"")
      out.attribute("width", layout.size.width, decimals: 0)
      out.attribute("height", layout.size.height, decimals: 0)
    }
    out.write(" class=\"zt-curve\"")
    out.attribute("viewBox", "0 0 \(Int(layout.size.width)) \(Int(layout.size.height))")
    out.attribute("role", "img")
    out.attribute("aria-labelledby", raw: names.joined(separator: " "))
    out.write("><title")
    out.attribute("id", raw: names[0])
    out.write(">")
    out.escape(title)
    out.write("</title><desc")
    out.attribute("id", raw: names[1])
    out.write(">")
    out.escape(description)
    out.write("</desc>")
  }

  private func draw(_ out: inout ByteWriter, _ styles: inout ColorStyles) {
    out.write("<g font-family=\"system-ui,-apple-system,'Segoe UI',sans-serif\" font-size=\"13\"")
    out.write(" fill=\"currentColor\">")
    drawGrid(&out)
    for (index, one) in series.enumerated() { drawLine(one, index, &out, &styles) }
    for (index, label) in layout.labels.enumerated() { drawLabel(label, index, &out, &styles) }
    out.write("</g>")
  }

  private func drawGrid(_ out: inout ByteWriter) {
    out.write("<g class=\"zt-curve-axes\" fill-opacity=\".7\">")
    for tick in layout.time.ticks {
      let x = layout.point(time: tick, value: 0).x
      writeTick(
        from: CGPoint(x: x, y: layout.plot.minY), to: CGPoint(x: x, y: layout.plot.maxY), tick == 0, &out)
      writeText(
        PlotAxis.text(tick, decimals: layout.time.decimals) + " s",
        at: CGPoint(x: x, y: layout.plot.maxY + 20),
        anchor: "middle", &out)
    }
    for tick in layout.value.ticks {
      let y = layout.point(time: 0, value: tick).y
      let isRest = tick == 0 || tick == 1
      writeTick(
        from: CGPoint(x: layout.plot.minX, y: y), to: CGPoint(x: layout.plot.maxX, y: y), isRest, &out)
      writeText(
        PlotAxis.text(tick * 100, decimals: max(layout.value.decimals - 2, 0)) + " %",
        at: CGPoint(x: layout.plot.minX - 8, y: y + 4.5), anchor: "end", &out)
    }
    out.write("</g>")
  }

  private func drawLine(
    _ one: CurveSeries, _ index: Int, _ out: inout ByteWriter, _ styles: inout ColorStyles
  ) {
    out.write("<path fill=\"none\" stroke-width=\"2.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    styles.write(.stroke, CurvePalette.color(index), classes: "zt-curve-\(index + 1)", to: &out)
    out.write(" d=\"")
    var data = PathData(decimals: 2)
    data.append(layout.line(of: one))
    out.write(contentsOf: data.bytes)
    out.write("\"/>")
  }

  private func drawLabel(
    _ label: CurvePlotLayout.Label, _ index: Int, _ out: inout ByteWriter, _ styles: inout ColorStyles
  ) {
    out.write("<text font-weight=\"600\"")
    out.attribute("x", label.point.x, decimals: 1)
    out.attribute("y", label.point.y, decimals: 1)
    if label.isBefore { out.write(" text-anchor=\"end\"") }
    styles.write(.fill, CurvePalette.color(index), classes: "zt-curve-label-\(index + 1)", to: &out)
    out.write(">")
    out.escape(series[index].name)
    out.write("</text>")
  }

  private func writeTick(from a: CGPoint, to b: CGPoint, _ isStrong: Bool, _ out: inout ByteWriter) {
    out.write("<path stroke=\"currentColor\" stroke-opacity=\"")
    out.write(isStrong ? ".35" : ".12")
    out.write("\" d=\"")
    var data = PathData(decimals: 1)
    data.move(to: a)
    data.line(to: b)
    out.write(contentsOf: data.bytes)
    out.write("\"/>")
  }

  private func writeText(_ text: String, at point: CGPoint, anchor: String, _ out: inout ByteWriter) {
    out.write("<text")
    out.attribute("x", point.x, decimals: 1)
    out.attribute("y", point.y, decimals: 1)
    out.attribute("text-anchor", anchor)
    out.write(">")
    out.escape(text)
    out.write("</text>")
  }
}
