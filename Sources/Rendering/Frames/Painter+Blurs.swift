import HTML
import TransitionEngine

extension Painter {
  /// A blurred copy of the content behind. As with `backdrop-filter`, content outside of the box doesn't
  /// count; near the sides of the box, content inside counts more.
  mutating func paint(_ blur: Mark.Blur, in scope: Scope) {
    let box = scope.visibleBox(of: blur.box)
    // Masks need only alpha, which this blur doesn't change.
    guard !box.isNull, maskColor == nil else { return }
    let scale = scope.map.tangent(at: box.center).meanScale
    let name = nextName()
    var inner = scope
    inner.opacity = 1
    inner.coveredEdges = []
    inner.visible = scope.visible.intersection(ConvexPolygon(blur.box))
    guard !inner.visible.isEmpty else { return }
    element(over: blur.box, in: scope) { painter in
      painter.openFilter(name, over: blur.box, under: scope.map)
      painter.out.empty("feGaussianBlur") { $0.attribute("stdDeviation", Grid.units(blur.radius * scale)) }
      // Outside of the box there is nothing, which makes its sides translucent. A steep slope would do in browsers, but
      // librsvg multiplies colors by what it gives, which is far above 1.
      painter.out.element("feComponentTransfer") { transfer in
        let steps = ["0"] + Array(repeating: "1", count: 16)
        transfer.empty("feFuncA", .type("table"), HTMLAttribute("tableValues", steps.joined(separator: " ")))
      }
      painter.writeSaturation(blur.saturation)
      painter.out.close("filter")
      painter.out.open("g")
      painter.out.attribute("filter", raw: "url(#\(name))")
      painter.writeOpacity(scope.opacity)
      painter.nested { $0.paint(blur.behind, in: inner) }
      painter.out.close("g")
    }
  }

  /// The matrix of CSS's `saturate()`; some browsers know `type="saturate"` up to 1 only.
  private mutating func writeSaturation(_ saturation: CGFloat) {
    guard abs(saturation - 1) > 1e-3 else { return }
    let weights: [CGFloat] = [0.213, 0.715, 0.072]
    out.empty("feColorMatrix") { matrix in
      matrix.attribute("values") { values in
        for row in 0..<3 {
          for column in 0..<3 {
            let share = weights[column] * (1 - saturation) + (row == column ? saturation : 0)
            values.write(share, decimals: 3)
            values.write(" ")
          }
          values.write("0 0 ")
        }
        values.write("0 0 0 1 0")
      }
    }
  }
}
