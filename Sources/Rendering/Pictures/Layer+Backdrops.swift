import TransitionEngine

extension Layer {
  /// Blurs of one screen: each draws what lies behind it once more.
  private static let mostBackdrops = 8

  /// The tree, in which each backdrop has the content behind it: everything that is painted before it. A
  /// backdrop behind another one isn't blurred twice. Snapshots stay unchanged.
  func withBackdrops() -> Layer {
    guard hasBackdrop else { return self }
    var found: [(path: [Int], place: Homography)] = []
    noteBackdrops(at: [], .identity, &found)
    guard !found.isEmpty else { return self }
    var result = self
    for (path, place) in found.prefix(Self.mostBackdrops) {
      let behind = LayerTree(behind(path[...]))
      result.change(at: path[...]) { layer in
        guard var backdrop = layer.backdrop else { return }
        (backdrop.behind, backdrop.place) = (behind, place)
        layer.contents = .backdrop(backdrop)
      }
    }
    return result
  }

  private var hasBackdrop: Bool { backdrop != nil || sublayers.contains(where: \.hasBackdrop) }

  /// - Parameter place: from this layer's coordinates to those of the whole tree.
  private func noteBackdrops(
    at path: [Int], _ place: Homography, _ found: inout [(path: [Int], place: Homography)]
  ) {
    // A smaller blur isn't visible.
    if let backdrop, backdrop.shownRadius > 0.05, backdrop.behind == nil { found.append((path, place)) }
    for (index, sublayer) in sublayers.enumerated() where !sublayer.isHidden && sublayer.opacity > 0 {
      guard sublayer.backdrop != nil || !sublayer.sublayers.isEmpty else { continue }
      let map = Homography(CATransform3DConcat(sublayer.matrix, sublayerMatrix))
      sublayer.noteBackdrops(at: path + [index], map.concatenating(place), &found)
    }
  }

  /// The part of this tree that is painted before the layer at a path.
  private func behind(_ path: ArraySlice<Int>) -> Layer {
    var layer = self
    layer.borderWidth = 0
    guard let index = path.first else {
      (layer.contents, layer.sublayers) = (nil, [])
      return layer
    }
    let z = sublayers[index].zPosition
    layer.sublayers = sublayers.indices.compactMap { other in
      if other == index { return sublayers[other].behind(path.dropFirst()) }
      return (sublayers[other].zPosition, other) < (z, index) ? sublayers[other] : nil
    }
    return layer
  }

  private mutating func change(at path: ArraySlice<Int>, _ change: (inout Layer) -> Void) {
    guard let index = path.first else { return change(&self) }
    sublayers[index].change(at: path.dropFirst(), change)
  }
}
