import Text
import TransitionEngine

/// Timing functions as an SVG plot: change over time, overshoot included. Specified curves are wide and pale
/// lines below measured ones.
///
/// Lines have the classes `zt-curve-1`, `zt-curve-2`…; axes and text follow the text color around them.
package struct CurvePlot: PlotDrawing {
  package let series: [CurveSeries]
  /// The accessible name.
  package let title: String
  /// The accessible description.
  package let description: String
  package let classes: [FigureClass] = [.curve]
  package var size: CGSize { layout.size }
  let layout: CurvePlotLayout

  package init(series: [CurveSeries], title: String, description: String) {
    self.series = series
    self.title = title
    self.description = description
    layout = CurvePlotLayout(series)
  }

  /// All text has one style, which is set on the group around it.
  package func draw(with pen: inout PlotPen) {
    pen.out.write("<g")
    pen.out.attribute("font-family", raw: PlotPen.sans)
    pen.out.write(" font-size=\"13\" fill=\"currentColor\">")
    drawGrid(&pen.out)
    for (index, one) in series.enumerated() where !one.isMeasured { drawLine(one, index, &pen) }
    for (index, one) in series.enumerated() where one.isMeasured { drawLine(one, index, &pen) }
    for (index, label) in layout.labels.enumerated() { drawLabel(label, index, &pen) }
    pen.out.write("</g>")
  }

  private func drawGrid(_ out: inout ByteWriter) {
    out.write("<g")
    out.attribute("class", raw: FigureClass.curveAxes.rawValue)
    out.write(" fill-opacity=\".7\">")
    for tick in layout.time.ticks {
      let x = layout.point(time: tick, value: 0).x
      writeTick(
        from: CGPoint(x: x, y: layout.plot.minY), to: CGPoint(x: x, y: layout.plot.maxY), tick == 0, &out)
      writeText(
        tick.formatted(decimals: layout.time.decimals) + " s",
        at: CGPoint(x: x, y: layout.plot.maxY + 20),
        anchor: "middle", &out)
    }
    for tick in layout.value.ticks {
      let y = layout.point(time: 0, value: tick).y
      let isRest = tick == 0 || tick == 1
      writeTick(
        from: CGPoint(x: layout.plot.minX, y: y), to: CGPoint(x: layout.plot.maxX, y: y), isRest, &out)
      writeText(
        (tick * 100).formatted(decimals: max(layout.value.decimals - 2, 0)) + " %",
        at: CGPoint(x: layout.plot.minX - 8, y: y + 4.5), anchor: "end", &out)
    }
    out.write("</g>")
  }

  private func drawLine(_ one: CurveSeries, _ index: Int, _ pen: inout PlotPen) {
    let isBelow = !one.isMeasured && series.contains(where: \.isMeasured)
    pen.out.write(
      isBelow
        ? "<path fill=\"none\" stroke-width=\"9\" stroke-opacity=\".32\""
        : "<path fill=\"none\" stroke-width=\"2.5\"")
    pen.out.write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    pen.styles.write(.stroke, CurvePalette.color(index), class: .line(index), to: &pen.out)
    pen.out.write(" d=\"")
    var data = PathData(decimals: 2)
    data.append(layout.line(of: one))
    pen.out.write(contentsOf: data.bytes)
    pen.out.write("\"/>")
  }

  private func drawLabel(_ label: CurvePlotLayout.Label, _ index: Int, _ pen: inout PlotPen) {
    pen.out.write("<text font-weight=\"600\"")
    pen.out.attribute("x", label.point.x, decimals: 1)
    pen.out.attribute("y", label.point.y, decimals: 1)
    if label.isBefore { pen.out.write(" text-anchor=\"end\"") }
    pen.styles.write(.fill, CurvePalette.color(index), class: .label(index), to: &pen.out)
    pen.out.write(">")
    pen.out.escape(series[index].name)
    pen.out.write("</text>")
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
