import HTML
import TransitionEngine

/// Prints pictures as SVG: exactly under affine maps, within a tolerance under perspective.
///
/// The painter walks a picture's marks. A mark becomes a `<use>` if it has a definition, or gets one, and if
/// one affine transform is accurate enough. Other marks are projected.
package struct Painter {
  /// The source of identifiers for clips and gradients.
  package enum Names: Sendable {
    /// The page's library: for definitions.
    case library
    /// Counted within one strip.
    case strip
  }

  package var library: PictureLibrary
  /// Writes the current element.
  var out = HTMLWriter()
  /// The elements of the current group.
  var elements = ElementList()
  let precision: Precision
  let names: Names
  /// Pictures of a single frame, which get no definition.
  package var passing: Set<Fingerprint> = []
  /// Lines of text that are lower are drawn as bars, in points.
  var leastTextHeight: CGFloat = 0
  /// For masks: draws everything in one color, with its own alpha.
  var maskColor: Color?
  /// Path data of the window, for a frame with a clip around it; nil without a clip.
  var window: [UInt8]?
  /// Gradients whose stops others can share.
  var gradientNames: [GradientColors: String] = [:]
  /// Names given within this drawing.
  var count = 0
  private var planeCount = 0

  package init(library: PictureLibrary, precision: Precision, names: Names) {
    self.library = library
    self.precision = precision
    self.names = names
  }

  /// The picture in its own coordinates, as `<g id="name">`.
  mutating func paintDefinition(_ picture: Picture, name: String) {
    gradientNames = [:]
    out.open("g")
    out.attribute("id", raw: name)
    let reach = max(picture.ink.width, picture.ink.height, 1)
    let visible = ConvexPolygon(picture.ink.insetBy(dx: -reach, dy: -reach))
    nested { $0.paint(picture.marks, in: Scope(map: .identity, visible: visible)) }
    out.close("g")
  }

  package mutating func paint(_ placement: PlacedPicture, in outer: Scope) {
    var scope = self.scope(of: placement, in: outer)
    guard !scope.visible.isEmpty, scope.opacity > 0.001 else { return }
    guard let limits = limits(of: placement) else { return paint(placement.picture, in: scope) }
    let part = ConvexPolygon(scope.extended(limits.points))
    scope.visible = scope.visible.intersection(part)
    guard !scope.visible.isEmpty else { return }
    let outline = SeamOutline(map: scope.map, seam: precision.seam)
    let points =
      outline.points(of: limits, covered: placement.coveredEdges) ?? part.projected(by: scope.map).points
    let path = polygonData(points, step: step(for: scope.map))
    paintClipped(to: path, rule: .nonZero, over: part.bounds, in: scope) {
      $0.paint(placement.picture, in: $1)
    }
  }

  /// The scope of a placement's own coordinates.
  mutating func scope(of placement: PlacedPicture, in outer: Scope) -> Scope {
    planeCount += 1
    return outer.entering(placement, seam: precision.seam, newPlane: planeCount)
  }

  /// The clip of a placement. A tilted plane that clips its content is clipped as a whole, so that the
  /// content needs no edges of its own.
  private func limits(of placement: PlacedPicture) -> ConvexPolygon? {
    if let fragment = placement.fragment { return fragment }
    guard window != nil, !placement.map.isAffine, placement.keepsWithinExtent, placement.picture.clipsToBounds
    else { return nil }
    return placement.extent
  }

  mutating func paint(_ picture: Picture, in scope: Scope) {
    let box = scope.visibleBox(of: picture.ink)
    guard !box.isNull else { return }
    if let fit = fit(for: picture, over: box, in: scope) { return use(picture, fit, over: box, in: scope) }
    paintGroup(picture.marks, over: box, in: scope)
  }

  /// Marks that are faded as a whole. A single one takes the opacity itself.
  mutating func paintGroup(_ marks: [Mark], over box: CGRect, in scope: Scope) {
    guard scope.opacity < 1, marks.count > 1 else { return paint(marks, in: scope) }
    var inner = scope
    inner.opacity = 1
    element(over: box, in: scope) { painter in
      painter.out.open("g")
      painter.writeOpacity(scope.opacity)
      painter.nested { $0.paint(marks, in: inner) }
      painter.out.close("g")
    }
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
      case .blurred(let blur): paint(blur, in: scope)
      }
    }
  }

  // MARK: Definitions

  /// The transform for a use of the picture's definition; nil if the picture has to be projected.
  private func fit(for picture: Picture, over box: CGRect, in scope: Scope) -> AffineFit? {
    guard maskColor == nil else { return nil }
    switch names {
    case .library: guard library.isRequested(picture) else { return nil }
    case .strip:
      guard picture.weight >= 110 || library.isRequested(picture) else { return nil }
      guard !passing.contains(picture.fingerprint) || library.isRequested(picture) else { return nil }
    }
    if scope.coveredEdges.contains(where: { $0.touches(picture.ink) }) {
      guard scope.map.isAffine, picture.coversBounds else { return nil }
    }
    guard let fit = AffineFit(scope.map, over: box) else { return nil }
    // In areas of several pieces, gaps are visible sooner than the error of a single shape.
    let allowed = picture.opaqueRect == nil ? precision.tolerance : precision.tolerance / 2
    return fit.error <= allowed ? fit : nil
  }

  mutating func use(_ picture: Picture, _ fit: AffineFit, over box: CGRect, in scope: Scope) {
    guard keepsArea(fit.transform, over: box) else { return }
    let id = library.id(for: picture)
    // Below a neighbor lies a copy of the picture, moved there.
    let covered = scope.coveredEdges.filter { $0.touches(picture.ink) }
    let copies = covered.map { edge in
      CGAffineTransform(translationX: edge.reach.dx, y: edge.reach.dy).concatenating(fit.transform)
    }
    element(over: box, in: scope) { painter in
      for transform in copies + [fit.transform] {
        painter.out.open("use")
        painter.out.attribute("href", raw: id.href)
        painter.writeTransform(transform, from: .zero, over: box)
        painter.writeOpacity(scope.opacity)
        painter.out.closeEmpty()
      }
    }
  }
}
