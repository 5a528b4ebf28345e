/// The total cost of work of one kind.
package struct Cost: Sendable, Equatable {
  package var count = 0
  package var time = Duration.zero
  /// The bytes of HTML.
  package var bytes = 0
  /// The number of figures.
  package var figures = 0

  static func += (sum: inout Cost, cost: Cost) {
    sum.count += cost.count
    sum.time += cost.time
    sum.bytes += cost.bytes
    sum.figures += cost.figures
  }
}

/// Costs by name.
package typealias Costs = [String: Cost]

extension Costs {
  mutating func add(_ others: Costs) {
    for (name, cost) in others { self[name, default: Cost()] += cost }
  }
}
