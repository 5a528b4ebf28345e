import Foundation
import TransitionEngine

/// Prints pictures as SVG: exactly where their map is affine, within a tolerance where it is a perspective one.
///
/// It goes down a picture's marks. Whatever has a definition, or is worth one, and comes out right under one affine
/// transform is a `<use>`; the rest is projected.
package struct Painter {
  /// Who gives identifiers to clips and gradients.
  package enum Names: Sendable {
    /// The page's library: for definitions.
    case library
    /// Counted within one strip, whose own prefix takes the place of `IdentifierScope.placeholder`.
    case strip
  }

  package var library: PictureLibrary
  package var out = ByteWriter()
  let precision: Precision
  let names: Names
  /// Pictures of one frame only: not worth a definition.
  package var passing: Set<Fingerprint> = []
  /// For masks: draws everything in one colour, with its own alpha.
  var maskColor: Color?
  private var count = 0

  package init(library: PictureLibrary, precision: Precision, names: Names) {
    self.library = library
    self.precision = precision
    self.names = names
  }

  /// The picture in its own coordinates, as `<g id="name">`.
  mutating func paintDefinition(_ picture: Picture, name: String) {
    out.write("<g")
    out.attribute("id", raw: name)
    out.write(">")
    let reach = max(picture.ink.width, picture.ink.height, 1)
    let visible = ConvexPolygon(picture.ink.insetBy(dx: -reach, dy: -reach))
    paint(picture.marks, in: Scope(map: .identity, visible: visible))
    out.write("</g>")
  }

  package mutating func paint(_ placement: PlacedPicture, in outer: Scope) {
    var scope = outer.entering(placement, seam: precision.seam)
    guard !scope.visible.isEmpty, scope.opacity > 0.001 else { return }
    guard let fragment = placement.fragment else { return paint(placement.picture, in: scope) }
    let part = ConvexPolygon(scope.extended(fragment.points))
    scope.visible = scope.visible.intersection(part)
    guard !scope.visible.isEmpty else { return }
    let path = polygonData(part.projected(by: scope.map).points, step: step(for: scope.map))
    openClip(path, rule: .nonZero, scope: &scope)
    paint(placement.picture, in: scope)
    out.write("</g>")
  }

  mutating func paint(_ picture: Picture, in scope: Scope) {
    let box = scope.visibleBox(of: picture.ink)
    guard !box.isNull else { return }
    if let fit = fit(for: picture, over: box, in: scope) { return use(picture, fit, over: box, in: scope) }
    guard scope.opacity < 1, picture.marks.count > 1 else { return paint(picture.marks, in: scope) }
    var inner = scope
    inner.opacity = 1
    out.write("<g")
    writeOpacity(scope.opacity)
    out.write(">")
    paint(picture.marks, in: inner)
    out.write("</g>")
  }

  mutating func paint(_ marks: [Mark], in scope: Scope) {
    for mark in marks {
      if scope.visibleBox(of: mark.ink).isNull { continue }
      switch mark {
      case .fill(let outline, .color(let color)): fill(outline, color, in: scope)
      case .fill(let outline, .gradient(let gradient, let rect)): fill(outline, gradient, rect, in: scope)
      case .stroke(let outline, let color, let stroke): self.stroke(outline, color, stroke, in: scope)
      case .words(let words, let color): paint(words, color, in: scope)
      case .image(let image): paint(image, in: scope)
      case .shadow(let shadow): paint(shadow, in: scope)
      case .placed(let placement): paint(placement, in: scope)
      case .clipped(let outline, let inner): paint(inner, clippedTo: outline, in: scope)
      case .masked(let mask, let inner): paint(inner, maskedBy: mask, in: scope)
      }
    }
  }

  // MARK: Definitions

  /// The transform under which the picture's definition looks right; nil where it must be drawn out.
  private func fit(for picture: Picture, over box: CGRect, in scope: Scope) -> AffineFit? {
    guard maskColor == nil else { return nil }
    switch names {
    case .library: guard library.isRequested(picture) else { return nil }
    case .strip:
      guard picture.weight >= 110 else { return nil }
      guard !passing.contains(picture.fingerprint) || library.isRequested(picture) else { return nil }
    }
    if !scope.map.isAffine, scope.coveredEdges.contains(where: { $0.touches(picture.ink) }) { return nil }
    guard let fit = AffineFit(scope.map, over: box) else { return nil }
    // Areas that are cut into pieces show gaps sooner than lone shapes show their error.
    let allowed = picture.opaqueRect == nil ? precision.tolerance : precision.tolerance / 2
    return fit.error <= allowed ? fit : nil
  }

  mutating func use(_ picture: Picture, _ fit: AffineFit, over box: CGRect, in scope: Scope) {
    let id = library.id(for: picture)
    out.write("<use")
    out.attribute("href", raw: id.href)
    writeTransform(fit.transform, from: .zero, over: box)
    writeOpacity(scope.opacity)
    out.write("/>")
  }

  // MARK: Writing

  mutating func nextName() -> String {
    switch names {
    case .library: return library.nextName()
    case .strip:
      defer { count += 1 }
      return IdentifierScope.placeholder + String(count, radix: 36)
    }
  }

  mutating func writeOpacity(_ opacity: CGFloat) {
    if opacity < 0.9995 { out.attribute("opacity", opacity, decimals: 3) }
  }

  mutating func writeColor(_ property: ColorStyles.Property, _ color: Color, opacity: CGFloat) {
    var color = color
    if let maskColor {
      color = Color(
        red: maskColor.light.red, green: maskColor.light.green, blue: maskColor.light.blue,
        alpha: color.light.alpha)
    }
    library.styles.write(property, color.faded(by: opacity), to: &out)
  }

  /// The attributes that put a definition in its place.
  ///
  /// - Parameters:
  ///   - transform: from the picture's points to the output's.
  ///   - origin: the point, in the picture, that the definition has at 0,0.
  ///   - box: what shows of it; rounding errors are least in its middle.
  ///   - usesPosition: whether the element has x and y for plain moves.
  mutating func writeTransform(
    _ transform: CGAffineTransform, from origin: CGPoint, over box: CGRect, usesPosition: Bool = true
  ) {
    let extent = max(box.width, box.height) / 2
    let decimals = precision.decimals(forExtent: extent)
    let step = CGFloat(FixedDecimal.power(decimals))
    func rounded(_ value: CGFloat) -> CGFloat { (value * step).rounded() / step }
    let (a, b, c, d) = (rounded(transform.a), rounded(transform.b), rounded(transform.c), rounded(transform.d))
    let center = box.center.applying(transform)
    let (x, y) = (box.midX - origin.x, box.midY - origin.y)
    let tx = Grid.units(center.x - a * x - c * y)
    let ty = Grid.units(center.y - b * x - d * y)
    if (a, b, c, d) == (1, 0, 0, 1) {
      if tx == 0, ty == 0 { return }
      if usesPosition {
        if tx != 0 { out.attribute("x", tx) }
        if ty != 0 { out.attribute("y", ty) }
      } else {
        out.write(raw: " transform=\"translate(\(tx)\(ty == 0 ? "" : " \(ty)"))\"")
      }
      return
    }
    out.write(" transform=\"")
    if b == 0, c == 0 {
      if tx != 0 || ty != 0 { out.write(raw: "translate(\(tx)\(ty == 0 ? "" : " \(ty)"))") }
      out.write("scale(")
      out.write(a, decimals: decimals)
      if a != d {
        out.write(byte: 0x20)
        out.write(d, decimals: decimals)
      }
    } else {
      out.write("matrix(")
      for value in [a, b, c, d] {
        out.write(value, decimals: decimals)
        out.write(byte: 0x20)
      }
      out.write(raw: "\(tx) \(ty)")
    }
    out.write(")\"")
  }

  /// What is only moved or scaled stays exact: screens at rest have hairlines.
  func step(for map: Homography) -> Int { map.isAffine ? 1 : precision.step }

  func polygonData(_ points: [CGPoint], step: Int) -> [UInt8] {
    var data = PathData(scale: Grid.unitsPerPoint, step: step)
    data.append(polygon: points)
    return data.bytes
  }
}
