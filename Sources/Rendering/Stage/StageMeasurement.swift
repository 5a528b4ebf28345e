import Foundation
import TransitionEngine

/// Computes where CSS will put layers, from the very numbers that are emitted, and holds it against the engine.
struct StageMeasurement {
  let samples: StageSamples

  /// The largest distance of any corner of any node, and the largest opacity error.
  func errors(of root: StageNode) -> (position: Double, opacity: Double) {
    var worst = (position: 0.0, opacity: 0.0)
    let last = Double(samples.indices.count - 1)
    for index in samples.indices {
      let fraction = Double(index) / last
      for node in root.nodes {
        compare(node, in: root, at: index, fraction, CATransform3DIdentity, CATransform3DIdentity, &worst)
      }
    }
    return worst
  }

  private func compare(
    _ node: StageNode, in parent: StageNode, at index: Int, _ fraction: Double,
    _ engineParent: CATransform3D, _ stageParent: CATransform3D,
    _ worst: inout (position: Double, opacity: Double)
  ) {
    let bounds = node.layer.bounds
    let engineMatrix = CATransform3DConcat(
      samples.matrix(of: node, in: parent, at: index, withPerspective: true), engineParent)
    let stageMatrix = CATransform3DConcat(stageMatrix(of: node, in: parent, fraction), stageParent)
    let (truth, shown) = (Homography(engineMatrix), Homography(stageMatrix))
    let opacity = samples.pose(node, at: index).opacity
    worst.opacity = max(worst.opacity, abs(opacity - node.motion.opacity.value(at: fraction)[0]))
    for corner in bounds.corners where truth.weight(at: corner) > 0.05 {
      let a = truth.project(corner)
      let b = shown.project(corner)
      let distance = hypot(Double(a.x - b.x), Double(a.y - b.y))
      worst.position = max(worst.position, distance.isFinite ? distance : .infinity)
    }
    for child in node.nodes {
      compare(
        child, in: node, at: index, fraction, node.flattened(engineMatrix), node.flattened(stageMatrix),
        &worst)
    }
  }

  /// `T(-origin) · transform · scale · rotate · translate · T(origin)`, then the parent's perspective: the order that
  /// CSS Transforms Level 2 gives to the individual properties.
  private func stageMatrix(of node: StageNode, in parent: StageNode, _ fraction: Double) -> CATransform3D {
    let origin = node.transformOrigin
    let bounds = node.layer.bounds
    var matrix = CATransform3DMakeTranslation(-bounds.minX - origin.x, -bounds.minY - origin.y, 0)
    if let channel = node.motion.matrix {
      matrix = CATransform3DConcat(matrix, CATransform3D(rows: channel.value(at: fraction)))
    } else {
      let scale = node.motion.scale.value(at: fraction)
      let angle = node.motion.rotate.value(at: fraction)[0] * .pi / 180
      let axis = node.motion.axis
      let translate = node.motion.translate.value(at: fraction)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeScale(scale[0], scale[1], scale[2]))
      matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2]))
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(translate[0], translate[1], translate[2]))
    }
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(origin.x, origin.y, 0))
    if let perspective = PerspectiveSpec(parent.layer), let distance = perspective.distance {
      var projection = CATransform3DIdentity
      projection.m34 = -1 / distance
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(-perspective.origin.x, -perspective.origin.y, 0))
      matrix = CATransform3DConcat(matrix, projection)
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(perspective.origin.x, perspective.origin.y, 0))
    }
    let parentOrigin = parent.layer.bounds.origin
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(parentOrigin.x, parentOrigin.y, 0))
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
