/// A list whose cells a tap selects: a table or a collection.
protocol TappedList: UIScrollView {
  associatedtype Cell: ListCell
  var cells: ListCells<Cell> { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  /// Whether a tap selects when the delegate has heard that the highlight is gone, or before that.
  var selectsAfterHighlight: Bool { get }

  /// Asks or tells the delegate; without one, all is allowed.
  ///
  /// - Returns: the path for which the answer is yes, which may be another one; nil for no.
  @discardableResult
  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath?
}

/// What a list asks its delegate, or tells it, while a finger is on a cell.
enum ListQuestion {
  case shouldHighlight, didHighlight, didUnhighlight
  case willSelect, didSelect
  /// A cell that is tapped again is deselected; other cells make room for the one that is selected.
  case willDeselect(isTapped: Bool)
  case didDeselect
}

extension TappedList {
  /// Asks for the path of a cell; nil for no, and for a cell that is not shown.
  @discardableResult
  func ask(_ question: ListQuestion, of cell: UIView) -> IndexPath? {
    cells.path(of: cell).flatMap { ask(question, $0) }
  }

  /// Selects the path of a cell that was tapped, or takes its selection back, as far as the delegate lets it.
  func tapped(_ cell: UIView) {
    guard allowsSelection, let path = cells.path(of: cell) else { return }
    if allowsMultipleSelection, cells.selected.contains(path) { return deselect(path, isTapped: true) }
    guard let new = ask(.willSelect, path) else { return }
    if !allowsMultipleSelection {
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

  /// Selects a path by code, instead of the others if only one can be; nil for none. The delegate does not hear of it.
  func select(_ path: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection {
      for old in cells.selected { cells.deselect(old, animated: animated) }
    }
    if let path { cells.select(path, animated: animated) }
  }
}
