import HTML
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
          painter.openFilter(filter, over: shadow.ink, under: scope.map)
          painter.out.empty("feGaussianBlur") { $0.attribute("stdDeviation", deviation) }
          painter.out.close("filter")
        }
        let paint = painter.paintAttributes(.fill, shadow.color, opacity: scope.opacity)
        let path = outline.path.projected(by: place.map, tolerance: painter.precision.tolerance)
        painter.out.path(Grid.pathData(path)) { element in
          element.attributes(paint)
          if let filter { element.attribute("filter", raw: "url(#\(filter))") }
        }
      case .picture(let picture):
        guard let filter else { return }
        painter.openFilter(filter, over: shadow.ink, under: scope.map)
        painter.out.empty("feGaussianBlur", HTMLAttribute("in", "SourceAlpha"), HTMLAttribute("result", "b"))
        {
          $0.attribute("stdDeviation", deviation)
        }
        // A shadow's color is the same in both styles for all but the rarest screens: the light one is taken.
        painter.out.empty("feFlood") { flood in
          flood.attribute("flood-color", raw: shadow.color.light.hex)
          flood.attribute("flood-opacity", shadow.color.light.alpha, decimals: 3)
        }
        painter.out.empty("feComposite", HTMLAttribute("in2", "b"), HTMLAttribute("operator", "in"))
        painter.out.close("filter")
        painter.out.open("g")
        painter.out.attribute("filter", raw: "url(#\(filter))")
        painter.writeOpacity(scope.opacity)
        var plain = place
        plain.opacity = 1
        // Edges outside of the visible part cast shadows, too.
        let window = painter.window
        painter.window = nil
        painter.nested { $0.paint(picture.marks, in: plain) }
        painter.window = window
        painter.out.close("g")
      }
    }
  }

  /// Opens a filter over the image of a box.
  mutating func openFilter(_ name: String, over box: CGRect, under map: Homography) {
    out.open("filter")
    out.attribute("id", raw: name)
    out.attribute("filterUnits", raw: "userSpaceOnUse")
    out.attribute("color-interpolation-filters", raw: "sRGB")
    writeRegion(box, under: map)
  }
}

extension Mark.DropShadow.Caster {
  fileprivate var isPicture: Bool {
    if case .picture = self { return true }
    return false
  }
}
