import TransitionEngine

/// Computes where CSS will put layers, from the very numbers that are emitted, and holds it against the engine.
struct StageMeasurement {
  let samples: StageSamples

  /// The largest distance of any corner of any node, and the largest opacity error.
  func errors(of root: StageNode) -> (position: Double, opacity: Double) {
    var worst = (position: 0.0, opacity: 0.0)
    let maps = [CATransform3D](repeating: CATransform3DIdentity, count: samples.indices.count)
    for node in root.nodes { compare(node, in: root, Maps(engine: maps, stage: maps), &worst) }
    return worst
  }

  /// From a node's coordinates to the window's, by sample.
  private struct Maps {
    var engine, stage: [CATransform3D]
  }

  private func compare(
    _ node: StageNode, in parent: StageNode, _ parentMaps: Maps,
    _ worst: inout (position: Double, opacity: Double)
  ) {
    let children = node.nodes
    let corners = node.layer.bounds.corners
    let placement = StagePlacement(node, in: parent)
    let last = Double(samples.indices.count - 1)
    var maps = Maps(engine: [], stage: [])
    for index in samples.indices {
      let fraction = Double(index) / last
      let engineMatrix = CATransform3DConcat(
        samples.matrix(of: node, in: parent, at: index, withPerspective: true), parentMaps.engine[index])
      let stageMatrix = CATransform3DConcat(placement.matrix(at: fraction), parentMaps.stage[index])
      let opacity = samples.pose(node, at: index).opacity
      worst.opacity = max(worst.opacity, abs(opacity - node.motion.opacity.number(at: fraction)))
      let distance = Self.distance(Homography(engineMatrix), Homography(stageMatrix), at: corners)
      worst.position = max(worst.position, distance)
      guard !children.isEmpty else { continue }
      maps.engine.append(node.flattened(engineMatrix))
      maps.stage.append(node.flattened(stageMatrix))
    }
    for child in children { compare(child, in: node, maps, &worst) }
  }

  /// How far two maps take a corner apart, where it can be seen.
  private static func distance(_ truth: Homography, _ shown: Homography, at corners: [CGPoint]) -> Double {
    var worst = 0.0
    for corner in corners where truth.weight(at: corner) > 0.05 {
      let a = truth.project(corner)
      let b = shown.project(corner)
      let distance = hypot(Double(a.x - b.x), Double(a.y - b.y))
      worst = max(worst, distance.isFinite ? distance : .infinity)
    }
    return worst
  }
}

/// Where CSS puts a node in its parent.
///
/// `T(-origin) · transform · scale · rotate · translate · T(origin)`, then the parent's perspective: the order that
/// CSS Transforms Level 2 gives to the individual properties.
private struct StagePlacement {
  private let motion: Motion
  private let turns, scales: Bool
  private let axis: Turn.Vector
  private let fromOrigin: CATransform3D
  /// All that follows the translation.
  private let after: [CATransform3D]

  init(_ node: StageNode, in parent: StageNode) {
    let origin = node.transformOrigin
    let bounds = node.layer.bounds
    motion = node.motion
    axis = Turn.Vector(motion.axis[0], motion.axis[1], motion.axis[2])
    turns = !(motion.rotate.isConstant && motion.rotate.first[0] == 0)
    scales = !(motion.scale.isConstant && motion.scale.first == [1, 1, 1])
    fromOrigin = CATransform3DMakeTranslation(-bounds.minX - origin.x, -bounds.minY - origin.y, 0)
    var after = [CATransform3DMakeTranslation(origin.x, origin.y, 0)]
    if let perspective = PerspectiveSpec(parent.layer), let distance = perspective.distance {
      var projection = CATransform3DIdentity
      projection.m34 = -1 / distance
      after += [
        CATransform3DMakeTranslation(-perspective.origin.x, -perspective.origin.y, 0), projection,
        CATransform3DMakeTranslation(perspective.origin.x, perspective.origin.y, 0),
      ]
    }
    let parentOrigin = parent.layer.bounds.origin
    after.append(CATransform3DMakeTranslation(parentOrigin.x, parentOrigin.y, 0))
    self.after = after
  }

  /// - Parameter fraction: of the stage's duration.
  func matrix(at fraction: Double) -> CATransform3D {
    var matrix = fromOrigin
    if let channel = motion.matrix {
      matrix = CATransform3DConcat(matrix, CATransform3D(rows: channel.value(at: fraction)))
    } else {
      if scales {
        let scale = motion.scale.vector(at: fraction)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeScale(scale.x, scale.y, scale.z))
      }
      if turns {
        let angle = motion.rotate.number(at: fraction) * .pi / 180
        matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z))
      }
      let move = motion.translate.vector(at: fraction)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(move.x, move.y, move.z))
    }
    return after.reduce(matrix, CATransform3DConcat)
  }
}

extension CATransform3D {
  /// - Parameter rows: sixteen numbers, row by row.
  fileprivate init(rows m: [Double]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }
}
