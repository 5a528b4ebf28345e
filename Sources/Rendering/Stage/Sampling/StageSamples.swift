import Text
import TransitionEngine

/// Samples of a stage's moving layers in the engine, at equal steps of the whole duration. Before and after
/// their epoch, layers keep their state of its start and its end.
///
/// A stage needs few layers at hundreds of instants, several times. So each layer is evaluated once, without
/// the rest of its tree, and its poses are stored.
struct StageSamples {
  private let poses: [LayerGeometry]
  /// The matrix of each pose, which every node below needs.
  private let matrices: [CATransform3D]
  /// The poses, by instant inside of the window, then by track. Instants at which a layer doesn't move share
  /// one.
  private let places: [Int32]
  private let trackCount: Int
  /// The samples between which a layer moves, by track.
  private let moves: [ClosedRange<Int>]
  /// The points of a mask's outline in the box of its layer, by track, then by instant inside of the window.
  private var outlines: [Int: [[Double]]] = [:]
  /// The fractions of backdrops' blurs, by track.
  private var backdrops: [Int: [Double]] = [:]
  let window: SampleWindow

  /// Samples the nodes below `root`, and stores the index of its poses in each of them.
  ///
  /// - Parameter count: steps of the whole duration.
  /// - Throws: if the samples exceed the limits.
  init(
    _ timeline: Timeline, epoch: StageEpoch, count: Int, tracking root: StageNode
  ) throws(DrawingLimit) {
    var tracks: [[Int]: Int] = [:]
    var paths: [[Int]] = []
    var followers: [Int: Follower] = [:]
    Self.assignTracks(root, &tracks, &paths, &followers)
    trackCount = paths.count
    // Just inside: at the very start and end the neighboring epochs count.
    let inset = min(1e-9, (epoch.end - epoch.start) / 4)
    let times = (epoch.start + inset)...(epoch.end - inset)
    let step = { (index: Int) in timeline.duration * Double(index) / Double(count) }
    window = SampleWindow(count: count + 1, times, step: step)
    try DrawingLimit.elementSamples.check(
      root.summedDepths.saturatingMultiplied(by: window.inside.count))
    let (outlined, blurred) = try Self.looks(below: root, window)
    var poses: [LayerGeometry] = []
    poses.reserveCapacity(min(paths.count * window.inside.count / 2, DrawingLimit.poses.most))
    var places: [Int32] = []
    places.reserveCapacity(paths.count * window.inside.count)
    var layers = LayerTracks(timeline, paths)
    for index in window.inside {
      layers.move(to: min(max(step(index), times.lowerBound), times.upperBound))
      for track in paths.indices {
        let previous = places.count < paths.count ? nil : places[places.count - paths.count]
        let follower = followers[track]
        if let previous, layers.isStill(track), follower.map({ layers.isStill($0.superlayer) }) ?? true {
          places.append(previous)
          continue
        }
        var pose = layers[track]
        if let follower { pose.follow(layers[follower.superlayer].bounds, as: follower.contents) }
        if let previous, pose == poses[Int(previous)] {
          places.append(previous)
        } else {
          places.append(Int32(poses.count))
          poses.append(pose)
        }
      }
      try DrawingLimit.poses.check(poses.count)
      for track in outlined {
        let outline = layers.layer(track).flatMap(\.outlineOfMask) ?? outlines[track]?.last ?? []
        outlines[track, default: []].append(outline)
      }
      for track in blurred {
        backdrops[track, default: []].append(Double(layers.layer(track)?.backdrop?.amount ?? 0))
      }
    }
    self.poses = poses
    matrices = poses.map(\.matrix)
    self.places = places
    let (inside, trackCount) = (window.inside, trackCount)
    moves = paths.indices.map { track in
      func place(_ index: Int) -> Int32 { places[(index - inside.lowerBound) * trackCount + track] }
      let first = inside.first { place($0) != place(inside.lowerBound) } ?? inside.lowerBound + 1
      let last = inside.last { place($0) != place(inside.upperBound) } ?? inside.lowerBound - 1
      return (first - 1)...max(first - 1, last + 1)
    }
    for node in root.descendants where node.isReshaped {
      node.fit(sizes: window.inside.map { self[node.track, $0] })
    }
  }

  /// The tracks of layers that are clipped to the outlines of their masks, and of backdrops.
  ///
  /// - Throws: if the points of outlines exceed the limits.
  private static func looks(
    below root: StageNode, _ window: SampleWindow
  ) throws(DrawingLimit) -> (outlined: [Int], blurred: [Int]) {
    var (coordinates, outlined) = (0, [Int]())
    for case (let node, .path(let path, _)?) in root.descendants.map({ ($0, $0.clip) }) {
      coordinates = coordinates.saturatingAdding(
        path.coordinates.count.saturatingMultiplied(by: window.inside.count))
      try DrawingLimit.clipCoordinates.check(coordinates)
      outlined.append(node.track)
    }
    return (outlined, root.descendants.filter { $0.layer.backdrop != nil }.map(\.track))
  }

  /// A layer that follows the bounds of its superlayer.
  private struct Follower {
    /// The track of the superlayer.
    var superlayer: Int
    var contents: FittedContents
  }

