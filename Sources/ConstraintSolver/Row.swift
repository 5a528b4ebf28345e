/// A basic symbol's value as a sum of others; or a sum that is zero, or to be as small as possible.
struct Row {
  struct Cell {
    let symbol: Int
    var coefficient: Double
  }

  /// Less than this is rounding.
  static let tolerance = 1e-9

  var constant: Double
  /// In ascending order of their symbols, so that every walk over them has the same order everywhere. No coefficient is zero.
  private(set) var cells: [Cell] = []

  init(constant: Double = 0) { self.constant = constant }

  var isEmpty: Bool { cells.isEmpty }

  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// 0 for what is not there.
  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  mutating func add(_ symbol: Int, times factor: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(factor) > Self.tolerance { cells.insert(Cell(symbol: symbol, coefficient: factor), at: index) }
      return
    }
    cells[index].coefficient += factor
    if abs(cells[index].coefficient) <= Self.tolerance { cells.remove(at: index) }
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    guard !other.cells.isEmpty else { return }
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    func append(_ symbol: Int, _ coefficient: Double) {
      if abs(coefficient) > Self.tolerance { merged.append(Cell(symbol: symbol, coefficient: coefficient)) }
    }
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || i < cells.count && cells[i].symbol < other.cells[j].symbol {
        merged.append(cells[i])
        i += 1
      } else if i == cells.count || other.cells[j].symbol < cells[i].symbol {
        append(other.cells[j].symbol, other.cells[j].coefficient * factor)
        j += 1
      } else {
        append(cells[i].symbol, cells[i].coefficient + other.cells[j].coefficient * factor)
        (i, j) = (i + 1, j + 1)
      }
    }
    cells = merged
  }

  mutating func remove(_ symbol: Int) {
    let index = index(of: symbol)
    if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Takes the row for a sum that is zero, and makes it the value of one of its symbols.
  mutating func solve(for symbol: Int) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// Puts a symbol's value in its place.
  mutating func substitute(_ symbol: Int, by row: Row) {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient)
  }
}
