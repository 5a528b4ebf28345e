import TransitionEngine

/// The appearance of a layer and its sublayers in the layer's own coordinates: a list of marks, back to
/// front.
///
/// The renderer's only model. A layer tree is lowered to it once; painters print it. A picture doesn't
/// contain the position, opacity, name and identity of its layer. So layers of different runs that look alike
/// have equal pictures.
package final class Picture: Sendable {
  /// The layer's bounds.
  package let bounds: CGRect
  package let marks: [Mark]
  /// A box that holds every mark.
  package let ink: CGRect
  /// The largest upright rectangle that is known to be opaque in both styles.
  package let opaqueRect: CGRect?
  /// About how many bytes the marks take when they are written out.
  package let weight: Int
  package let fingerprint: Fingerprint

  package init(bounds: CGRect, marks: [Mark]) {
    self.bounds = bounds
    self.marks = marks
    ink = marks.reduce(CGRect.null) { $0.union($1.ink) }
    opaqueRect = marks.compactMap(\.opaqueRect).max { $0.width * $0.height < $1.width * $1.height }
    weight = marks.reduce(0) { $0 + $1.weight }
    var print = Fingerprint()
    print.combine(bounds)
    for mark in marks { mark.combine(into: &print) }
    fingerprint = print
  }

  /// Whether something is clipped to the layer's bounds.
  var clipsToBounds: Bool {
    marks.contains { mark in
      switch mark {
      case .clipped(let outline, _): outline.rect == bounds
      case .placed(let inner):
        inner.map == .identity && inner.picture.bounds == bounds && inner.picture.clipsToBounds
      default: false
      }
    }
  }

  /// The capacity is in marks.
  private static let known = Memo<Picture, Picture>(capacity: 1 << 18)

  /// The instance that equal pictures of a site share, which is fast to compare.
  var shared: Picture { Self.known.value(for: self, weight: { $0.marks.count + 1 }) { self } }

  /// Whether nothing behind the layer's bounds shows through.
  package var coversBounds: Bool {
    opaqueRect.map { $0.insetBy(dx: -0.01, dy: -0.01).contains(bounds) } ?? false
  }
}

/// Compares to the last digit, unlike fingerprints.
extension Picture: Hashable {
  package static func == (a: Picture, b: Picture) -> Bool {
    a === b || a.fingerprint == b.fingerprint && a.bounds == b.bounds && a.marks == b.marks
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// A picture somewhere in another one.
package struct PlacedPicture: Sendable, Equatable {
  package let picture: Picture
  /// From the picture's coordinates to those it is placed in.
  package let map: Homography
  /// 0…1, of the picture as a whole.
  package let opacity: CGFloat
  /// The part that is drawn, in the picture's coordinates, where planes cut one another; nil for all of it.
  package let fragment: ConvexPolygon?
  /// A box that holds it, in the coordinates it is placed in: asked for again in every frame.
  package let ink: CGRect
  /// Edges that a neighbor painted later touches: drawing may go on below it.
  package var coveredEdges: [CoveredEdge] = []

  package init(_ picture: Picture, map: Homography, opacity: CGFloat = 1, fragment: ConvexPolygon? = nil) {
    self.picture = picture
    self.map = map
    self.opacity = opacity
    self.fragment = fragment
    let box = fragment.map { $0.bounds.intersection(picture.ink) } ?? picture.ink
    ink = ConvexPolygon(box).projected(by: map).bounds
  }

  /// A straight edge between two points.
  package struct Edge: Hashable, Sendable {
    package var start, end: CGPoint
  }

  /// An edge, and where the neighbor goes on beyond its ends; in the picture's coordinates.
  package struct CoveredEdge: Hashable, Sendable {
    package var edge: Edge
    /// The neighbor's next corner beyond the edge's start, and beyond its end: what stays on the way there is
    /// hidden. Nil where the neighbor has no corner at the edge's end.
    package var afterStart, afterEnd: CGPoint?
  }

  /// The extent of the picture's own layer, in its coordinates.
  package var extent: ConvexPolygon { fragment ?? ConvexPolygon(picture.bounds) }

  /// Whether nothing is drawn outside the extent.
  var keepsWithinExtent: Bool {
    fragment != nil || picture.bounds.insetBy(dx: -0.01, dy: -0.01).contains(picture.ink)
  }

  /// The opaque rectangle where the map keeps it one.
  package var opaqueRect: CGRect? {
    guard opacity >= 1, fragment == nil, map.isAffine, map.m44 > 0, map.affine.keepsAxes else { return nil }
    return picture.opaqueRect?.applying(map.affine)
  }
}