  private static func assignTracks(
    _ node: StageNode, _ tracks: inout [[Int]: Int], _ paths: inout [[Int]],
    _ followers: inout [Int: Follower]
  ) {
    func track(_ path: [Int]) -> Int {
      if let known = tracks[path] { return known }
      tracks[path] = paths.count
      paths.append(path)
      return paths.count - 1
    }
    node.track = track(node.path)
    node.tracksBetween = node.ancestors.dropLast().map(track)
    if let followed = node.followed {
      followers[node.track] = Follower(superlayer: track(node.path.dropLast()), contents: followed)
    }
    for child in node.nodes { assignTracks(child, &tracks, &paths, &followers) }
  }

  /// The part of the window in which any of several layers moves. Fingers' dots and most others move for a
  /// short time.
  func window(ofTracks tracks: [Int]) -> SampleWindow {
    let first = tracks.map { moves[$0].lowerBound }.min() ?? window.inside.lowerBound
    let last = tracks.map { moves[$0].upperBound }.max() ?? window.inside.upperBound
    return SampleWindow(count: window.count, inside: first...last)
  }

  /// 0 for a hidden layer.
  func opacity(_ node: StageNode, at index: Int) -> Double {
    self[node.track, index].isHidden ? 0 : Double(self[node.track, index].opacity)
  }

  /// The pose of a layer at a sample.
  func geometry(ofTrack track: Int, at index: Int) -> LayerGeometry { self[track, index] }

  /// The components of a node's clip; nil if only its layer's bounds clip it.
  func clips(of node: StageNode) -> ChannelSamples? {
    switch node.clip {
    case nil: return nil
    case .path(let path, _)?:
      return outlines[node.track].map {
        ChannelSamples(width: path.coordinates.count, values: $0.flatMap(\.self), in: window)
      }
    case .inset?:
      let window = window(ofTracks: [node.track])
      let values = window.inside.flatMap { index -> [Double] in
        let geometry = self[node.track, index]
        return [
          Double(node.size.width - geometry.bounds.width), Double(node.size.height - geometry.bounds.height),
          Double(geometry.shownCornerRadius),
        ]
      }
      return ChannelSamples(width: 3, values: values, in: window)
    }
  }

  /// The components of `CSSMotion.backdrop`; nil for a node that isn't a backdrop.
  func backdrop(of node: StageNode) -> ChannelSamples? {
    guard var backdrop = node.layer.backdrop, let amounts = backdrops[node.track] else { return nil }
    let values = zip(window.inside, amounts).flatMap { index, amount -> [Double] in
      backdrop.amount = amount
      let size = self[node.track, index].bounds.size
      return [
        Double(backdrop.shownRadius), Double(backdrop.shownSaturation), Double(node.size.width - size.width),
        Double(node.size.height - size.height),
      ]
    }
    return ChannelSamples(width: 4, values: values, in: window)
  }

  /// The map from a node's bounds to its parent node's coordinates at a sample. It includes the parent's
  /// perspective only if `withPerspective` is true.
  func matrix(of node: StageNode, in parent: StageNode, at index: Int, withPerspective: Bool) -> CATransform3D
  {
    var matrix = matrices[pose(node.track, index)]
    for track in node.tracksBetween.reversed() {
      matrix = CATransform3DConcat(matrix, matrices[pose(track, index)])
    }
    guard withPerspective, self[parent.track, index].sublayerTransform != CATransform3DIdentity else {
      return matrix
    }
    return CATransform3DConcat(matrix, self[parent.track, index].sublayerMatrix)
  }

  private subscript(track: Int, index: Int) -> LayerGeometry {
    _read { yield poses[pose(track, index)] }
  }

  private func pose(_ track: Int, _ index: Int) -> Int {
    Int(places[window.place(of: index) * trackCount + track])
  }
}

extension Layer {
  /// The points of its mask's outline in its box; nil without one.
  fileprivate var outlineOfMask: [Double]? {
    let origin = bounds.origin
    return mask?.root.outline.map {
      $0.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y)).coordinates
    }
  }
}

extension SampleWindow {
  /// The samples from the last one before a stretch of time to the first one after it.
  ///
  /// - Parameter step: the time of a sample, ascending.
  fileprivate init(count: Int, _ times: ClosedRange<TimeInterval>, step: (Int) -> TimeInterval) {
    let first = max((0..<count).partitioningIndex { step($0) > times.lowerBound } - 1, 0)
    let last = min((0..<count).partitioningIndex { step($0) >= times.upperBound }, count - 1)
    self.init(count: count, inside: first...max(first, last))
  }
}

extension StageNode {
  /// All nodes below.
  fileprivate var descendants: [StageNode] { nodes.flatMap { [$0] + $0.descendants } }

  /// The sum of all nodes' depths.
  fileprivate var summedDepths: Int { summedDepths(1) }

  private func summedDepths(_ depth: Int) -> Int {
    nodes.reduce(0) { $0 + depth + $1.ancestors.count + $1.summedDepths(depth + 1) }
  }

  /// Enlarges the element, and the layer's own drawing in it, to the layer's largest size.
  fileprivate func fit(sizes poses: [LayerGeometry]) {
    size = CGSize(
      width: poses.map(\.bounds.width).max() ?? size.width,
      height: poses.map(\.bounds.height).max() ?? size.height)
    guard clip != nil else { return }
    items = items.map { item in
      guard case .picture(var picture, let offset) = item, picture.id == layer.id else { return item }
      picture.bounds.size = size
      return .picture(picture, offset: offset)
    }
  }
}
