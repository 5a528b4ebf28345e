extension CATransform3D {
  /// The sixteen components, row by row.
  public var components: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// - Parameter components: sixteen numbers, row by row.
  init(components m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  /// The inverse by Gauss-Jordan elimination with pivoting; nil for a singular matrix.
  public var inverted: CATransform3D? {
    var m = components
    var inverse = CATransform3DIdentity.components
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(m[row * 4 + column]) > abs(m[pivot * 4 + column]) { pivot = row }
      guard abs(m[pivot * 4 + column]) > 1e-300, m[pivot * 4 + column].isFinite else { return nil }
      if pivot != column {
        for k in 0..<4 {
          m.swapAt(pivot * 4 + k, column * 4 + k)
          inverse.swapAt(pivot * 4 + k, column * 4 + k)
        }
      }
      let scale = 1 / m[column * 4 + column]
      for k in 0..<4 {
        m[column * 4 + k] *= scale
        inverse[column * 4 + k] *= scale
      }
      for row in 0..<4 where row != column {
        let factor = m[row * 4 + column]
        guard factor != 0 else { continue }
        for k in 0..<4 {
          m[row * 4 + k] -= factor * m[column * 4 + k]
          inverse[row * 4 + k] -= factor * inverse[column * 4 + k]
        }
      }
    }
    return CATransform3D(components: inverse)
  }
}
