/// A layer that is flattened into another one's plane: a sublayer, or a layer below transform layers in
/// between.
package struct Placement: Hashable, Sendable {
  /// Indices into `sublayers`, from the flattening layer down.
  package var path: [Int]
  package var layer: Layer
  /// From the layer's own coordinates to the flattening layer's, before the division by w.
  package var matrix: CATransform3D
  /// The product of the opacities of the transform layers in between, without the layer's own.
  package var inheritedOpacity: CGFloat

  /// The layer's bounds at their place.
  package var plane: Plane {
    Plane(matrix: matrix, outline: ConvexPolygon(layer.bounds), isDoubleSided: layer.isDoubleSided)
  }
}

/// A piece of a sublayer at its place in the painting order.
package struct PaintedSublayer: Hashable, Sendable {
  package var placement: Placement
  /// Its `plane` is the placement's index among the layer's `placements`.
  package var fragment: Fragment
}

extension Layer {
  /// The layers that this layer flattens into its plane, in sibling order: its visible sublayers, those of
  /// transform layers included.
  package var placements: [Placement] {
    var result: [Placement] = []
    collectPlacements(matrix: sublayerMatrix, path: [], opacity: 1, into: &result)
    return result
  }

  private func collectPlacements(
    matrix: CATransform3D, path: [Int], opacity: CGFloat, into result: inout [Placement]
  ) {
    for (index, sublayer) in sublayers.enumerated() where !sublayer.isHidden && sublayer.opacity > 0 {
      let placed = CATransform3DConcat(sublayer.matrix, matrix)
      switch sublayer.kind {
      case .plain:
        result.append(
          Placement(path: path + [index], layer: sublayer, matrix: placed, inheritedOpacity: opacity))
      case .transform:
        sublayer.collectPlacements(
          matrix: CATransform3DConcat(sublayer.sublayerMatrix, placed), path: path + [index],
          opacity: opacity * sublayer.opacity, into: &result)
      }
    }
  }

  /// The sublayers, or pieces of them, from back to front.
  ///
  /// Each represents everything that it draws, including its own sublayers. While all layers face the viewer,
  /// this costs no more than a sort.
  package var sublayersInPaintingOrder: [PaintedSublayer] {
    let placements = placements
    var planes = placements.map(\.plane)
    if !planes.allSatisfy(\.facesViewer) {
      for index in planes.indices {
        planes[index].outline = ConvexPolygon(placements[index].layer.paintedBounds)
      }
    }
    return paintingOrder(planes).map {
      PaintedSublayer(placement: placements[$0.plane], fragment: $0)
    }
  }
}
