import TransitionEngine

extension Painter {
  /// What lies behind, blurred. As `backdrop-filter` does, it looks at nothing outside of its box: at the box's sides it
  /// takes the more of what is inside.
  mutating func paint(_ blur: Mark.Blur, in scope: Scope) {
    let box = scope.visibleBox(of: blur.box)
    // A mask asks for alpha, which a blur leaves as it is.
    guard !box.isNull, maskColor == nil else { return }
    let scale = scope.map.tangent(at: box.center).meanScale
    let name = nextName()
    var inner = scope
    inner.opacity = 1
    inner.coveredEdges = []
    inner.visible = scope.visible.intersection(ConvexPolygon(blur.box))
    guard !inner.visible.isEmpty else { return }
    element(over: blur.box, in: scope) { painter in
      painter.out.write("<filter")
      painter.out.attribute("id", raw: name)
      painter.out.write(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
      painter.writeRegion(blur.box, under: scope.map)
      painter.out.write("><feGaussianBlur")
      painter.out.attribute("stdDeviation", Grid.units(blur.radius * scale))
      // Outside of the box there is nothing, which makes its sides translucent.
      painter.out.write("/><feComponentTransfer><feFuncA type=\"linear\" slope=\"255\"/>")
      painter.out.write("</feComponentTransfer>")
      painter.writeSaturation(blur.saturation)
      painter.out.write("</filter><g")
      painter.out.attribute("filter", raw: "url(#\(name))")
      painter.writeOpacity(scope.opacity)
      painter.out.write(">")
      painter.nested { $0.paint(blur.behind, in: inner) }
      painter.out.write("</g>")
    }
  }

  /// The matrix of CSS's `saturate()`; some browsers know `type="saturate"` up to 1 only.
  private mutating func writeSaturation(_ saturation: CGFloat) {
    guard abs(saturation - 1) > 1e-3 else { return }
    let weights: [CGFloat] = [0.213, 0.715, 0.072]
    out.write("<feColorMatrix values=\"")
    for row in 0..<3 {
      for column in 0..<3 {
        let share = weights[column] * (1 - saturation) + (row == column ? saturation : 0)
        out.write(share, decimals: 3)
        out.write(" ")
      }
      out.write("0 0 ")
    }
    out.write("0 0 0 1 0\"/>")
  }
}
