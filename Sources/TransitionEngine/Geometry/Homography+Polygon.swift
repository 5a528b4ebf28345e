extension Homography {
  /// The least homogeneous weight that is drawn: closer to the viewer's eye, at weight 0, everything grows
  /// without bounds.
  package static let minimumWeight: CGFloat = 1e-3

  /// The inverse map, up to a factor that doesn't move any point; nil if the plane is seen edge-on.
  package var inverse: Homography? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    var h = self
    (h.m11, h.m12, h.m14) = (
      (m22 * m44 - m24 * m42) / determinant, (m14 * m42 - m12 * m44) / determinant,
      (m12 * m24 - m14 * m22) / determinant
    )
    (h.m21, h.m22, h.m24) = (
      (m24 * m41 - m21 * m44) / determinant, (m11 * m44 - m14 * m41) / determinant,
      (m14 * m21 - m11 * m24) / determinant
    )
    (h.m41, h.m42, h.m44) = (
      (m21 * m42 - m22 * m41) / determinant, (m12 * m41 - m11 * m42) / determinant,
      (m11 * m22 - m12 * m21) / determinant
    )
    return h
  }

  /// The part of a polygon, in the map's own plane, that lies in front of the viewer.
  ///
  /// - Parameter weight: the least homogeneous weight that counts; > 0.
  package func visiblePart(
    of polygon: ConvexPolygon, minimumWeight weight: CGFloat = minimumWeight
  ) -> ConvexPolygon {
    polygon.clipped(to: HalfPlane(a: m14, b: m24, c: m44 - weight))
  }

  /// The image of a polygon that lies in front of the viewer.
  package func project(_ polygon: ConvexPolygon) -> ConvexPolygon {
    ConvexPolygon(polygon.points.map(project))
  }

  /// The image of the part of a polygon that lies in front of the viewer.
  package func projectVisiblePart(of polygon: ConvexPolygon) -> ConvexPolygon {
    project(visiblePart(of: polygon))
  }
}
