import HTML
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
    pen.out.open("g")
    pen.out.attribute("font-family", raw: PlotPen.sans)
    pen.out.attribute("font-size", 13)
    pen.out.attribute("fill", raw: "currentColor")
    pen.out.element("g") { axes in
      axes.attribute("class", raw: FigureClass.curveAxes.rawValue)
      axes.attribute("fill-opacity", 0.7, decimals: 1)
      drawGrid(&axes)
    }
    for (index, one) in series.enumerated() where !one.isMeasured { drawLine(one, index, &pen) }
    for (index, one) in series.enumerated() where one.isMeasured { drawLine(one, index, &pen) }
    for (index, label) in layout.labels.enumerated() { drawLabel(label, index, &pen) }
    pen.out.close("g")
  }

  private func drawGrid(_ out: inout HTMLWriter) {
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
  }

  private func drawLine(_ one: CurveSeries, _ index: Int, _ pen: inout PlotPen) {
    let isBelow = !one.isMeasured && series.contains(where: \.isMeasured)
    var data = PathData(decimals: 2)
    data.append(layout.line(of: one))
    let paint = pen.styles.attributes(.stroke, CurvePalette.color(index), class: .line(index))
    pen.out.path(data.bytes) { path in
      path.attribute("fill", raw: "none")
      path.attribute("stroke-width", isBelow ? 9 : 2.5, decimals: 1)
      if isBelow { path.attribute("stroke-opacity", 0.32, decimals: 2) }
      path.attribute("stroke-linecap", raw: "round")
      path.attribute("stroke-linejoin", raw: "round")
      path.attributes(paint)
    }
  }

  private func drawLabel(_ label: CurvePlotLayout.Label, _ index: Int, _ pen: inout PlotPen) {
    let paint = pen.styles.attributes(.fill, CurvePalette.color(index), class: .label(index))
    pen.out.element("text", HTMLAttribute("font-weight", "600")) { text in
      text.attribute("x", label.point.x, decimals: 1)
      text.attribute("y", label.point.y, decimals: 1)
      if label.isBefore { text.attribute("text-anchor", raw: "end") }
      text.attributes(paint)
      text.singleLine(series[index].name)
    }
  }

  private func writeTick(from a: CGPoint, to b: CGPoint, _ isStrong: Bool, _ out: inout HTMLWriter) {
    var data = PathData(decimals: 1)
    data.move(to: a)
    data.line(to: b)
    out.path(data.bytes) { path in
      path.attribute("stroke", raw: "currentColor")
      path.attribute("stroke-opacity", isStrong ? 0.35 : 0.12, decimals: 2)
    }
  }

  private func writeText(_ text: String, at point: CGPoint, anchor: String, _ out: inout HTMLWriter) {
    out.element("text") { element in
      element.attribute("x", point.x, decimals: 1)
      element.attribute("y", point.y, decimals: 1)
      element.attribute("text-anchor", raw: anchor)
      element.singleLine(text)
    }
  }
}
