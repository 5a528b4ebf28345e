import HTML
import TransitionEngine

extension Painter {
  mutating func paint(_ marks: [Mark], clippedTo outline: Outline, in outer: Scope) {
    guard let clip = clip(to: outline, in: outer) else { return }
    // The clip around it already limits the content.
    guard let data = clip.data else { return paintGroup(marks, over: outline.box, in: outer) }
    paintClipped(to: data, rule: outline.fillRule, over: outline.box, in: clip.scope) {
      $0.paint(marks, in: $1)
    }
  }

  /// The path of a clip, and the scope inside.
  ///
  /// - Returns: nil if nothing inside is visible; no data if the clip around it limits the content as well.
  func clip(to outline: Outline, in outer: Scope) -> (data: [UInt8]?, scope: Scope)? {
    var scope = outer
    let data: [UInt8]
    if let rect = outline.rect {
      let part = ConvexPolygon(scope.extended(rect.corners))
      if names == .strip, outer.visible.points.allSatisfy({ part.contains($0, slack: 1e-4) }) {
        return (nil, outer)
      }
      scope.visible = scope.visible.intersection(part)
      data = polygonData(part.projected(by: scope.map).points, step: step(for: scope.map))
    } else {
      scope.visible = scope.visible.intersection(ConvexPolygon(outline.box))
      data = Grid.pathData(projectedFill(outline, in: scope), step: step(for: scope.map))
    }
    return scope.visible.isEmpty ? nil : (data, scope)
  }

  /// A group that shows inside a path only, and takes over the pending opacity.
  ///
  /// Renderers antialias a clip for each shape inside, which adds up to a seam. An opacity just below 1 makes
  /// the group a layer that is clipped once. Only projected groups need that.
  mutating func paintClipped(
    to path: [UInt8], rule: Shape.FillRule, over box: CGRect, in scope: Scope,
    _ body: (inout Painter, Scope) -> Void
  ) {
    let name = nextName()
    var inner = scope
    inner.opacity = 1
    element(over: box, in: scope) { painter in
      painter.out.element("clipPath") { clip in
        clip.attribute("id", raw: name)
        clip.path(path) { if rule == .evenOdd { $0.attribute("clip-rule", raw: "evenodd") } }
      }
      painter.out.open("g")
      painter.out.attribute("clip-path", raw: "url(#\(name))")
      if scope.opacity < 0.9995 {
        painter.writeOpacity(scope.opacity)
      } else if !scope.map.isAffine {
        painter.out.attribute("opacity", 0.999, decimals: 3)
      }
      painter.nested { body(&$0, inner) }
      painter.out.close("g")
    }
  }

  mutating func paint(_ marks: [Mark], maskedBy mask: Picture, in outer: Scope) {
    var scope = outer
    scope.visible = scope.visible.intersection(ConvexPolygon(mask.ink))
    guard !scope.visible.isEmpty else { return }
    let name = nextName()
    let opacity = scope.opacity
    scope.opacity = 1
    let inner = scope
    element(over: mask.ink, in: inner) { painter in
      painter.out.open("mask")
      painter.out.attribute("id", raw: name)
      painter.out.attribute("maskUnits", raw: "userSpaceOnUse")
      painter.writeRegion(mask.ink, under: inner.map)
      // Luminance of white times its alpha is that alpha.
      let previous = painter.maskColor
      painter.maskColor = .white
      painter.nested { $0.paint(mask.marks, in: inner) }
      painter.maskColor = previous
      painter.out.close("mask")
      painter.out.open("g")
      painter.out.attribute("mask", raw: "url(#\(name))")
      painter.writeOpacity(opacity)
      painter.nested { $0.paint(marks, in: inner) }
      painter.out.close("g")
    }
  }

  /// The box of an image as x, y, width and height.
  mutating func writeRegion(_ box: CGRect, under map: Homography) {
    let image = ConvexPolygon(box).projected(by: map).bounds
    guard !image.isNull else { return }
    let (x, y) = (Grid.units(image.minX) - 1, Grid.units(image.minY) - 1)
    out.attribute("x", x)
    out.attribute("y", y)
    out.attribute("width", Grid.units(image.maxX) + 1 - x)
    out.attribute("height", Grid.units(image.maxY) + 1 - y)
  }
}
