import TransitionEngine

/// Computes the positions of layers in CSS, from the printed numbers, and compares them with the engine.
struct StageMeasurement {
  private let samples: StageSamples
  /// The fractions of channels at the samples inside. Most channels share the few courses of a stage.
  private var shares: [Channel.Course: [Double]] = [:]
  private var worst = (position: 0.0, opacity: 0.0)

  /// The smallest visible opacity.
  private static let leastOpacity = 0.001

  init(samples: StageSamples) { self.samples = samples }

  /// The largest distance of any corner of any node, and the largest opacity error, while the epoch is shown.
  mutating func errors(of root: StageNode) -> (position: Double, opacity: Double) {
    worst = (0, 0)
    for node in root.nodes { compare(node, in: root, nil) }
    return worst
  }

  /// The maps from a node's coordinates to the screen's, by sample inside of the epoch's window.
  private struct Maps {
    var engine, stage: [CATransform3D]

    init(capacity: Int) {
      (engine, stage) = ([], [])
      engine.reserveCapacity(capacity)
      stage.reserveCapacity(capacity)
    }
  }

  /// - Parameter parentMaps: nil where the parent's coordinates are the screen's.
  private mutating func compare(_ node: StageNode, in parent: StageNode, _ parentMaps: Maps?) {
    let children = node.nodes
    let corners = node.box.corners
    compareClip(of: node)
    let placement = StagePlacement(node, in: parent, last: samples.window.last) { sampled($0) }
    let opacity = sampled(node.motion.opacity)
    var maps = Maps(capacity: children.isEmpty ? 0 : samples.window.inside.count)
    // The error of a layer that doesn't move is that of its last motion.
    let isAlone = children.isEmpty && parentMaps == nil
    let tracks = [node.track, parent.track] + node.tracksBetween
    let window = isAlone ? samples.window(ofTracks: tracks) : samples.window
    for (place, index) in window.inside.enumerated() {
      var engineMatrix = samples.matrix(of: node, in: parent, at: index, withPerspective: true)
      var stageMatrix = placement.matrix(at: index)
      if let parentMaps {
        engineMatrix = CATransform3DConcat(engineMatrix, parentMaps.engine[place])
        stageMatrix = CATransform3DConcat(stageMatrix, parentMaps.stage[place])
      }
      let (engineOpacity, stageOpacity) = (samples.opacity(node, at: index), opacity.number(at: index))
      worst.opacity = max(worst.opacity, abs(engineOpacity - stageOpacity))
      // Positions of invisible layers don't count.
      if max(engineOpacity, stageOpacity) > Self.leastOpacity {
        let distance = Self.distance(Homography(engineMatrix), Homography(stageMatrix), at: corners)
        worst.position = max(worst.position, distance)
      }
      guard !children.isEmpty else { continue }
      maps.engine.append(node.flattened(engineMatrix))
      maps.stage.append(node.flattened(stageMatrix))
    }
    for child in children { compare(child, in: node, maps) }
  }

  private mutating func compareClip(of node: StageNode) {
    guard let channel = node.motion.clip, let clips = samples.clips(of: node) else { return }
    let slack = node.motion.clipForm.slack(clips, outside: node.size)
    for index in clips.window.inside {
      let shown = channel.value(at: Double(index) / Double(clips.window.last))
      for axis in shown.indices {
        worst.position = max(worst.position, abs(shown[axis] - clips[index, axis]) / slack[axis])
      }
    }
  }

  private mutating func sampled(_ channel: Channel) -> SampledChannel {
    let window = samples.window
    guard case .eased = channel.course else { return SampledChannel(channel, in: window, shares: nil) }
    let known = shares[channel.course] ?? channel.shares(in: window)
    shares[channel.course] = known
    return SampledChannel(channel, in: window, shares: known)
  }

  /// The distance of a corner's images under two maps, where the corner is visible.
  private static func distance(_ truth: Homography, _ shown: Homography, at corners: [CGPoint]) -> Double {
    // Squares, so that one root is enough.
    var worst = 0.0
    for corner in corners where truth.weight(at: corner) > 0.05 {
      let a = truth.project(corner)
      let b = shown.project(corner)
      let (x, y) = (Double(a.x - b.x), Double(a.y - b.y))
      let square = x * x + y * y
      worst = max(worst, square.isFinite ? square : .infinity)
    }
    return worst.squareRoot()
  }
}

/// The map from a node to its parent in CSS.
///
/// `T(-origin) · transform · scale · rotate · translate · T(origin)`, then the parent's perspective: the order that
/// CSS Transforms Level 2 gives to the individual properties.
private struct StagePlacement {
  private let translate, rotate, scale: SampledChannel
  /// Whole matrices, and the last sample's number.
  private let matrices: (channel: Channel, last: Double)?
  private let turns, scales: Bool
  private let axis: Vector3
  private let origin, boxOrigin, parentOrigin: CGPoint
  private let perspective: (projection: CATransform3D, origin: CGPoint)?

  /// - Parameters:
  ///   - last: the last sample's number.
  ///   - sampled: prepares a channel for sampling.
  init(_ node: StageNode, in parent: StageNode, last: Int, _ sampled: (Channel) -> SampledChannel) {
    let motion = node.motion
    (translate, rotate, scale) = (sampled(motion.translate), sampled(motion.rotate), sampled(motion.scale))
    matrices = motion.matrix.map { ($0, Double(last)) }
    axis = Vector3(motion.axis[0], motion.axis[1], motion.axis[2])
    turns = !(motion.rotate.isConstant && motion.rotate.first[0] == 0)
    scales = !(motion.scale.isConstant && motion.scale.first == [1, 1, 1])
    origin = node.transformOrigin
    boxOrigin = node.layer.bounds.origin
    parentOrigin = parent.layer.bounds.origin
    perspective = (motion.perspective ?? PerspectiveSpec(parent.layer)).flatMap { spec in
      spec.distance.map { distance in
        var projection = CATransform3DIdentity
        projection.m34 = -1 / distance
        return (projection, spec.origin)
      }
    }
  }

  func matrix(at index: Int) -> CATransform3D {
    var matrix = transform(at: index).thenTranslated(origin.x, origin.y, 0)
    if let perspective {
      matrix = matrix.thenTranslated(-perspective.origin.x, -perspective.origin.y, 0)
      matrix = CATransform3DConcat(matrix, perspective.projection)
      matrix = matrix.thenTranslated(perspective.origin.x, perspective.origin.y, 0)
    }
    return matrix.thenTranslated(parentOrigin.x, parentOrigin.y, 0)
  }

  /// The product up to the element's own translation.
  private func transform(at index: Int) -> CATransform3D {
    let toOrigin = (x: -boxOrigin.x - origin.x, y: -boxOrigin.y - origin.y)
    if let matrices {
      let rows = matrices.channel.value(at: Double(index) / matrices.last)
      return CATransform3DTranslate(CATransform3D(components: rows), toOrigin.x, toOrigin.y, 0)
    }
    let move = translate.vector(at: index)
    guard scales || turns else {
      return CATransform3DMakeTranslation(toOrigin.x, toOrigin.y, 0).thenTranslated(move.x, move.y, move.z)
    }
    let factors = scales ? scale.vector(at: index) : Vector3(1, 1, 1)
    var matrix = CATransform3DMakeScale(factors.x, factors.y, factors.z)
    matrix = CATransform3DTranslate(matrix, toOrigin.x, toOrigin.y, 0)
    if turns {
      let angle = rotate.number(at: index) * .pi / 180
      matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z))
    }
    return matrix.thenTranslated(move.x, move.y, move.z)
  }
}
