import Foundation
import TransitionEngine

extension Painter {
  /// An axial gradient over an outline. Opacity goes into the stops: some renderers drop the fill's.
  mutating func fill(_ outline: Outline, _ gradient: Gradient, _ rect: CGRect, in scope: Scope) {
    let data: [UInt8]
    if let box = outline.rect {
      guard let points = projectedRect(box, in: scope) else { return }
      data = polygonData(points, step: step(for: scope.map))
    } else {
      data = Grid.pathData(projectedFill(outline, in: scope), step: step(for: scope.map))
    }
    let axis = GradientAxis(gradient, over: rect)
    let visible = scope.visible.intersection(ConvexPolygon(scope.extended(rect.corners)))
    guard let image = axis.projected(by: scope.map, around: visible) else { return }
    let name = nextName()
    element(over: scope.visibleBox(of: outline.box), in: scope) { painter in
      painter.out.write("<linearGradient")
      painter.out.attribute("id", raw: name)
      painter.write(image, opacity: scope.opacity)
      painter.out.write("</linearGradient><path")
      painter.out.attribute("fill", raw: "url(#\(name))")
      if outline.fillRule == .evenOdd { painter.out.write(" fill-rule=\"evenodd\"") }
      painter.out.write(" d=\"")
      painter.out.write(contentsOf: data)
      painter.out.write("\"/>")
    }
  }

  private mutating func write(_ image: GradientAxis.Image, opacity: CGFloat) {
    out.write(" gradientUnits=\"userSpaceOnUse\"")
    out.attribute("x1", Grid.units(image.start.x))
    out.attribute("y1", Grid.units(image.start.y))
    out.attribute("x2", Grid.units(image.end.x))
    out.attribute("y2", Grid.units(image.end.y))
    out.write(">")
    for stop in image.stops {
      out.write("<stop")
      out.attribute("offset", stop.offset, decimals: 3)
      writeColor(.stop, stop.color, opacity: opacity)
      out.write("/>")
    }
  }
}
