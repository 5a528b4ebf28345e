/// How many planes are sorted exactly; more are sorted by their centers, without cuts.
package let maximumSortedPlanes = 512
/// How many pieces the planes may be cut into before they are sorted by their centers instead.
package let maximumFragments = 4096

/// The order in which siblings are painted, from back to front, and the pieces into which they are cut where
/// they cross.
///
/// Planes parallel to the view sort by z, equal ones in the order given, uncut. Others are cut only where
/// they pass through each other in view. Coplanar planes keep the order given; planes that only touch aren't
/// cut. Invisible planes (edge-on, behind the viewer, the back of single-sided ones) are left out.
///
/// Bounded: beyond `maximumSortedPlanes`, `maximumFragments` or a million comparisons, whole planes sort by
/// the depth of their centers.
package func paintingOrder(_ planes: [Plane]) -> [Fragment] {
  let visible = planes.indices.filter { planes[$0].isDoubleSided || !planes[$0].showsBack }
  if visible.allSatisfy({ planes[$0].facesViewer }) {
    return visible.map { (index: $0, z: planes[$0].matrix.m43 / planes[$0].matrix.m44) }
      .sorted { ($0.z, $0.index) < ($1.z, $1.index) }
      .map { Fragment(plane: $0.index) }
  }
  let pieces = visible.compactMap { PlanePiece(planes[$0], index: $0) }
  var sort = DepthSort()
  if pieces.count <= maximumSortedPlanes, let cut = sort.cut(pieces), let order = sort.order(cut) {
    return DepthSort.fragments(order)
  }
  return DepthSort.fragments(DepthSort.sortedByCenter(pieces))
}
