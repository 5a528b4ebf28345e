import TransitionEngine

/// The values of a property at equal steps of a stage's duration, ends included: the vectors of a window in
/// one array. Values don't change outside of the window.
struct ChannelSamples {
  /// Components of a vector.
  let width: Int
  let window: SampleWindow
  private let values: [Double]

  /// - Parameter values: vectors for the samples inside of the window.
  init(width: Int = 1, values: [Double], in window: SampleWindow) {
    self.width = width
    self.values = values
    self.window = window
  }

  /// - Parameter values: at least one vector, for all of the duration.
  init(width: Int, values: [Double]) {
    self.init(width: width, values: values, in: SampleWindow(count: values.count / width))
  }

  init(_ values: [Double]) { self.init(width: 1, values: values) }

  init(_ vectors: [Vector3], in window: SampleWindow) {
    var values: [Double] = []
    values.reserveCapacity(3 * vectors.count)
    for vector in vectors {
      values.append(vector.x)
      values.append(vector.y)
      values.append(vector.z)
    }
    self.init(width: 3, values: values, in: window)
  }

  init(_ matrices: [CATransform3D], in window: SampleWindow) {
    self.init(width: 16, values: matrices.flatMap(\.components), in: window)
  }

  /// The number of all samples of the stage.
  var count: Int { window.count }

  subscript(index: Int, axis: Int) -> Double { values[window.place(of: index) * width + axis] }

  subscript(index: Int) -> [Double] {
    let place = window.place(of: index)
    return Array(values[(place * width)..<((place + 1) * width)])
  }

  /// Whether a vector equals another one, within tolerances.
  func isNear(_ index: Int, _ other: Int, within tolerances: [Double]) -> Bool {
    (0..<width).allSatisfy { abs(self[index, $0] - self[other, $0]) <= tolerances[$0] }
  }

  /// Whether all components equal those of other samples, within a tolerance.
  func isNear(_ other: ChannelSamples, within tolerance: Double) -> Bool {
    let (a, b) = (window.inside, other.window.inside)
    return (min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)).allSatisfy {
      abs(self[$0, 0] - other[$0, 0]) <= tolerance
    }
  }

  /// Whether a vector lies at a fraction of the way from the first to another one, within tolerances.
  ///
  /// - Parameter end: the other one; the last by default.
  func isOnTheWay(
    _ index: Int, to end: Int? = nil, at fraction: Double, within tolerances: [Double]
  ) -> Bool {
    let end = end ?? count - 1
    for axis in 0..<width {
      let first = self[0, axis]
      let value = first + (self[end, axis] - first) * fraction
      if abs(value - self[index, axis]) > tolerances[axis] { return false }
    }
    return true
  }
}
