import TransitionEngine

/// What the engine says of a stage's moving layers, at equal steps of the whole duration.
///
/// A stage asks for the same few layers at hundreds of instants, again and again. So each is evaluated once, without the rest
/// of its tree, and what matters of it is kept.
struct StageSamples {
  /// Poses by track, then by instant.
  private let poses: [[Pose]]
  let indices: Range<Int>

  /// Samples the nodes below `root`, and notes in each of them where its poses are.
  ///
  /// - Parameter count: steps; the last sample is at the epoch's end.
  init(_ timeline: Timeline, epoch: StageEpoch, count: Int, tracking root: StageNode) {
    var tracks: [[Int]: Int] = [:]
    var paths: [[Int]] = []
    Self.assignTracks(root, &tracks, &paths)
    var poses = paths.map { _ -> [Pose] in
      var track: [Pose] = []
      track.reserveCapacity(count + 1)
      return track
    }
    var watch = LayerWatch(timeline, paths)
    var latest: (time: TimeInterval, layers: [Layer])?
    for index in 0...count {
      let time = timeline.duration * Double(index) / Double(count)
      // Just inside: at its very start and end an epoch's neighbours have their say.
      let inset = min(1e-9, (epoch.end - epoch.start) / 4)
      let instant = min(max(time, epoch.start + inset), epoch.end - inset)
      // Before and after the epoch nothing is new, and in it nothing of layers that stand still.
      let previous = latest?.layers
      if latest?.time != instant { latest = (instant, watch.layers(at: instant)) }
      for (track, layer) in (latest?.layers ?? []).enumerated() {
        let isStill = previous?[track].sharesProperties(with: layer) ?? false
        poses[track].append(isStill ? poses[track][index - 1] : Pose(layer))
      }
    }
    self.poses = poses
    indices = 0..<(count + 1)
  }

  private static func assignTracks(_ node: StageNode, _ tracks: inout [[Int]: Int], _ paths: inout [[Int]]) {
    func track(_ path: [Int]) -> Int {
      if let known = tracks[path] { return known }
      tracks[path] = paths.count
      paths.append(path)
      return paths.count - 1
    }
    node.track = track(node.path)
    node.ancestorTracks = node.ancestors.map(track)
    for child in node.nodes { assignTracks(child, &tracks, &paths) }
  }

  func pose(_ node: StageNode, at index: Int) -> Pose { poses[node.track][index] }

  /// The poses of a node, one for each instant.
  func poses(of node: StageNode) -> [Pose] { poses[node.track] }

  /// Those of the layers between a node's parent node and the node itself, the node's left out.
  func posesBetween(_ node: StageNode) -> [[Pose]] { node.ancestorTracks.dropLast().map { poses[$0] } }

  /// Where a node's bounds stand in its parent node's coordinates at a sample, perspective of the parent included only if
  /// `withPerspective`.
  func matrix(of node: StageNode, in parent: StageNode, at index: Int, withPerspective: Bool) -> CATransform3D
  {
    var matrix = pose(node, at: index).matrix
    for track in node.ancestorTracks.dropLast().reversed() {
      matrix = CATransform3DConcat(matrix, poses[track][index].matrix)
    }
    guard withPerspective else { return matrix }
    let perspective = pose(parent, at: index).sublayerMatrix
    return perspective == CATransform3DIdentity ? matrix : CATransform3DConcat(matrix, perspective)
  }
}

/// What matters of a layer at an instant.
struct Pose {
  var position: CGPoint
  var zPosition: CGFloat
  var anchorInBounds: CGPoint
  var transform: CATransform3D
  /// From the layer's own coordinates to its superlayer's.
  var matrix: CATransform3D
  var sublayerMatrix: CATransform3D
  /// 0 for a hidden layer.
  var opacity: Double

  init(_ layer: Layer) {
    position = layer.position
    zPosition = layer.zPosition
    anchorInBounds = layer.anchorInBounds
    transform = layer.transform
    matrix = layer.matrix
    sublayerMatrix = layer.sublayerMatrix
    opacity = layer.isHidden ? 0 : Double(layer.opacity)
  }
}
