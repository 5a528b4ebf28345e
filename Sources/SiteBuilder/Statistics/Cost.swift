/// What several pieces of work of one kind have cost together.
package struct Cost: Sendable, Equatable {
  package var count = 0
  package var time = Duration.zero
  /// Of HTML.
  package var bytes = 0
  /// Figures among the pieces.
  package var figures = 0

  static func += (sum: inout Cost, cost: Cost) {
    sum.count += cost.count
    sum.time += cost.time
    sum.bytes += cost.bytes
    sum.figures += cost.figures
  }
}

/// The costs of one kind of thing, by the name of each.
package typealias Costs = [String: Cost]

extension Costs {
  mutating func add(_ others: Costs) {
    for (name, cost) in others { self[name, default: Cost()] += cost }
  }
}
