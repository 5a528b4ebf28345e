extension CATransform3D {
  /// The sixteen components, row by row.
  public var components: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// - Parameter components: sixteen numbers, row by row.
  package init(components m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  package var isFinite: Bool {
    // Infinity or NaN times 0 isn't 0.
    let first = (m11 * 0 + m12 * 0) + (m13 * 0 + m14 * 0)
    let second = (m21 * 0 + m22 * 0) + (m23 * 0 + m24 * 0)
    let third = (m31 * 0 + m32 * 0) + (m33 * 0 + m34 * 0)
    let fourth = (m41 * 0 + m42 * 0) + (m43 * 0 + m44 * 0)
    return (first + second) + (third + fourth) == 0
  }

  /// The inverse by Gauss-Jordan elimination with pivoting; nil for a singular matrix.
  public var inverted: CATransform3D? {
    var (m, inverse) = (Rows(self), Rows(CATransform3DIdentity))
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(m[row][column]) > abs(m[pivot][column]) { pivot = row }
      guard abs(m[pivot][column]) > 1e-300, m[pivot][column].isFinite else { return nil }
      if pivot != column {
        m.swapAt(pivot, column)
        inverse.swapAt(pivot, column)
      }
      let scale = 1 / m[column][column]
      m[column] *= scale
      inverse[column] *= scale
      for row in 0..<4 where row != column {
        let factor = m[row][column]
        guard factor != 0 else { continue }
        m[row] -= factor * m[column]
        inverse[row] -= factor * inverse[column]
      }
    }
    return inverse.matrix
  }

  /// Four rows of a matrix, subscripted by number, without an array's heap memory.
  private struct Rows {
    private var first, second, third, fourth: SIMD4<Double>

    init(_ m: CATransform3D) {
      first = SIMD4(Double(m.m11), Double(m.m12), Double(m.m13), Double(m.m14))
      second = SIMD4(Double(m.m21), Double(m.m22), Double(m.m23), Double(m.m24))
      third = SIMD4(Double(m.m31), Double(m.m32), Double(m.m33), Double(m.m34))
      fourth = SIMD4(Double(m.m41), Double(m.m42), Double(m.m43), Double(m.m44))
    }

    subscript(row: Int) -> SIMD4<Double> {
      get {
        switch row {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
      }
      set {
        switch row {
        case 0: first = newValue
        case 1: second = newValue
        case 2: third = newValue
        default: fourth = newValue
        }
      }
    }

    mutating func swapAt(_ a: Int, _ b: Int) { (self[a], self[b]) = (self[b], self[a]) }

    var matrix: CATransform3D {
      CATransform3D(
        m11: first.x, m12: first.y, m13: first.z, m14: first.w, m21: second.x, m22: second.y, m23: second.z,
        m24: second.w, m31: third.x, m32: third.y, m33: third.z, m34: third.w, m41: fourth.x, m42: fourth.y,
        m43: fourth.z, m44: fourth.w)
    }
  }
}
