import TransitionEngine

/// The least-squares solution of weighted linear equations.
struct LeastSquares {
  /// The normal equations, one after the other, the right-hand side at the end of each.
  private var rows: [CGFloat]
  private let count: Int
  private var width: Int { count + 1 }

  /// - Parameter count: of the unknown numbers.
  init(count: Int) {
    self.count = count
    rows = Array(repeating: 0, count: count * (count + 1))
  }

  /// - Parameter terms: factors of some of the unknown numbers, by their index.
  mutating func add(_ terms: [(index: Int, factor: CGFloat)], equal value: CGFloat, weight: CGFloat) {
    for (row, factor) in terms {
      for (column, other) in terms { rows[row * width + column] += weight * factor * other }
      rows[row * width + count] += weight * factor * value
    }
  }

  mutating func add(_ terms: GradientMesh.Terms, equal value: CGFloat, weight: CGFloat) {
    for first in 0..<3 {
      let (row, factor) = (terms.indices[first] * width, terms.factors[first])
      for second in 0..<3 { rows[row + terms.indices[second]] += weight * factor * terms.factors[second] }
      rows[row + count] += weight * factor * value
    }
  }

  /// Gaussian elimination with pivots; nil if the equations don't determine all numbers.
  func solution() -> [CGFloat]? {
    var m = rows
    for column in 0..<count {
      var pivot = column
      for row in column..<count where abs(m[row * width + column]) > abs(m[pivot * width + column]) {
        pivot = row
      }
      if pivot != column {
        for index in 0..<width { m.swapAt(column * width + index, pivot * width + index) }
      }
      guard abs(m[column * width + column]) > 1e-12 else { return nil }
      for row in (column + 1)..<max(count, column + 1) {
        let factor = m[row * width + column] / m[column * width + column]
        for index in column...count { m[row * width + index] -= factor * m[column * width + index] }
      }
    }
    var result = Array(repeating: CGFloat(0), count: count)
    for row in (0..<count).reversed() {
      var known: CGFloat = 0
      for index in (row + 1)..<max(count, row + 1) { known += m[row * width + index] * result[index] }
      result[row] = (m[row * width + count] - known) / m[row * width + row]
    }
    return result
  }
}
