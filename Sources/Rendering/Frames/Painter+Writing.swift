import HTML
import TransitionEngine

extension Painter {
  /// Adds an element that isn't joined with others.
  ///
  /// - Parameter box: the area that it covers, in the scope's coordinates.
  mutating func element(over box: CGRect, in scope: Scope, _ body: (inout Painter) -> Void) {
    let markup = markup(body)
    elements.add(markup: markup, over: place(of: box, in: scope))
  }

  /// Adds an element in a color.
  mutating func add(
    _ kind: ElementList.Kind, _ payload: [UInt8], _ attributes: [UInt8], over box: CGRect, in scope: Scope
  ) {
    elements.add(kind, payload, attributes: attributes, over: place(of: box, in: scope))
  }

  /// The elements or attributes that `body` writes.
  mutating func markup(_ body: (inout Painter) -> Void) -> [UInt8] {
    let outer = out
    out = HTMLWriter()
    body(&self)
    defer { out = outer }
    return out.bytes
  }

  /// Writes the elements that `body` adds as the content of the current element.
  mutating func nested(_ body: (inout Painter) -> Void) {
    let outer = elements
    elements = ElementList()
    body(&self)
    elements.write(to: &out)
    elements = outer
  }

  private func place(of box: CGRect, in scope: Scope) -> ElementList.Place {
    let shown = scope.visibleBox(of: box)
    let image = ConvexPolygon(shown.isNull ? box : shown).projected(by: scope.map).bounds
    // Seams extend beyond the visible part.
    let seam = scope.coveredEdges.isEmpty ? 0 : precision.seam
    return ElementList.Place(
      plane: scope.plane, box: box.applying(scope.toPlane), image: image.insetBy(dx: -seam, dy: -seam))
  }

  mutating func nextName() -> String {
    switch names {
    case .library: return library.nextName()
    case .strip:
      defer { count += 1 }
      // No identifier of the library has a hyphen.
      return library.scope + "-" + String(count, radix: 36)
    }
  }

  mutating func writeOpacity(_ opacity: CGFloat) {
    if opacity < 0.9995 { out.attribute("opacity", opacity, decimals: 3) }
  }

  /// The attributes for a color, each with a leading space.
  mutating func paintAttributes(
    _ property: ColorStyles.Property, _ color: Color, opacity: CGFloat
  ) -> [UInt8] {
    var color = color
    if let maskColor {
      color = Color(
        red: maskColor.light.red, green: maskColor.light.green, blue: maskColor.light.blue,
        alpha: color.light.alpha)
    }
    return library.styles.attributes(property, color.faded(by: opacity))
  }

  /// Whether a transform leaves an area of the box. Written with its decimals it may have no inverse: renderers
  /// draw nothing then, or stop.
  func keepsArea(_ transform: CGAffineTransform, over box: CGRect) -> Bool {
    linearPart(of: transform, over: box).determinant != 0
  }

  /// The linear part of a transform as it is written.
  private func linearPart(of transform: CGAffineTransform, over box: CGRect) -> CGAffineTransform {
    let power = CGFloat(FixedDecimal.power(decimals(over: box)))
    func rounded(_ value: CGFloat) -> CGFloat { (value * power).rounded() / power }
    return CGAffineTransform(
      a: rounded(transform.a), b: rounded(transform.b), c: rounded(transform.c), d: rounded(transform.d),
      tx: 0, ty: 0)
  }

  private func decimals(over box: CGRect) -> Int {
    precision.decimals(forExtent: max(box.width, box.height) / 2)
  }

  /// The attributes that place a definition. The transform keeps area.
  ///
  /// - Parameters:
  ///   - transform: from the picture's points to the output's.
  ///   - origin: the point, in the picture, that the definition has at 0,0.
  ///   - box: its visible part. Rounding errors are least in the middle of it.
  ///   - usesPosition: whether the element has x and y for plain moves.
  mutating func writeTransform(
    _ transform: CGAffineTransform, from origin: CGPoint, over box: CGRect, usesPosition: Bool = true
  ) {
    let decimals = decimals(over: box)
    let linear = linearPart(of: transform, over: box)
    let (a, b, c, d) = (linear.a, linear.b, linear.c, linear.d)
    let center = box.center.applying(transform)
    let (x, y) = (box.midX - origin.x, box.midY - origin.y)
    let step = (b, c) == (0, 0) ? 1 : precision.step
    let tx = Grid.units(center.x - a * x - c * y, step: step)
    let ty = Grid.units(center.y - b * x - d * y, step: step)
    func translation() -> String { "translate(\(tx)\(ty == 0 ? "" : " \(ty)"))" }
    if (a, b, c, d) == (1, 0, 0, 1) {
      if tx == 0, ty == 0 { return }
      if usesPosition {
        if tx != 0 { out.attribute("x", tx) }
        if ty != 0 { out.attribute("y", ty) }
      } else {
        out.attribute("transform") { $0.write(raw: translation()) }
      }
      return
    }
    out.attribute("transform") { value in
      if b == 0, c == 0 {
        if tx != 0 || ty != 0 { value.write(raw: translation()) }
        value.write("scale(")
        value.write(a, decimals: decimals)
        if a != d {
          value.write(" ")
          value.write(d, decimals: decimals)
        }
      } else {
        value.write("matrix(")
        for number in [a, b, c, d] {
          value.write(number, decimals: decimals)
          value.write(" ")
        }
        value.write(raw: "\(tx) \(ty)")
      }
      value.write(")")
    }
  }

  /// Translated and scaled content stays exact: screens at rest have hairlines.
  func step(for map: Homography) -> Int { map.isAffine ? 1 : precision.step }

  func polygonData(_ points: [CGPoint], step: Int) -> [UInt8] {
    var data = PathData(scale: Grid.unitsPerPoint, step: step)
    data.append(polygon: points)
    return data.bytes
  }
}
