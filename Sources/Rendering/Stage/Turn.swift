import Foundation
import TransitionEngine

/// A transform taken apart, if it is no more than a scale, then a rotation, then a translation.
struct Turn {
  var scale: [Double]
  /// A unit vector.
  var axis: [Double]
  /// Radians, 0…π.
  var angle: Double
  var translation: [Double]

  init?(_ t: CATransform3D) {
    guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
    let rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]].map {
      $0.map(Double.init)
    }
    scale = rows.map { ($0.map { $0 * $0 }.reduce(0, +)).squareRoot() }
    guard scale.allSatisfy({ $0 > 1e-9 && $0.isFinite }) else { return nil }
    let r = zip(rows, scale).map { row, length in row.map { $0 / length } }
    for (a, b) in [(0, 1), (0, 2), (1, 2)] where abs(zip(r[a], r[b]).map(*).reduce(0, +)) > 1e-9 {
      return nil
    }
    let determinant =
      r[0][0] * (r[1][1] * r[2][2] - r[1][2] * r[2][1]) - r[0][1] * (r[1][0] * r[2][2] - r[1][2] * r[2][0])
      + r[0][2] * (r[1][0] * r[2][1] - r[1][1] * r[2][0])
    guard determinant > 0 else { return nil }
    // Row vectors: the antisymmetric part holds the axis, with m12 - m21 = 2 z sin θ.
    let twist = [r[1][2] - r[2][1], r[2][0] - r[0][2], r[0][1] - r[1][0]]
    let sine = (twist.map { $0 * $0 }.reduce(0, +)).squareRoot() / 2
    let cosine = (r[0][0] + r[1][1] + r[2][2] - 1) / 2
    angle = atan2(sine, cosine)
    if sine > 1e-12 {
      axis = twist.map { $0 / (2 * sine) }
    } else if cosine > 0 {
      axis = [0, 0, 1]
      angle = 0
    } else {
      // Half a turn: R + I = 2 a aᵀ.
      let squares = (0..<3).map { max((r[$0][$0] + 1) / 2, 0) }
      let main = squares.indices.max { squares[$0] < squares[$1] } ?? 0
      let length = squares[main].squareRoot()
      axis = (0..<3).map { $0 == main ? length : (r[main][$0] / 2) / length }
    }
    translation = [Double(t.m41), Double(t.m42), Double(t.m43)]
  }
}
