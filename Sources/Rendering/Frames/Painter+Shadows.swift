import TransitionEngine

extension Painter {
  /// A blurred copy of the content that casts the shadow, in the shadow's color.
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
    let (place, filter) = (inner, deviation > 0 || shadow.caster.isPicture ? nextName() : nil)
    element(over: shadow.ink, in: scope) { painter in
      switch shadow.caster {
      case .outline(let outline):
        if let filter {
          painter.openFilter(filter, shadow, deviation, in: scope)
          painter.out.write("</filter>")
        }
        painter.out.write("<path")
        painter.writeColor(.fill, shadow.color, opacity: scope.opacity)
        if let filter { painter.out.attribute("filter", raw: "url(#\(filter))") }
        painter.out.write(" d=\"")
        let path = outline.path.projected(by: place.map, tolerance: painter.precision.tolerance)
        painter.out.write(contentsOf: Grid.pathData(path))
        painter.out.write("\"/>")
      case .picture(let picture):
        guard let filter else { return }
        painter.openFilter(filter, shadow, deviation, in: scope, source: "SourceAlpha")
        painter.out.write("<feFlood")
        painter.writeFlood(shadow.color)
        painter.out.write("/><feComposite in2=\"b\" operator=\"in\"/></filter><g")
        painter.out.attribute("filter", raw: "url(#\(filter))")
        painter.writeOpacity(scope.opacity)
        painter.out.write(">")
        var plain = place
        plain.opacity = 1
        // Edges outside of the visible part cast shadows, too.
        let window = painter.window
        painter.window = nil
        painter.nested { $0.paint(picture.marks, in: plain) }
        painter.window = window
        painter.out.write("</g>")
      }
    }
  }

  private mutating func openFilter(
    _ name: String, _ shadow: Mark.DropShadow, _ deviation: Int, in scope: Scope, source: StaticString? = nil
  ) {
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
  }

  /// A shadow's color is the same in both styles for all but the rarest screens: the light one is taken.
  private mutating func writeFlood(_ color: Color) {
    out.attribute("flood-color", color.light.hex)
    out.attribute("flood-opacity", color.light.alpha, decimals: 3)
  }
}

extension Mark.DropShadow.Caster {
  fileprivate var isPicture: Bool {
    if case .picture = self { return true }
    return false
  }
}
