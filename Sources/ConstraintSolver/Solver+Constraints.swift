/// Adding, changing and removing constraints.
extension Solver {
  /// Adds a constraint, and moves the variables to satisfy it as far as possible.
  ///
  /// - Throws: the constraints that a required one contradicts; the solver is then unchanged.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
    let id = tags.count
    var row = row(of: constraint.expression)
    let tag = insertSymbols(of: constraint, id: id, into: &row)
    tags.append(tag)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, tag) ?? subjectThatFits(row) {
      makeBasic(subject, row)
    } else if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      if abs(row.constant) > Self.tolerance { throw refusal(of: row, id) }
      makeBasic(tag.marker, row)
    } else {
      // Optional constraints are never refused.
      let saved = constraint.isRequired ? self : nil
      if let contradiction = addByArtificialVariable(row) {
        if let saved { self = saved }
        throw refusal(of: contradiction, id)
      }
    }
    optimize()
    return ConstraintID(index: id)
  }

  /// Removes a constraint.
  public mutating func remove(_ id: ConstraintID) {
    guard let tag = tags[id.index] else { return }
    tags[id.index] = nil
    for symbol in [tag.marker, tag.other].compactMap(\.self) where kinds[symbol] == .error {
      weigh(symbol, at: tag.priority, by: -1)
    }
    if rows[tag.marker] == nil, let leaving = rowThatGives(tag.marker) {
      pivot(entering: tag.marker, leaving: leaving)
    }
    rows[tag.marker] = nil
    optimize()
  }

  /// Changes the constants of constraints, all at once.
  ///
  /// - Returns: false if required constraints then contradict one another; the solver is then unchanged.
  public mutating func setConstants(_ constants: [(id: ConstraintID, constant: Double)]) -> Bool {
    let saved = self
    for (id, constant) in constants {
      guard let tag = tags[id.index], tag.constant != constant else { continue }
      move(tag.marker, by: (constant - tag.constant) / tag.factor)
      tags[id.index]?.constant = constant
    }
    guard restoreFeasibility() else {
      self = saved
      return false
    }
    return true
  }

  // MARK: Rows of constraints

  /// An expression as a sum of symbols that are not basic.
  private func row(of expression: Expression) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms {
      if let basic = rows[term.variable.symbol] {
        row.add(basic, times: term.factor)
      } else {
        row.add(term.variable.symbol, times: term.factor)
      }
    }
    return row
  }

  /// Adds the slack, error or dummy symbols that turn a constraint's row into a sum that is zero.
  private mutating func insertSymbols(of constraint: LinearConstraint, id: Int, into row: inout Row) -> Tag {
    func tag(_ marker: Int, _ factor: Double, _ other: Int? = nil) -> Tag {
      Tag(
        marker: marker, factor: factor, other: other, priority: constraint.priority,
        constant: constraint.expression.constant)
    }
    if constraint.relation == .equal {
      if constraint.isRequired {
        let dummy = makeSymbol(.dummy, owner: id)
        row.add(dummy, times: 1)
        return tag(dummy, 1)
      }
      let (above, below) = (makeSymbol(.error, owner: id), makeSymbol(.error, owner: id))
      row.add(above, times: -1)
      row.add(below, times: 1)
      weigh(above, at: constraint.priority, by: 1)
      weigh(below, at: constraint.priority, by: 1)
      return tag(above, -1, below)
    }
    let factor: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
    let slack = makeSymbol(.slack, owner: id)
    row.add(slack, times: factor)
    guard !constraint.isRequired else { return tag(slack, factor) }
    let error = makeSymbol(.error, owner: id)
    row.add(error, times: -factor)
    weigh(error, at: constraint.priority, by: 1)
    return tag(slack, factor, error)
  }

  /// A symbol of the row that can become basic at once; nil if there is none. The row is a sum that equals
  /// zero, with a constant that isn't negative.
  private func subject(of row: Row, _ tag: Tag) -> Int? {
    if let variable = row.cells.first(where: { kinds[$0.symbol] == .external }) { return variable.symbol }
    return [tag.marker, tag.other].compactMap(\.self).first {
      kinds[$0].canEnter && row.coefficient(of: $0) < 0
    }
  }

  /// A symbol of the row that can become basic without making another one negative; nil if there is none. It
  /// is the symbol that the simplex method picks if a single step solves the row, a sum that equals zero.
  private func subjectThatFits(_ row: Row) -> Int? {
    // A constant that isn't a number fails both comparisons.
    if row.constant <= Self.tolerance { return row.cells.first { kinds[$0.symbol].canEnter }?.symbol }
    guard
      row.constant > Self.tolerance,
      let entering = row.cells.first(where: {
        $0.coefficient < -Row.tolerance && kinds[$0.symbol].canEnter
      })
    else { return nil }
    let end = rowThatEnds(entering.symbol)
    return end.map { $0.ratio > abs(row.constant / entering.coefficient) } ?? true ? entering.symbol : nil
  }

  private mutating func makeBasic(_ symbol: Int, _ row: Row) {
    var row = row
    row.solve(for: symbol)
    substitute(symbol, by: row)
    setRow(row, of: symbol)
  }

  /// Adds a row with an artificial symbol, and minimizes that symbol to zero.
  ///
  /// - Returns: nil on success, otherwise a sum of symbols that would have to be negative.
  private mutating func addByArtificialVariable(_ row: Row) -> Row? {
    let artificial = makeSymbol(.slack, owner: nil)
    setRow(row, of: artificial)
    goal = row
    minimizeGoal()
    let reached = goal ?? Row()
    goal = nil
    guard reached.constant <= Self.tolerance else { return reached }
    if let left = rows[artificial] {
      if let entering = left.cells.first(where: { kinds[$0.symbol].canEnter && $0.symbol != artificial }) {
        pivot(entering: entering.symbol, leaving: artificial)
      } else {
        // Only equations with the same content are left: the first of them replaces the new one.
        rows[artificial] = nil
        if let dummy = left.cells.last { makeBasic(dummy.symbol, left) }
      }
    }
    forget(artificial)
    return nil
  }

  /// Removes a required constraint's tag and its marker, which no row contains yet.
  ///
  /// - Returns: the other constraints whose symbols are in `row`.
  private mutating func refusal(of row: Row, _ id: Int) -> Conflict {
    tags.removeLast()
    let indices = Set(row.symbols.compactMap { owners[$0] }).subtracting([id])
    removeLastSymbol()
    return Conflict(constraints: indices.sorted().map { ConstraintID(index: $0) })
  }

  /// The basic symbol that can leave for an entering symbol without making a restricted one negative.
  /// Unrestricted symbols come last.
  private func rowThatGives(_ symbol: Int) -> Int? {
    var falling: (ratio: Double, symbol: Int)?
    var rising: (ratio: Double, symbol: Int)?
    var free: Int?
    for basic in column(of: symbol) {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: symbol)
      if !kinds[basic].isRestricted {
        free = basic
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if falling.map({ ratio < $0.ratio }) ?? true { falling = (ratio, basic) }
      } else {
        let ratio = row.constant / coefficient
        if rising.map({ ratio < $0.ratio }) ?? true { rising = (ratio, basic) }
      }
    }
    return (falling ?? rising)?.symbol ?? free
  }

  /// Shifts a symbol's zero by a distance.
  private mutating func move(_ symbol: Int, by distance: Double) {
    if rows[symbol] != nil {
      rows[symbol]?.constant -= distance
      return
    }
    for basic in column(of: symbol) {
      guard let coefficient = rows[basic]?.coefficient(of: symbol) else { continue }
      rows[basic]?.constant += coefficient * distance
    }
  }
}
