import TransitionEngine

/// The numbers that come closest to a list of weighted linear equations.
struct LeastSquares {
  /// The normal equations, the right-hand side in the last column.
  private var rows: [[CGFloat]]

  /// - Parameter count: of the unknown numbers.
  init(count: Int) {
    rows = Array(repeating: Array(repeating: 0, count: count + 1), count: count)
  }

  /// - Parameter terms: factors of some of the unknown numbers, by their index.
  mutating func add(_ terms: [(index: Int, factor: CGFloat)], equal value: CGFloat, weight: CGFloat) {
    for (row, factor) in terms {
      for (column, other) in terms { rows[row][column] += weight * factor * other }
      rows[row][rows.count] += weight * factor * value
    }
  }

  mutating func add(_ terms: GradientMesh.Terms, equal value: CGFloat, weight: CGFloat) {
    for first in 0..<3 {
      let (row, factor) = (terms.indices[first], terms.factors[first])
      for second in 0..<3 { rows[row][terms.indices[second]] += weight * factor * terms.factors[second] }
      rows[row][rows.count] += weight * factor * value
    }
  }

  /// Gaussian elimination with pivots; nil where the equations leave a number open.
  func solution() -> [CGFloat]? {
    var rows = rows
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard abs(rows[column][column]) > 1e-12 else { return nil }
      for row in (column + 1)..<max(count, column + 1) {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var result = Array(repeating: CGFloat(0), count: count)
    for row in (0..<count).reversed() {
      let known = (row + 1..<max(count, row + 1)).reduce(CGFloat(0)) { $0 + rows[row][$1] * result[$1] }
      result[row] = (rows[row][count] - known) / rows[row][row]
    }
    return result
  }
}
