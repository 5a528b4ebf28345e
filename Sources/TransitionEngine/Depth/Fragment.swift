/// A piece of a plane, to be painted at its place in the order.
package struct Fragment: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    /// An edge of the plane's outline.
    case outline
    /// A cut whose other side is painted before, or hides no part of this one.
    case cut
    /// A cut whose other side is always painted later: this piece may reach a little under it, so that no
    /// seam shows.
    case cutUnderNeighbor
  }

  /// Index into the planes given.
  package var plane: Int
  /// The piece, in the plane's own coordinates; nil for all of it.
  package var clip: ConvexPolygon?
  /// The kinds of the clip's edges, each from its corner to the next one; empty where the plane is whole.
  package var edges: [Edge]

  package init(plane: Int, clip: ConvexPolygon? = nil, edges: [Edge] = []) {
    self.plane = plane
    self.clip = clip
    self.edges = edges
  }
}
