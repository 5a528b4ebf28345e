import Text

/// The visible rows of a table.
extension UITableView {
  /// The paths of the rows in a part of the content.
  func visibleRows(in area: CGRect) -> [IndexPath] {
    let (top, bottom) = (area.minY, area.maxY)
    return sections.enumerated().flatMap { section, place -> [IndexPath] in
      guard let first = place.edges.first, let last = place.edges.last, first < bottom, last > top else {
        return []
      }
      let rows = (place.firstRow(below: top)..<place.edges.count - 1).prefix { place.edges[$0] < bottom }
      return rows.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Makes the cell of a row, and shows it at a frame; nil for that of the row.
  func show(_ path: IndexPath, at frame: CGRect? = nil) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: rowMove.origin(of: path)) else { return }
    cells.insert(cell, at: path)
    let frame = frame ?? rectForRow(at: path)
    cell.take(frame)
    cell.placed = frame
    if style != .plain, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    cell.setSelected(cells.selected.contains(path), animated: false)
    showEditing(of: cell, at: path, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(cell, at: 0)
  }

  /// Moves a cell to its row, if that isn't where it has been put already: what code does to visible cells stays
  /// while content scrolls. A cell that a finger moves returns to its row.
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = rectForRow(at: path)
    guard cell.placed != frame else { return }
    cell.take(frame)
    cell.placed = frame
  }

  /// Gives a cell the looks of its place.
  func dress(_ cell: UITableViewCell, at path: IndexPath) {
    swipe.place(cell, at: path)
    rowMove.place(cell)
    cell.separator.isHidden = separatorStyle == .none || (style == .insetGrouped && isLast(path))
    cell.separator.backgroundColor = separatorColor
    round(cell, at: path)
    cell.separatorInset = separatorInset
    showEditing(of: cell, at: path, animated: false)
  }

  /// Lets the data source set the content of visible rows anew.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      cells.reconfigured = [path: cell]
      defer { cells.reconfigured = [:] }
      fitted[path] = nil
      guard let new = dataSource?.tableView(self, cellForRowAt: path), new !== cell else { continue }
      // Another cell takes the place of the old one.
      new.removeFromSuperview()
      cells.recycle(cell)
      cells.insert(new, at: path)
      new.take(rectForRow(at: path))
      insertSubview(new, at: 0)
    }
    setNeedsLayout()
  }

  // MARK: Heights

  /// The height of a row that has none of its own.
  func automaticHeight(_ path: IndexPath) -> CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return fitted[path] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : 44)
  }

  /// Asks the cells of visible rows without a height for theirs.
  ///
  /// - Returns: whether a row has got another height.
  func fitRows() -> Bool {
    guard rowHeight < 0 else { return false }
    for path in cells.paths where fitted[path] == nil {
      guard let cell = cells[path] else { continue }
      let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      guard asked < 0 else { continue }
      let row = rectForRow(at: path)
      let height = cell.fittingHeight(width: row.width) ?? 44
      fitted[path] = height
      if abs(height - row.height) > 0.01 { mustMeasure = true }
    }
    return mustMeasure
  }
}
