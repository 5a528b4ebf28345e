import Text

/// A basic symbol's value as a sum of others; or a sum that is zero, or to be minimized.
struct Row {
  struct Cell {
    let symbol: Int
    var coefficient: Double
  }

  /// Coefficients below this are rounding errors.
  static let tolerance = 1e-9

  var constant: Double
  /// The cells in ascending order of their symbols, so that iteration is deterministic. Symbols removed from
  /// the row stay with a coefficient of zero until they are the majority.
  private var places: [Cell] = []
  private var vacancies = 0

  init(constant: Double = 0) { self.constant = constant }

  /// The symbols of the sum, in ascending order. No coefficient is zero.
  var cells: LazyFilterSequence<[Cell]> { places.lazy.filter { $0.coefficient != 0 } }
  var symbols: [Int] { cells.map(\.symbol) }
  var isEmpty: Bool { vacancies == places.count }

  private func index(of symbol: Int) -> Int { places.partitioningIndex { $0.symbol >= symbol } }

  /// The symbol's coefficient, 0 for a symbol that isn't in the row.
  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < places.count && places[index].symbol == symbol ? places[index].coefficient : 0
  }

  /// Adds a symbol.
  ///
  /// - Returns: whether the symbol is new in the row.
  @discardableResult
  mutating func add(_ symbol: Int, times factor: Double) -> Bool {
    let index = index(of: symbol)
    guard index < places.count, places[index].symbol == symbol else {
      guard abs(factor) > Self.tolerance else { return false }
      places.insert(Cell(symbol: symbol, coefficient: factor), at: index)
      return true
    }
    let old = places[index].coefficient
    if old == 0 { vacancies -= 1 }
    places[index].coefficient += factor
    if abs(places[index].coefficient) <= Self.tolerance { vacate(index) }
    return old == 0 && places[index].coefficient != 0
  }

  /// Adds a row.
  ///
  /// - Returns: the symbols that were not in this one.
  @discardableResult
  mutating func add(_ other: Row, times factor: Double) -> [Int] {
    constant += other.constant * factor
    guard !other.isEmpty else { return [] }
    var new: [Int] = []
    // A few cells are inserted one by one; many are merged.
    if other.places.count * 8 < places.count {
      for cell in other.cells where add(cell.symbol, times: cell.coefficient * factor) {
        new.append(cell.symbol)
      }
      return new
    }
    var merged: [Cell] = []
    merged.reserveCapacity(places.count + other.places.count)
    func append(_ symbol: Int, _ coefficient: Double) {
      if abs(coefficient) > Self.tolerance { merged.append(Cell(symbol: symbol, coefficient: coefficient)) }
    }
    var (i, j) = (0, 0)
    while i < places.count || j < other.places.count {
      if j == other.places.count || i < places.count && places[i].symbol < other.places[j].symbol {
        if places[i].coefficient != 0 { merged.append(places[i]) }
        i += 1
      } else if i == places.count || other.places[j].symbol < places[i].symbol {
        append(other.places[j].symbol, other.places[j].coefficient * factor)
        new.append(other.places[j].symbol)
        j += 1
      } else {
        append(places[i].symbol, places[i].coefficient + other.places[j].coefficient * factor)
        if places[i].coefficient == 0 { new.append(places[i].symbol) }
        (i, j) = (i + 1, j + 1)
      }
    }
    (places, vacancies) = (merged, 0)
    return new
  }

  mutating func remove(_ symbol: Int) {
    let index = index(of: symbol)
    if index < places.count, places[index].symbol == symbol, places[index].coefficient != 0 { vacate(index) }
  }

  private mutating func vacate(_ index: Int) {
    places[index].coefficient = 0
    vacancies += 1
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in places.indices { places[index].coefficient *= factor }
  }

  /// Solves the row, a sum that equals zero, for one of its symbols.
  mutating func solve(for symbol: Int) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Replaces a symbol by its value.
  ///
  /// - Returns: the symbols that were not in the row.
  @discardableResult
  mutating func substitute(_ symbol: Int, by row: Row) -> [Int] {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return [] }
    remove(symbol)
    if vacancies * 2 > places.count {
      places.removeAll { $0.coefficient == 0 }
      vacancies = 0
    }
    return add(row, times: coefficient)
  }
}
