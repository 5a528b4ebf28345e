import HTML
import TransitionEngine

extension Painter {
  /// The color stops of an axis.
  struct GradientColors: Hashable {
    var stops: [GradientAxis.Stop]
    /// In thousandths.
    var opacity: Int
    var maskColor: Color?
  }

  /// An axial gradient over an outline. Opacity goes into the stops: some renderers drop the fill's.
  mutating func fill(_ outline: Outline, _ gradient: Gradient, _ rect: CGRect, in scope: Scope) {
    guard let data = data(of: outline, in: scope) else { return }
    let axis = GradientAxis(gradient, over: rect)
    let shown = scope.visible.intersection(ConvexPolygon(scope.extended(outline.box.corners)))
    let image = ProjectedGradient(
      axis, by: scope.map, over: shown, opacity: scope.opacity, tolerance: precision.levels)
    guard let image else { return }
    let box = scope.visibleBox(of: outline.box)
    if image.pieces.count == 1 {
      element(over: box, in: scope) { painter in
        painter.write(image.pieces[0], axis, in: scope, outline.fillRule, data)
      }
    } else if showsNothingBut(outline, in: scope) {
      paint(image, axis, over: box, in: scope)
    } else {
      paintClipped(to: data, rule: outline.fillRule, over: box, in: scope) {
        $0.paint(image, axis, over: box, in: $1)
      }
    }
  }

  /// Pieces have sharp edges: two antialiased edges would let the background shine through.
  private mutating func paint(
    _ image: ProjectedGradient, _ axis: GradientAxis, over box: CGRect, in scope: Scope
  ) {
    element(over: box, in: scope) { painter in
      painter.out.open("g", HTMLAttribute("shape-rendering", "crispEdges"))
      for piece in image.pieces {
        let data = painter.polygonData(piece.corners ?? [], step: painter.step(for: scope.map))
        painter.write(piece, axis, in: scope, .nonZero, data)
      }
      painter.out.close("g")
    }
  }

  private mutating func write(
    _ piece: ProjectedGradient.Piece, _ axis: GradientAxis, in scope: Scope, _ rule: Shape.FillRule,
    _ data: [UInt8]
  ) {
    let name = nextName()
    // Rounding would move a short axis by much of its length.
    let length = hypot(piece.end.x - piece.start.x, piece.end.y - piece.start.y) * Grid.unitsPerPoint
    let coarse = step(for: scope.map)
    let step = length < 100 * CGFloat(coarse) ? 1 : coarse
    let colors = GradientColors(
      stops: axis.stops, opacity: FixedDecimal.scale(scope.opacity, decimals: 3), maskColor: maskColor)
    out.open("linearGradient")
    out.attribute("id", raw: name)
    let known = gradientNames[colors]
    if let known {
      out.attribute("href", raw: "#" + known)
    } else {
      out.attribute("gradientUnits", raw: "userSpaceOnUse")
    }
    out.attribute("x1", Grid.units(piece.start.x, step: step))
    out.attribute("y1", Grid.units(piece.start.y, step: step))
    out.attribute("x2", Grid.units(piece.end.x, step: step))
    out.attribute("y2", Grid.units(piece.end.y, step: step))
    if known == nil {
      gradientNames[colors] = name
      for stop in axis.stops { write(stop, opacity: scope.opacity) }
      out.close("linearGradient")
    } else {
      out.closeEmpty()
    }
    out.path(data) { path in
      path.attribute("fill", raw: "url(#\(name))")
      if rule == .evenOdd { path.attribute("fill-rule", raw: "evenodd") }
    }
  }

  private mutating func write(_ stop: GradientAxis.Stop, opacity: CGFloat) {
    out.open("stop")
    out.attribute("offset", stop.offset, decimals: 3)
    out.attributes(paintAttributes(.stop, stop.color, opacity: opacity))
    out.closeEmpty()
  }
}
