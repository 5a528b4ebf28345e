/// A list in which a tap selects a cell: a table or a collection.
protocol TappedList: UIScrollView {
  associatedtype Cell: ListCell
  var cells: ListCells<Cell> { get }
  /// Whether a tap selects a cell.
  var canSelect: Bool { get }
  /// Whether a tap adds a cell to the selection.
  var canSelectSeveral: Bool { get }
  /// Whether the delegate gets `didUnhighlight` before a tap selects the cell, and not after it.
  var selectsAfterHighlight: Bool { get }

  /// Calls the delegate; without a delegate, everything is allowed.
  ///
  /// - Returns: the allowed path, which may be another one; nil if the delegate refuses.
  @discardableResult
  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath?
}

/// A call to a list's delegate about a touched cell.
enum ListQuestion {
  case shouldHighlight, didHighlight, didUnhighlight
  case willSelect, didSelect
  /// A cell is about to be deselected, because it was tapped again or because another cell is selected.
  case willDeselect(isTapped: Bool)
  case didDeselect
}

extension TappedList {
  /// Calls the delegate about a cell. Returns nil if the delegate refuses, and for a cell that isn't shown.
  @discardableResult
  func ask(_ question: ListQuestion, of cell: UIView) -> IndexPath? {
    cells.path(of: cell).flatMap { ask(question, $0) }
  }

  /// Selects the path of a tapped cell, or deselects it, if the delegate allows it.
  func tapped(_ cell: UIView) {
    guard canSelect, let path = cells.path(of: cell) else { return }
    if canSelectSeveral, cells.selected.contains(path) { return deselect(path, isTapped: true) }
    guard let new = ask(.willSelect, path) else { return }
    if !canSelectSeveral {
      for old in cells.selected where old != new { deselect(old, isTapped: false) }
    }
    cells.select(new, animated: false)
    ask(.didSelect, new)
  }

  private func deselect(_ path: IndexPath, isTapped: Bool) {
    guard let path = ask(.willDeselect(isTapped: isTapped), path) else { return }
    cells.deselect(path, animated: false)
    ask(.didDeselect, path)
  }

  /// Selects a path for code, without a call to the delegate; nil for none. Other paths are deselected unless
  /// several can be selected.
  func select(_ path: IndexPath?, animated: Bool) {
    if !canSelectSeveral {
      for old in cells.selected { cells.deselect(old, animated: animated) }
    }
    if let path { cells.select(path, animated: animated) }
  }
}
