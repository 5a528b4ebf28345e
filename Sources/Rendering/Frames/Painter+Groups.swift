import Foundation
import TransitionEngine

extension Painter {
  mutating func paint(_ marks: [Mark], clippedTo outline: Outline, in outer: Scope) {
    var scope = outer
    let data: [UInt8]
    if let rect = outline.rect {
      let part = ConvexPolygon(scope.extended(rect.corners))
      // What shows lies inside anyway: whatever limits it clips already.
      if names == .strip, outer.visible.points.allSatisfy({ part.contains($0, slack: 1e-4) }) {
        return paint(marks, in: outer)
      }
      scope.visible = scope.visible.intersection(part)
      data = polygonData(part.projected(by: scope.map).points, step: step(for: scope.map))
    } else {
      scope.visible = scope.visible.intersection(ConvexPolygon(outline.box))
      let path = outline.path.projected(by: scope.map, tolerance: precision.tolerance / 2)
      data = Grid.pathData(path, step: step(for: scope.map))
    }
    guard !scope.visible.isEmpty else { return }
    openClip(data, rule: outline.fillRule, scope: &scope)
    paint(marks, in: scope)
    out.write("</g>")
  }

  /// Opens a group that shows inside a path only, and takes over the pending opacity.
  ///
  /// A clip is antialiased for every shape inside anew, which adds up to a seam. An opacity just below one makes the
  /// group a picture of its own, clipped once; only projected groups need that.
  mutating func openClip(_ path: [UInt8], rule: Shape.FillRule, scope: inout Scope) {
    let name = nextName()
    out.write("<clipPath")
    out.attribute("id", raw: name)
    out.write("><path")
    if rule == .evenOdd { out.write(" clip-rule=\"evenodd\"") }
    out.write(" d=\"")
    out.write(contentsOf: path)
    out.write("\"/></clipPath><g")
    out.attribute("clip-path", raw: "url(#\(name))")
    if scope.opacity < 0.9995 {
      writeOpacity(scope.opacity)
    } else if !scope.map.isAffine {
      out.write(" opacity=\".999\"")
    }
    out.write(">")
    scope.opacity = 1
  }

  mutating func paint(_ marks: [Mark], maskedBy mask: Picture, in outer: Scope) {
    var scope = outer
    scope.visible = scope.visible.intersection(ConvexPolygon(mask.ink))
    guard !scope.visible.isEmpty else { return }
    let name = nextName()
    out.write("<mask")
    out.attribute("id", raw: name)
    out.write(" maskUnits=\"userSpaceOnUse\"")
    writeRegion(mask.ink, under: scope.map)
    out.write(">")
    // Luminance of white times its alpha is that alpha.
    let previous = maskColor
    maskColor = .white
    var plain = scope
    plain.opacity = 1
    paint(mask.marks, in: plain)
    maskColor = previous
    out.write("</mask><g")
    out.attribute("mask", raw: "url(#\(name))")
    writeOpacity(scope.opacity)
    out.write(">")
    scope.opacity = 1
    paint(marks, in: scope)
    out.write("</g>")
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
