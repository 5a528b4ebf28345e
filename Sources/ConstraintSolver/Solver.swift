/// Finds numbers that satisfy linear constraints: all that are required, and of the others, from the highest priority to the
/// lowest, those that are left as nearly as possible.
///
/// Of each priority the sum of the errors is as small as it can be, without giving way on any higher one: priorities are compared
/// one after the other, never weighed against each other. Where that leaves several solutions, what was added first keeps what it
/// has. No step depends on anything but the calls so far, so the same calls give the same numbers.
///
/// This is Cassowary, a simplex method that keeps its tableau, so that a change costs what it changes. Source: G. Badros, A. Borning,
/// P. Stuckey, “The Cassowary Linear Arithmetic Constraint Solving Algorithm”, 2001. Instead of their symbolic weights, the
/// objective has a row for each priority.
public struct Solver {
  /// What tells a constraint in a solver from others in it.
  public struct ConstraintID: Hashable, Sendable {
    let index: Int
  }

  /// Required constraints that contradict one another.
  public struct Conflict: Error, Hashable, Sendable {
    /// Those in the solver that the refused one contradicts, in the order of adding.
    public var constraints: [ConstraintID]
  }

  enum Kind {
    /// A variable: any number.
    case external
    /// What an inequality leaves: zero or more.
    case slack
    /// By how much a wish is missed on one side: zero or more.
    case error
    /// Stands for a required equation: always zero, and never basic unless the equation says nothing new.
    case dummy

    /// Whether it must not be negative.
    var isRestricted: Bool { self != .external }
    var canEnter: Bool { self == .slack || self == .error }
  }

  /// What a constraint has put into the tableau.
  struct Tag {
    /// The symbol by whose column the constraint's constant is changed.
    let marker: Int
    /// The marker's factor in the constraint's own sum.
    let factor: Double
    /// The error on the other side, or that of an inequality.
    let other: Int?
    let priority: Double
    var constant: Double
  }

  /// The errors of one priority, as a sum of symbols that are not basic.
  struct Level {
    let priority: Double
    var row: Row
  }

  /// Constants that differ less are the same.
  static let tolerance = 1e-7
  /// No system comes near to this many steps of one optimisation; rounding must not make one endless.
  static let stepLimit = 20_000

  var kinds: [Kind] = []
  /// The constraint that brought a symbol.
  var owners: [Int?] = []
  /// By basic symbol.
  var rows: [Row?] = []
  /// By symbol: the basic symbols in whose rows it may stand, in no order, some more than once, and some that have lost it.
  /// Those of dummies are not noted: a long chain of equations has them in all its rows, and hardly anybody asks.
  private var columns: [[Int]] = []
  /// From the highest priority to the lowest.
  var objective: [Level] = []
  /// What is minimised while a constraint is added for which no symbol can become basic at once.
  var goal: Row?
  var tags: [Tag?] = []
  /// The symbols whose part in the errors is another one since these were as small as they can be.
  var changed: [Int] = []

  /// A solver without variables.
  public init() {}

  /// A variable that nothing constrains yet; it is 0 until something does.
  public mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external, owner: nil)) }

  /// What has been found for a variable.
  public func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }

  mutating func makeSymbol(_ kind: Kind, owner: Int?) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  /// Forgets the symbol that was made last, which stands nowhere yet.
  mutating func removeLastSymbol() {
    kinds.removeLast()
    owners.removeLast()
    rows.removeLast()
    columns.removeLast()
  }

  // MARK: Rows

  mutating func setRow(_ row: Row, of symbol: Int) {
    rows[symbol] = row
    for cell in row.cells { note(cell.symbol, inRowOf: symbol) }
  }

  mutating func removeRow(of symbol: Int) -> Row {
    let row = rows[symbol] ?? Row()
    rows[symbol] = nil
    return row
  }

  private mutating func note(_ symbol: Int, inRowOf basic: Int) {
    if kinds[symbol] != .dummy { columns[symbol].append(basic) }
  }

  /// The basic symbols in whose rows a symbol stands, in ascending order.
  func column(of symbol: Int) -> [Int] {
    guard kinds[symbol] != .dummy else {
      return rows.indices.filter { rows[$0]?.coefficient(of: symbol) ?? 0 != 0 }
    }
    var column: [Int] = []
    for basic in columns[symbol].sorted() where basic != column.last {
      if let row = rows[basic], row.coefficient(of: symbol) != 0 { column.append(basic) }
    }
    return column
  }

  /// Puts a symbol's value in its place everywhere.
  mutating func substitute(_ symbol: Int, by row: Row) {
    for basic in column(of: symbol) {
      for new in rows[basic]?.substitute(symbol, by: row) ?? [] { note(new, inRowOf: basic) }
    }
    columns[symbol] = []
    for index in objective.indices where objective[index].row.coefficient(of: symbol) != 0 {
      objective[index].row.substitute(symbol, by: row)
      noteChange(of: row)
    }
    goal?.substitute(symbol, by: row)
  }

  /// Takes a symbol that will never be needed again out of all rows.
  mutating func forget(_ symbol: Int) {
    for basic in column(of: symbol) { rows[basic]?.remove(symbol) }
    columns[symbol] = []
    for index in objective.indices { objective[index].row.remove(symbol) }
  }

  private mutating func noteChange(of row: Row) {
    for cell in row.cells where kinds[cell.symbol].canEnter { changed.append(cell.symbol) }
  }

  /// Makes a symbol basic in the place of another one.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = removeRow(of: leaving)
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substitute(entering, by: row)
    setRow(row, of: entering)
  }

  /// The level of a priority, which is made if there is none.
  mutating func level(of priority: Double) -> Int {
    let index = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if index < objective.count, objective[index].priority == priority { return index }
    objective.insert(Level(priority: priority, row: Row()), at: index)
    return index
  }

  /// Counts a symbol as an error of a priority, or counts it no longer.
  mutating func weigh(_ symbol: Int, at priority: Double, by weight: Double) {
    let level = level(of: priority)
    if let row = rows[symbol] {
      objective[level].row.add(row, times: weight)
      noteChange(of: row)
    } else {
      objective[level].row.add(symbol, times: weight)
      changed.append(symbol)
    }
  }
}
