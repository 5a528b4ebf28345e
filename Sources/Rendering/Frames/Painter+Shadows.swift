import Foundation
import TransitionEngine

extension Painter {
  /// A blurred copy of what casts the shadow, in its colour.
  mutating func paint(_ shadow: Mark.DropShadow, in scope: Scope) {
    let moved = scope.map.translatedBy(x: shadow.offset.width, y: shadow.offset.height)
    let scale = moved.tangent(at: scope.visibleBox(of: shadow.ink).center).meanScale
    let deviation = Grid.units(shadow.radius * scale)
    var inner = scope
    inner.map = moved
    inner.coveredEdges = []
    inner.visible = ConvexPolygon(
      scope.visible.points.map { CGPoint(x: $0.x - shadow.offset.width, y: $0.y - shadow.offset.height) }
    ).grown(by: shadow.radius * 3)
    switch shadow.caster {
    case .outline(let outline):
      let filter = deviation > 0 ? openFilter(shadow, deviation, in: scope) : nil
      if filter != nil { out.write("</filter>") }
      out.write("<path")
      writeColor(.fill, shadow.color, opacity: scope.opacity)
      if let filter { out.attribute("filter", raw: "url(#\(filter))") }
      writePath(outline, in: inner)
      out.write("/>")
    case .picture(let picture):
      let filter = openFilter(shadow, deviation, in: scope, source: "SourceAlpha")
      out.write("<feFlood")
      writeFlood(shadow.color)
      out.write("/><feComposite in2=\"b\" operator=\"in\"/></filter><g")
      out.attribute("filter", raw: "url(#\(filter))")
      writeOpacity(scope.opacity)
      out.write(">")
      inner.opacity = 1
      paint(picture.marks, in: inner)
      out.write("</g>")
    }
  }

  private mutating func openFilter(
    _ shadow: Mark.DropShadow, _ deviation: Int, in scope: Scope, source: StaticString? = nil
  ) -> String {
    let name = nextName()
    out.write("<filter")
    out.attribute("id", raw: name)
    out.write(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    writeRegion(shadow.ink, under: scope.map)
    out.write("><feGaussianBlur")
    if let source {
      out.write(" in=\"")
      out.write(source)
      out.write("\" result=\"b\"")
    }
    out.attribute("stdDeviation", deviation)
    out.write("/>")
    return name
  }

  /// A shadow's colour is the same in both styles for all but the rarest screens: the light one is taken.
  private mutating func writeFlood(_ color: Color) {
    out.attribute("flood-color", color.light.hex)
    out.attribute("flood-opacity", color.light.alpha, decimals: 3)
  }
}
