import TransitionEngine

extension PictureBuilder {
  /// The visible sublayers, back to front, cut where their planes cross, without those that others hide.
  /// Slices that lie together are one.
  mutating func sublayers(of layer: Layer, level: Int) -> [PlacedPicture] {
    var placed: [PlacedPicture] = []
    for sublayer in layer.sublayersInPaintingOrder {
      let place = sublayer.placement
      let opacity = min(place.layer.opacity * place.inheritedOpacity, 1)
      guard opacity > 0.001 else { continue }
      let picture = picture(of: place.layer, level: level + 1)
      guard !picture.ink.isNull else { continue }
      var piece = PlacedPicture(
        picture, map: Homography(place.matrix), opacity: opacity, fragment: sublayer.fragment.clip)
      for (edge, kind) in zip(piece.extent.edges, sublayer.fragment.edges) where kind == .cutUnderNeighbor {
        piece.coveredEdges.append(PlacedPicture.CoveredEdge(edge: edge))
      }
      placed.append(piece)
    }
    return Neighbors.resolved(Slices.joined(placed))
  }
}
