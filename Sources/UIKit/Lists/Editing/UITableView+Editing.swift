/// A table whose rows are edited.
extension UITableView {
  func edit(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    swipe.close(animated: animated)
    rowMove.cancel()
    edits = editing
    // The selection of the rows that were edited, or weren't yet, is over.
    for path in cells.selected { cells.deselect(path, animated: animated) }
    for path in cells.paths {
      if let cell = cells[path] { showEditing(of: cell, at: path, animated: animated) }
    }
  }

  /// Gives a cell the controls for editing of its place.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard edits || cell.editing.isOn else { return }
    let origin = rowMove.origin(of: path)
    let canEdit = edits && dataSource?.tableView(self, canEditRowAt: origin) ?? false
    if canEdit {
      let style = delegate?.tableView(self, editingStyleForRowAt: origin) ?? .delete
      cell.editing.selectsSeveral = allowsMultipleSelectionDuringEditing
      cell.editing.style = style
      cell.editing.canMove = dataSource?.tableView(self, canMoveRowAt: origin) ?? false
      cell.editing.indents =
        cell.shouldIndentWhileEditing
        && delegate?.tableView(self, shouldIndentWhileEditingRowAt: origin) ?? true
    }
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: animated) }
  }

  /// Uncovers the button that deletes a row, or inserts a row.
  func tappedControl(of control: EditControl) {
    let cell = sequence(first: control as UIView, next: \.superview).lazy.compactMap {
      $0 as? UITableViewCell
    }
    .first
    guard let cell, let path = cells.path(of: cell) else { return }
    switch cell.editingStyle {
    case .delete: swipe.openTrailing(path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }
}
