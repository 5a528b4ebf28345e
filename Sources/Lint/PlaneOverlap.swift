import TransitionEngine

/// Two siblings that are both visible where only one can be in front.
struct PlaneOverlap {
  enum Relation { case crossing, coplanar }

  let relation: Relation
  /// The sibling that is behind in the order of siblings, and the other one.
  let layer, other: Layer
  /// The overlap in view, in square points.
  let area: CGFloat

  /// The smallest overlap in view, in square points; smaller ones are just touching edges.
  private static let smallestArea: CGFloat = 20
  /// The depth by which planes must differ on either side to count as crossing.
  private static let depthTolerance: CGFloat = 0.5
  private static let coplanarTolerance: CGFloat = 1e-4
  /// The largest difference between the components of the normals of the same plane.
  private static let normalTolerance: CGFloat = 1e-6

  /// - Parameter region: the visible part of their superlayer's plane.
  init?(_ layer: Layer, _ a: PlanePiece, _ other: Layer, _ b: PlanePiece, in region: ConvexPolygon) {
    let overlap = a.projection.intersection(b.projection).intersection(region)
    area = overlap.area
    guard area > Self.smallestArea else { return nil }
    let (nearest, farthest) = a.depths(above: b, at: overlap.points)
    if nearest > Self.depthTolerance, farthest < -Self.depthTolerance {
      relation = .crossing
    } else if nearest < Self.coplanarTolerance, farthest > -Self.coplanarTolerance, Self.areParallel(a, b) {
      relation = .coplanar
    } else {
      return nil
    }
    (self.layer, self.other) = (layer, other)
  }

  private static func areParallel(_ a: PlanePiece, _ b: PlanePiece) -> Bool {
    abs(a.equation.a - b.equation.a) < normalTolerance && abs(a.equation.b - b.equation.b) < normalTolerance
      && abs(a.equation.c - b.equation.c) < normalTolerance
  }
}

extension Layer {
  /// Whether nothing in this tree has depth or gives depth to others.
  var liesFlat: Bool { liesFlat(knowing: nil) }

  /// - Parameter flat: a tree that lies flat; trees that share its memory do, too.
  func liesFlat(knowing flat: Layer?) -> Bool {
    if let flat, identity == flat.identity { return true }
    guard kind == .plain, CATransform3DIsAffine(transform), CATransform3DIsAffine(sublayerTransform) else {
      return false
    }
    let known = flat?.sublayers ?? []
    return sublayers.indices.allSatisfy {
      sublayers[$0].liesFlat(knowing: $0 < known.count ? known[$0] : nil)
    }
  }

  /// The most siblings that are compared.
  private static let maximumPlanes = 64

  /// The overlaps in this layer and all layers below it.
  ///
  /// - Parameter rect: the part of this layer that is on screen, in its own coordinates.
  func planeOverlaps(in rect: CGRect) -> [PlaneOverlap] {
    var result: [PlaneOverlap] = []
    collectOverlaps(in: ConvexPolygon(rect), into: &result)
    return result
  }

  private func collectOverlaps(in region: ConvexPolygon, into result: inout [PlaneOverlap]) {
    if sublayersLieFlat, sublayers.allSatisfy(\.liesFlat) { return }
    let own = masksToBounds ? region.intersection(ConvexPolygon(bounds)) : region
    let placements = placements
    collectOverlaps(of: placements, in: own, into: &result)
    for placement in placements {
      placement.layer.collectOverlaps(in: placement.part(in: own), into: &result)
    }
  }

  /// - Parameter placements: the placements of the layers that this layer flattens.
  private func collectOverlaps(
    of placements: [Placement], in region: ConvexPolygon, into result: inout [PlaneOverlap]
  ) {
    guard kind == .plain, !sublayersLieFlat,
      sublayers.count > 1 || sublayers.contains(where: { $0.kind == .transform })
    else { return }
    let placed = placements.prefix(Self.maximumPlanes)
    let planes = placed.map(\.plane)
    let facesViewer = planes.map(\.facesViewer)
    if facesViewer.allSatisfy(\.self) { return }
    let pieces = placed.indices.compactMap { index -> PlanePiece? in
      let plane = planes[index]
      let isSeen = placed[index].layer.drawsInTree && (plane.isDoubleSided || !plane.showsBack)
      return isSeen ? PlanePiece(plane, index: index) : nil
    }
    for front in pieces.indices {
      // Most pairs are apart, which their boxes show without any copies.
      for back in 0..<front where pieces[back].box.intersects(pieces[front].box) {
        let (own, other) = (pieces[back].index, pieces[front].index)
        // Two pieces that face the viewer are in order, even in one plane.
        if facesViewer[own], facesViewer[other] { continue }
        let overlap = PlaneOverlap(
          placed[own].layer, pieces[back], placed[other].layer, pieces[front], in: region)
        if let overlap { result.append(overlap) }
      }
    }
  }

  /// Whether all sublayers face the viewer, a fast test that nearly all layers pass.
  private var sublayersLieFlat: Bool {
    CATransform3DIsAffine(sublayerTransform)
      && sublayers.allSatisfy { $0.kind == .plain && CATransform3DIsAffine($0.transform) }
  }

  /// Whether the layer, or a layer below it, draws anything.
  private var drawsInTree: Bool {
    if isHidden || opacity <= 0 { return false }
    return drawsSomething || sublayers.contains(where: \.drawsInTree)
  }
}

extension Placement {
  /// The part of the layer's own plane that is visible through a region of the plane that it is placed in.
  fileprivate func part(in region: ConvexPolygon) -> ConvexPolygon {
    guard let back = Homography(matrix).inverse else { return ConvexPolygon([]) }
    return back.project(back.visiblePart(of: region)).clockwise
  }
}
