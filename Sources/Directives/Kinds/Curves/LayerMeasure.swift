import Text
import TransitionEngine

/// A quantity of a layer that changes during a run.
enum LayerMeasure: String, CaseIterable {
  /// The distance of the anchor point from its start.
  case position
  /// The position of the anchor point in the superlayer, in points.
  case x, y, z
  /// The angle by which the layer has rotated since the start.
  case angle
  case scale
  case opacity
  case width, height

  /// The quantity as one number, relative to the layer at the start.
  func value(of layer: Layer, since start: Layer) -> Double {
    switch self {
    case .position: (Self.anchor(layer) - Self.anchor(start)).length
    case .x: Self.anchor(layer).x
    case .y: Self.anchor(layer).y
    case .z: Self.anchor(layer).z
    case .angle: Self.angle(from: start.transform, to: layer.transform)
    case .scale: Self.scale(layer.transform)
    case .opacity: layer.opacity
    case .width: layer.bounds.width
    case .height: layer.bounds.height
    }
  }

  /// A text with the unit.
  func text(_ value: Double) -> String {
    switch self {
    case .position, .x, .y, .z, .width, .height: value.formatted(decimals: 1) + " pt"
    case .angle: (value * 180 / .pi).formatted(decimals: 1) + "°"
    case .scale, .opacity: value.formatted(decimals: 2)
    }
  }

  /// The smallest difference that counts as a change.
  var least: Double {
    switch self {
    case .position, .x, .y, .z, .width, .height: 0.05
    case .angle, .scale, .opacity: 0.002
    }
  }

  /// The anchor point in the superlayer, after the layer's own transform.
  private static func anchor(_ layer: Layer) -> Vector3 {
    let (matrix, point) = (layer.matrix, layer.anchorInBounds)
    return Vector3(
      point.x * matrix.m11 + point.y * matrix.m21 + matrix.m41,
      point.x * matrix.m12 + point.y * matrix.m22 + matrix.m42,
      point.x * matrix.m13 + point.y * matrix.m23 + matrix.m43)
  }

  private static func rows(_ matrix: CATransform3D) -> [Vector3] {
    [
      Vector3(matrix.m11, matrix.m12, matrix.m13), Vector3(matrix.m21, matrix.m22, matrix.m23),
      Vector3(matrix.m31, matrix.m32, matrix.m33),
    ]
  }

  /// The angle of the rotation from one transform to the other, 0…π.
  private static func angle(from start: CATransform3D, to end: CATransform3D) -> Double {
    let trace = zip(rows(start), rows(end)).reduce(0.0) { sum, pair in
      let lengths = pair.0.length * pair.1.length
      return sum + (lengths > 0 ? pair.0.dot(pair.1) / lengths : 1)
    }
    return acos(min(max((trace - 1) / 2, -1), 1))
  }

  /// The scale of the layer: the square root of the scale of its area.
  private static func scale(_ matrix: CATransform3D) -> Double {
    let rows = rows(matrix)
    return (rows[0].length * rows[1].length).squareRoot()
  }
}
