/// Finds numbers that satisfy linear constraints: all required ones, and the optional ones as nearly as
/// possible, from the highest priority to the lowest.
///
/// The solver minimizes the sum of the errors of each priority without increasing those of a higher priority:
/// priorities are compared one after the other, never weighed against each other. Among several solutions,
/// the constraints added first keep their values. Each step depends only on the previous calls, so the same
/// calls give the same numbers.
///
/// The algorithm is Cassowary, a simplex method that keeps its tableau, so that the cost depends on the size
/// of a change. Source: G. Badros, A. Borning, P. Stuckey, “The Cassowary Linear Arithmetic Constraint
/// Solving Algorithm”, 2001. Instead of symbolic weights, the objective has a row for each priority.
public struct Solver {
  /// Identifies a constraint in a solver.
  public struct ConstraintID: Hashable, Sendable {
    let index: Int
  }

  /// Required constraints that contradict one another.
  public struct Conflict: Error, Hashable, Sendable {
    /// The constraints that the refused one contradicts, in the order in which they were added.
    public var constraints: [ConstraintID]
  }

  enum Kind {
    /// A variable: any number.
    case external
    /// The slack of an inequality: zero or more.
    case slack
    /// The error of an optional constraint on one side: zero or more.
    case error
    /// The marker of a required equation: always zero, and basic only if the equation is redundant.
    case dummy

    /// Whether the symbol must not be negative.
    var isRestricted: Bool { self != .external }
    var canEnter: Bool { self == .slack || self == .error }
  }

  /// A constraint's symbols in the tableau.
  struct Tag {
    /// The symbol whose column changes with the constraint's constant.
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

  /// The difference below which constants are equal.
  static let tolerance = 1e-7
  /// A limit far above the steps of any real optimization, which rounding errors must not make endless.
  static let stepLimit = 20_000

  var kinds: [Kind] = []
  /// The constraint of each symbol.
  var owners: [Int?] = []
  /// The rows, by basic symbol.
  var rows: [Row?] = []
  /// For each symbol, the basic symbols whose rows may contain it, unordered, with duplicates and outdated
  /// entries. Columns of dummies are not kept: they are long in chains of equations, and rarely needed.
  private var columns: [[Int]] = []
  /// The errors, from the highest priority to the lowest.
  var objective: [Level] = []
  /// The sum that is minimized while a constraint is added for which no symbol can become basic at once.
  var goal: Row?
  var tags: [Tag?] = []
  /// The symbols whose coefficients in the errors have changed since the last optimization.
  var changed: [Int] = []

  /// A solver without variables.
  public init() {}

  /// A variable without constraints; its value is 0 until it has some.
  public mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external, owner: nil)) }

  /// The solved value of a variable.
  public func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }

  mutating func makeSymbol(_ kind: Kind, owner: Int?) -> Int {
    kinds.append(kind)
    owners.append(owner)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  /// Removes the symbol that was made last, which no row contains yet.
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

  /// The basic symbols whose rows contain a symbol, in ascending order.
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

  /// Replaces a symbol by its value in all rows.
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

  /// Removes a symbol that is no longer needed from all rows.
  mutating func forget(_ symbol: Int) {
    for basic in column(of: symbol) { rows[basic]?.remove(symbol) }
    columns[symbol] = []
    for index in objective.indices { objective[index].row.remove(symbol) }
  }

  private mutating func noteChange(of row: Row) {
    for cell in row.cells where kinds[cell.symbol].canEnter { changed.append(cell.symbol) }
  }

  /// Makes `entering` basic in the place of `leaving`.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = removeRow(of: leaving)
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substitute(entering, by: row)
    setRow(row, of: entering)
  }

  /// The index of a priority's level, which is created if necessary.
  mutating func level(of priority: Double) -> Int {
    let index = objective.firstIndex { $0.priority <= priority } ?? objective.count
    if index < objective.count, objective[index].priority == priority { return index }
    objective.insert(Level(priority: priority, row: Row()), at: index)
    return index
  }

  /// Adds a symbol to the errors of a priority, or removes it, by weight.
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
