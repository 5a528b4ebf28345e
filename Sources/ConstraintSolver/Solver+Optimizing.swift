/// The simplex method. Among several possible symbols it takes the first, which prevents cycles (Bland's
/// rule).
extension Solver {
  /// Minimizes the errors, from the highest priority to the lowest.
  mutating func optimize() {
    for _ in 0..<Self.stepLimit {
      guard let entering = symbolThatHelps(), let leaving = rowThatEnds(entering)?.symbol else { break }
      pivot(entering: entering, leaving: leaving)
    }
    changed = []
  }

  mutating func minimizeGoal() {
    for _ in 0..<Self.stepLimit {
      guard let goal, goal.constant > Self.tolerance,
        let entering = goal.cells.first(where: {
          $0.coefficient < -Row.tolerance && kinds[$0.symbol].canEnter
        }),
        let leaving = rowThatEnds(entering.symbol)?.symbol
      else { return }
      pivot(entering: entering.symbol, leaving: leaving)
    }
  }

  /// The first symbol whose growth reduces an error, and increases none of a higher priority.
  private mutating func symbolThatHelps() -> Int? {
    changed.sort()
    var last: Int?
    for symbol in changed where symbol != last && kinds[symbol].canEnter {
      last = symbol
      let decisive = objective.lazy.map { $0.row.coefficient(of: symbol) }.first { abs($0) > Self.tolerance }
      if let decisive, decisive < 0 { return symbol }
    }
    return nil
  }

  /// The symbol that becomes zero first while `entering` grows, and the limit of that growth.
  func rowThatEnds(_ entering: Int) -> (ratio: Double, symbol: Int)? {
    var found: (ratio: Double, symbol: Int)?
    for basic in column(of: entering) where kinds[basic].isRestricted {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: entering)
      // The dummy of a redundant equation stays zero, whatever the coefficient's sign.
      guard kinds[basic] == .dummy || coefficient < 0 else { continue }
      let ratio = abs(row.constant / coefficient)
      if found.map({ ratio < $0.ratio }) ?? true { found = (ratio, basic) }
    }
    return found
  }

  // MARK: Other constants

  /// Repairs negative values after a change of constants, at the least cost (the dual simplex method).
  mutating func restoreFeasibility() -> Bool {
    for _ in 0..<Self.stepLimit {
      guard let leaving = rows.indices.first(where: isInfeasible) else { return true }
      guard let entering = symbolThatMends(leaving) else { return false }
      pivot(entering: entering, leaving: leaving)
    }
    return false
  }

  private func isInfeasible(_ symbol: Int) -> Bool {
    guard let constant = rows[symbol]?.constant else { return false }
    switch kinds[symbol] {
    case .external: return false
    case .slack, .error: return constant < -Self.tolerance
    case .dummy: return abs(constant) > Self.tolerance
    }
  }

  /// The symbol whose growth repairs an infeasible one at the least cost.
  private func symbolThatMends(_ leaving: Int) -> Int? {
    guard let row = rows[leaving] else { return nil }
    let sign: Double = row.constant < 0 ? 1 : -1
    var found: (costs: [Double], symbol: Int)?
    for cell in row.cells where kinds[cell.symbol].canEnter && cell.coefficient * sign > 0 {
      let costs = objective.map { $0.row.coefficient(of: cell.symbol) / abs(cell.coefficient) }
      if found.map({ isLess(costs, than: $0.costs) }) ?? true { found = (costs, cell.symbol) }
    }
    return found?.symbol
  }

  private func isLess(_ a: [Double], than b: [Double]) -> Bool {
    for (a, b) in zip(a, b) where abs(a - b) > Self.tolerance { return a < b }
    return false
  }

  // MARK: Ambiguity

  /// Whether a variable has the same value in all solutions that are as good as this one.
  public func isDetermined(_ variable: Variable) -> Bool {
    if let row = rows[variable.symbol], !row.cells.contains(where: { isFree($0.symbol) }) { return true }
    let value = value(of: variable)
    for distance in [1.0, -1.0] {
      var other = self
      let wish = Expression(variable) - Expression(value + distance)
      _ = try? other.add(
        LinearConstraint(wish, distance > 0 ? .greaterThanOrEqual : .lessThanOrEqual, priority: -1))
      if abs(other.value(of: variable) - value) > 1e-5 { return false }
    }
    return true
  }

  /// Whether a symbol that is not basic may grow at no cost.
  private func isFree(_ symbol: Int) -> Bool {
    guard kinds[symbol] != .dummy else { return false }
    return objective.allSatisfy { abs($0.row.coefficient(of: symbol)) <= Self.tolerance }
  }
}
