/// Manages the cells of a list: the shown cells by index path, the cells for reuse, and the selection.
///
/// Tables and collections share this type. It is a class because cells may call their list while they are
/// prepared or removed.
final class ListCells<Cell: ListCell> {
  private(set) var shown: [IndexPath: Cell] = [:]
  private var spare: [String: [Cell]] = [:]
  /// The registered classes of cells, by reuse identifier.
  var classes: [String: Cell.Type] = [:]
  /// The shown cells whose content is set anew, by path: their source gets them again.
  var reconfigured: [IndexPath: Cell] = [:]
  /// The selected paths, in the order of selection.
  private(set) var selected: [IndexPath] = []

  subscript(path: IndexPath) -> Cell? { shown[path] }

  /// The paths of the shown cells, in ascending order.
  var paths: [IndexPath] { shown.keys.sorted() }
  /// The shown cells, in the order of their paths.
  var all: [Cell] { paths.compactMap { shown[$0] } }
  /// The path of a cell, the first of several; nil for a cell that isn't shown.
  func path(of cell: UIView) -> IndexPath? { shown.filter { $0.value === cell }.keys.min() }

  // MARK: Reuse

  /// A cell for reuse, after its preparation; nil for none. A path whose content is set anew gets its own cell.
  func reuse(_ identifier: String, at path: IndexPath? = nil) -> Cell? {
    if let path, let cell = reconfigured[path], cell.reuseIdentifier == identifier { return cell }
    let cell = spare[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  /// Adds a cell to the shown cells.
  func insert(_ cell: Cell, at path: IndexPath) { shown[path] = cell }

  /// Removes all cells, and keeps them for reuse.
  func removeAll() {
    for cell in all { recycle(cell) }
    shown = [:]
  }

  /// Shows the cells of these paths and no others.
  ///
  /// Cells are removed in the order of their paths, which determines the cell that is reused next.
  ///
  /// - Parameters:
  ///   - left: called with each removed cell.
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

  /// Takes a shown cell out, without a change to its superview.
  func take(_ path: IndexPath) -> Cell? { shown.removeValue(forKey: path) }

  /// Gives the shown cells and the selection new paths; those without one are forgotten.
  func reassign(_ newPath: (IndexPath) -> IndexPath?) {
    let cells = shown
    shown = [:]
    for path in cells.keys.sorted() {
      if let new = newPath(path) { shown[new] = cells[path] }
    }
    selected = selected.compactMap(newPath)
  }

  /// Removes a cell from its superview, and keeps it for reuse.
  func recycle(_ cell: Cell) {
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

  /// Clears the selection, without a change to the shown cells.
  func forgetSelection() { selected = [] }
}
