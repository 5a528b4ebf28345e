import TransitionEngine

extension Painter {
  /// An image under one transform, or cut into cells that are small enough for one each.
  mutating func paint(_ image: Image, in scope: Scope) {
    let box = scope.visibleBox(of: image.frame)
    guard !box.isNull else { return }
    paint(image, cell: box, isWhole: true, depth: 8, in: scope)
  }

  private mutating func paint(_ image: Image, cell: CGRect, isWhole: Bool, depth: Int, in scope: Scope) {
    let fit = AffineFit(scope.map, over: cell)
    if let fit, fit.error <= precision.tolerance || depth == 0 {
      return use(image, fit, cell: cell, isWhole: isWhole, in: scope)
    }
    // Cells behind the viewer at the last depth are too small to be visible.
    guard depth > 0 else { return }
    for half in cell.halves { paint(image, cell: half, isWhole: false, depth: depth - 1, in: scope) }
  }

  private mutating func use(_ image: Image, _ fit: AffineFit, cell: CGRect, isWhole: Bool, in scope: Scope) {
    let (id, size) = library.definition(of: image)
    var (transform, origin, box) = (fit.transform, image.frame.origin, cell)
    if size != image.frame.size {
      let (x, y) = (image.frame.width / size.width, image.frame.height / size.height)
      let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: image.frame.minX, ty: image.frame.minY)
      transform = map.concatenating(transform)
      origin = .zero
      box = CGRect(
        x: (cell.minX - map.tx) / x, y: (cell.minY - map.ty) / y, width: cell.width / x,
        height: cell.height / y)
    }
    guard keepsArea(transform, over: box) else { return }
    func write(_ painter: inout Painter, _ scope: Scope) {
      painter.element(over: cell, in: scope) { painter in
        painter.out.open("use")
        painter.out.attribute("href", raw: "#" + id)
        painter.writeTransform(transform, from: origin, over: box)
        painter.writeOpacity(scope.opacity)
        painter.out.closeEmpty()
      }
    }
    if isWhole { return write(&self, scope) }
    // Cells overlap by more than a pixel at the size shown: less would let what lies behind shine through. All around,
    // because an outer edge may go on below a neighboring layer, whose own clip cuts it.
    let overlap = -4 * precision.seam
    let part = ConvexPolygon(cell.insetBy(dx: overlap, dy: overlap).intersection(image.frame))
      .projected(by: scope.map)
    guard !part.isEmpty else { return }
    let data = polygonData(part.points, step: step(for: scope.map))
    paintClipped(to: data, rule: .nonZero, over: cell, in: scope, write)
  }
}

extension CGRect {
  /// Two cells, side by side along the longer side.
  fileprivate var halves: [CGRect] {
    var (first, second) = (self, self)
    if width >= height {
      first.size.width = width / 2
      second.origin.x = minX + width / 2
      second.size.width = width - width / 2
    } else {
      first.size.height = height / 2
      second.origin.y = minY + height / 2
      second.size.height = height - height / 2
    }
    return [first, second]
  }
}
