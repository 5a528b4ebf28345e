import TransitionEngine

/// What a property is at equal steps of a stage's duration, ends included: vectors, one after the other in one array.
struct ChannelSamples {
  /// Components of a vector.
  let width: Int
  private let values: [Double]
  let count: Int

  /// - Parameter values: at least one vector.
  init(width: Int, values: [Double]) {
    self.width = width
    self.values = values
    count = values.count / width
  }

  init(_ values: [Double]) { self.init(width: 1, values: values) }

  init(_ vectors: [Turn.Vector]) {
    var values: [Double] = []
    values.reserveCapacity(3 * vectors.count)
    for vector in vectors {
      values.append(vector.x)
      values.append(vector.y)
      values.append(vector.z)
    }
    self.init(width: 3, values: values)
  }

  init(_ matrices: [CATransform3D]) {
    self.init(width: 16, values: matrices.flatMap(\.components))
  }

  subscript(index: Int, axis: Int) -> Double { values[index * width + axis] }

  subscript(index: Int) -> [Double] { Array(values[(index * width)..<((index + 1) * width)]) }

  /// Whether a vector is another one, within tolerances.
  func isNear(_ index: Int, _ other: Int, within tolerances: [Double]) -> Bool {
    (0..<width).allSatisfy { abs(self[index, $0] - self[other, $0]) <= tolerances[$0] }
  }

  /// Whether a vector lies at a fraction of the way from the first to the last, within tolerances.
  func isOnTheWay(_ index: Int, at fraction: Double, within tolerances: [Double]) -> Bool {
    for axis in 0..<width {
      let first = self[0, axis]
      let value = first + (self[count - 1, axis] - first) * fraction
      if abs(value - self[index, axis]) > tolerances[axis] { return false }
    }
    return true
  }
}
