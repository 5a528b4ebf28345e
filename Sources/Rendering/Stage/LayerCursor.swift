import TransitionEngine

/// Follows one layer and its mask along an epoch, without the rest of the tree.
struct LayerCursor {
  private var cursor: TimelineCursor
  private let depth: Int
  private var last: [Double] = []

  /// - Parameter path: of the layer: child indices from the root.
  init(_ timeline: Timeline, epoch: StageEpoch, path: [Int]) {
    var part = timeline
    part.initial = epoch.root.onlyMask(at: path[...])
    part.commits = epoch.commits.map { commit in
      var commit = commit
      commit.root = commit.root.onlyMask(at: path[...])
      return commit
    }
    cursor = TimelineCursor(part)
    depth = path.count
  }

  /// The layer, without sublayers.
  mutating func layer(at time: TimeInterval) -> Layer {
    var layer = cursor.frame(at: time)
    for _ in 0..<depth { layer = layer.sublayers[0] }
    return layer
  }

  /// The points of its mask's outline in its box.
  mutating func outline(at time: TimeInterval) -> [Double] {
    let layer = layer(at: time)
    let origin = layer.bounds.origin
    let toBox = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    if let outline = layer.mask?.root.outline { last = outline.applying(toBox).coordinates }
    return last
  }
}

extension Layer {
  /// The layers on a path, and the mask of the last one.
  fileprivate func onlyMask(at path: ArraySlice<Int>) -> Layer {
    var layer = self
    if let index = path.first {
      layer.mask = nil
      layer.sublayers = [sublayers[index].onlyMask(at: path.dropFirst())]
    } else {
      layer.sublayers = []
    }
    return layer
  }
}
