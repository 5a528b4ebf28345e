/// The cells of a list, by their paths: those that are shown, those that wait to be used again, and which are selected.
///
/// Tables and collections share it. It is a class, as cells may ask their list while they are prepared or removed.
final class ListCells<Cell: ListCell> {
  private(set) var shown: [IndexPath: Cell] = [:]
  private var spare: [String: [Cell]] = [:]
  /// The class of the cells of an identifier.
  var classes: [String: Cell.Type] = [:]
  /// In the order of selection.
  private(set) var selected: [IndexPath] = []

  subscript(path: IndexPath) -> Cell? { shown[path] }

  /// In ascending order.
  var paths: [IndexPath] { shown.keys.sorted() }
  /// In the order of their paths.
  var all: [Cell] { paths.compactMap { shown[$0] } }
  /// The path of a cell, the first of several; nil for a cell that is not shown.
  func path(of cell: UIView) -> IndexPath? { shown.filter { $0.value === cell }.keys.min() }

  // MARK: Reuse

  /// A cell that is not used any more; nil for none.
  func reuse(_ identifier: String) -> Cell? {
    let cell = spare[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  /// Shows a cell.
  func insert(_ cell: Cell, at path: IndexPath) { shown[path] = cell }

  /// Removes all cells; they are used again.
  func removeAll() {
    for cell in all { recycle(cell) }
    shown = [:]
  }

  /// Shows the cells of these paths and no others.
  ///
  /// Cells leave in the order of their paths: which of them is used next for another path depends on it.
  ///
  /// - Parameters:
  ///   - left: called with each cell that has left.
  ///   - show: makes and inserts the cell of a path.
  func show(_ wanted: [IndexPath], left: (Cell, IndexPath) -> Void, show: (IndexPath) -> Void) {
    let keep = Set(wanted)
    for path in paths where !keep.contains(path) {
      guard let cell = shown.removeValue(forKey: path) else { continue }
      recycle(cell)
      left(cell, path)
    }
    for path in wanted where shown[path] == nil { show(path) }
  }

  private func recycle(_ cell: Cell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  // MARK: Selection

  func select(_ path: IndexPath, animated: Bool) {
    if !selected.contains(path) { selected.append(path) }
    shown[path]?.show(isSelected: true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selected.removeAll { $0 == path }
    shown[path]?.show(isSelected: false, animated: animated)
  }

  /// Forgets the selection, without a change of the cells that are shown.
  func forgetSelection() { selected = [] }
}
