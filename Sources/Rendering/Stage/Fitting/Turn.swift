import TransitionEngine

/// The decomposition of a transform into a scale, then a rotation, then a translation, if it has one.
struct Turn {
  var scale: Vector3
  /// A unit vector.
  var axis: Vector3
  /// Radians, 0…π.
  var angle: Double
  var translation: Vector3

  init?(_ t: CATransform3D) {
    guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
    var x = Vector3(t.m11, t.m12, t.m13)
    var y = Vector3(t.m21, t.m22, t.m23)
    var z = Vector3(t.m31, t.m32, t.m33)
    scale = Vector3(x.length, y.length, z.length)
    guard scale.min() > 1e-9, scale.max().isFinite else { return nil }
    (x, y, z) = (x / scale.x, y / scale.y, z / scale.z)
    guard abs(x.dot(y)) <= 1e-9, abs(x.dot(z)) <= 1e-9, abs(y.dot(z)) <= 1e-9 else { return nil }
    guard x.dot(y.cross(z)) > 0 else { return nil }
    // Row vectors: the antisymmetric part holds the axis, with m12 - m21 = 2 z sin θ.
    let twist = Vector3(y.z - z.y, z.x - x.z, x.y - y.x)
    let sine = twist.length / 2
    let cosine = (x.x + y.y + z.z - 1) / 2
    angle = atan2(sine, cosine)
    if sine > 1e-12 {
      axis = twist / (2 * sine)
    } else if cosine > 0 {
      axis = Vector3(0, 0, 1)
      angle = 0
    } else {
      axis = Turn.axisOfHalfTurn([x, y, z])
    }
    translation = Vector3(t.m41, t.m42, t.m43)
  }

  /// Half a turn: R + I = 2 a aᵀ.
  private static func axisOfHalfTurn(_ rows: [Vector3]) -> Vector3 {
    let squares = (0..<3).map { max((rows[$0][$0] + 1) / 2, 0) }
    let main = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let length = squares[main].squareRoot()
    var axis = rows[main] / 2 / length
    axis[main] = length
    return axis
  }
}

extension Vector3 {
  var components: [Double] { [x, y, z] }
}
