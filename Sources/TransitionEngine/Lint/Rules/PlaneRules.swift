/// Leaning siblings that overlap in view.
extension LintEvidence {
  func crossingPlanes() -> [LintFinding] {
    overlaps(.crossing) { count, largest, time in
      "\(count.counted("pair").capitalizingFirst) of siblings pass through each other. The largest overlap in "
        + "view is \(largest.whole) square points, at \(time.short) s."
    }
  }

  func coplanarPlanes() -> [LintFinding] {
    overlaps(.coplanar) { count, largest, time in
      "\(count.counted("pair").capitalizingFirst) of siblings lie in one leaning plane, and overlap. The largest "
        + "overlap in view is \(largest.whole) square points, at \(time.short) s."
    }
  }

  /// - Parameter message: gets the pairs found at first, the largest area, and when it is so large.
  private func overlaps(
    _ relation: PlaneOverlap.Relation, message: (Int, CGFloat, TimeInterval) -> String
  ) -> [LintFinding] {
    let found = samples.map { sample in
      (sample: sample, overlaps: sample.overlaps.filter { $0.relation == relation })
    }
    return timeline.transitions.enumerated().compactMap { index, transition in
      let all = found.filter { $0.sample.index == index && !$0.overlaps.isEmpty }
      let own = relation == .coplanar && !all.flatMap(\.overlaps).moveTogether ? [] : all
      guard let first = own.first, let layer = first.overlaps.first?.layer else { return nil }
      let largest = own.flatMap { entry in
        entry.overlaps.map { (area: $0.area, time: entry.sample.time) }
      }.max { $0.area < $1.area }
      return finding(
        relation.rule, transition, at: first.sample.time, layer: layer.id, named: layer.name,
        message(first.overlaps.count, largest?.area ?? 0, largest?.time ?? first.sample.time))
    }
  }
}

/// Two siblings that are both seen where only one can be in front.
struct PlaneOverlap {
  enum Relation {
    case crossing, coplanar

    var rule: LintRule { self == .crossing ? .crossingPlanes : .coplanarPlanes }
  }

  let relation: Relation
  /// The one behind in the order of siblings, and the other one.
  let layer, other: Layer
  /// In view, in square points.
  let area: CGFloat

  /// Square points in view below which edges just touch.
  private static let smallestArea: CGFloat = 20
  /// Depths by which planes have to differ on either side to count as crossing.
  private static let depthTolerance: CGFloat = 0.5
  private static let coplanarTolerance: CGFloat = 1e-4
  /// Components of a plane's normal by which it may lean otherwise, and still be the same plane.
  private static let normalTolerance: CGFloat = 1e-6

  /// - Parameter region: what of their superlayer's plane is in view.
  init?(_ layer: Layer, _ a: PlanePiece, _ other: Layer, _ b: PlanePiece, in region: ConvexPolygon) {
    guard a.box.intersects(b.box) else { return nil }
    let overlap = a.projection.intersection(b.projection).intersection(region)
    area = overlap.area
    guard area > Self.smallestArea else { return nil }
    let differences = overlap.points.map { a.depth(at: $0) - b.depth(at: $0) }
    let (nearest, farthest) = (differences.max() ?? 0, differences.min() ?? 0)
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

extension [PlaneOverlap] {
  /// Whether two layers share a plane in more than one place of it.
  ///
  /// Those that only start or end in one plane, as folded panels on one hinge do, part as soon as they move.
  fileprivate var moveTogether: Bool {
    Dictionary(grouping: self) { [$0.layer.id, $0.other.id] }.values.contains { overlaps in
      overlaps.contains { $0.other.hasMoved(from: overlaps[0].other) }
    }
  }
}

extension Layer {
  /// Components of a matrix that differ less do so at rest, too.
  private static let moveTolerance: CGFloat = 0.05

  fileprivate func hasMoved(from other: Layer) -> Bool {
    zip(matrix.components, other.matrix.components).contains { abs($0 - $1) > Self.moveTolerance }
  }
}

extension Layer {
  /// Whether nothing in this tree has depth or gives depth to others.
  var liesFlat: Bool { liesFlat(knowing: nil) }

  /// - Parameter flat: a tree that lies flat; what is one with it in memory does, too.
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

  /// Of siblings; more are not compared.
  private static let maximumPlanes = 64

  /// In this layer and all below it.
  ///
  /// - Parameter rect: what of this layer is on screen, in its own coordinates.
  func planeOverlaps(in rect: CGRect) -> [PlaneOverlap] {
    var result: [PlaneOverlap] = []
    collectOverlaps(in: ConvexPolygon(rect), into: &result)
    return result
  }

  private func collectOverlaps(in region: ConvexPolygon, into result: inout [PlaneOverlap]) {
    if sublayersLieFlat, sublayers.allSatisfy(\.liesFlat) { return }
    let own = masksToBounds ? region.intersection(ConvexPolygon(bounds)) : region
    result += sublayerOverlaps(in: own)
    for placement in placements {
      placement.layer.collectOverlaps(in: placement.part(in: own), into: &result)
    }
  }

  private func sublayerOverlaps(in region: ConvexPolygon) -> [PlaneOverlap] {
    guard kind == .plain, !sublayersLieFlat,
      sublayers.count > 1 || sublayers.contains(where: { $0.kind == .transform })
    else { return [] }
    let placed = placements.prefix(Self.maximumPlanes).map { placement in
      let plane = Plane(
        matrix: placement.matrix, outline: ConvexPolygon(placement.layer.bounds),
        isDoubleSided: placement.layer.isDoubleSided)
      return (layer: placement.layer, plane: plane)
    }
    if placed.allSatisfy(\.plane.facesViewer) { return [] }
    let pieces = placed.enumerated().compactMap { index, item -> PlanePiece? in
      let isSeen = item.layer.drawsInTree && (item.plane.isDoubleSided || !item.plane.showsBack)
      return isSeen ? PlanePiece(item.plane, index: index) : nil
    }
    return pieces.indices.flatMap { j in
      pieces[..<j].compactMap { other -> PlaneOverlap? in
        // Two that face the viewer are in order, even where they lie in one plane.
        if placed[other.index].plane.facesViewer, placed[pieces[j].index].plane.facesViewer { return nil }
        let (back, front) = (placed[other.index].layer, placed[pieces[j].index].layer)
        return PlaneOverlap(back, other, front, pieces[j], in: region)
      }
    }
  }

  /// Whether all sublayers face the viewer: nearly all layers' do, and that is quickly seen.
  private var sublayersLieFlat: Bool {
    CATransform3DIsAffine(sublayerTransform)
      && sublayers.allSatisfy { $0.kind == .plain && CATransform3DIsAffine($0.transform) }
  }

  /// Whether it, or something in it, leaves a mark.
  private var drawsInTree: Bool {
    if isHidden || opacity <= 0 { return false }
    return drawsSomething || sublayers.contains(where: \.drawsInTree)
  }
}

extension Placement {
  /// What of the layer's own plane is seen through a region of the plane that it is placed in.
  fileprivate func part(in region: ConvexPolygon) -> ConvexPolygon {
    guard let back = Homography(matrix).inverse else { return ConvexPolygon([]) }
    return back.project(back.visiblePart(of: region)).clockwise
  }
}
