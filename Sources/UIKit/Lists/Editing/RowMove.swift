/// A row of a table that a finger moves to another place. The table doesn't scroll meanwhile.
final class RowMove {
  /// The duration in which rows make room and the row comes to rest, in seconds. [unverified]
  private static let duration: TimeInterval = 0.25

  private weak var table: UITableView?
  private weak var cell: UITableViewCell?
  private var source: IndexPath?
  private var current: IndexPath?
  /// The distance from the finger to the row's middle, in points, and the middle of the row.
  private var grip: CGFloat = 0
  private var middle: CGFloat = 0

  init(_ table: UITableView) { self.table = table }

  /// The path that the data source knows the row at a path by.
  func origin(of path: IndexPath) -> IndexPath {
    guard let source, let current else { return path }
    return mapping(from: source, to: current).oldPath(path) ?? path
  }

  private func mapping(from: IndexPath, to: IndexPath) -> ListMapping {
    var update = ListUpdate()
    update.move(from, to: to)
    return ListMapping(update)
  }

  func begin(_ cell: UITableViewCell, at y: CGFloat) {
    guard let table, let path = table.cells.path(of: cell) else { return }
    table.swipe.close(animated: true)
    (self.cell, source, current, middle) = (cell, path, path, cell.frame.midY)
    grip = cell.frame.midY - y
    table.bringSubviewToFront(cell)
    UIView.animate(withDuration: Self.duration) { cell.layer.shadowOpacity = 0.25 }
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  func move(to y: CGFloat) {
    guard let table, let cell, let source, let current else { return }
    middle = y + grip
    place(cell)
    let wanted = table.path(forRowAt: middle)
    guard let wanted, wanted != current else { return }
    let target =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: wanted) ?? wanted
    if target != current { show(at: target) }
  }

  /// Has the other rows make room.
  private func show(at target: IndexPath) {
    guard let table, let current, let moved = table.sections.moved(from: current, to: target) else { return }
    let mapping = mapping(from: current, to: target)
    self.current = target
    table.sections = moved
    table.fitted = mapping.renamed(table.fitted)
    table.cells.reassign { mapping.position(of: $0) }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for path in table.cells.paths {
        guard let other = table.cells[path], other !== self.cell else { continue }
        other.take(table.rectForRow(at: path))
        table.dress(other, at: path)
      }
    }
  }

  /// Keeps the row under the finger.
  func place(_ cell: UITableViewCell) {
    guard cell === self.cell, current != nil else { return }
    cell.center.y = middle
    cell.placed = nil
  }

  /// Leaves the row at its new place.
  func end() {
    guard let table, let source, let current else { return }
    letGo()
    if source != current { table.dataSource?.tableView(table, moveRowAt: source, to: current) }
  }

  /// Returns the row to its old place.
  func cancel() {
    guard let source, let current else { return }
    if source != current { show(at: source) }
    letGo()
  }

  private func letGo() {
    guard let table, let cell, let current else { return forget() }
    forget()
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      cell.take(table.rectForRow(at: current))
      cell.layer.shadowOpacity = 0
    }
  }

  /// Ends the move without a change, as the rows are made anew.
  func forget() {
    cell?.layer.shadowOpacity = 0
    (cell, source, current) = (nil, nil, nil)
  }
}

extension UITableView {
  /// The path of the row at a height, or of the nearest one; nil without rows.
  fileprivate func path(forRowAt y: CGFloat) -> IndexPath? {
    let paths = cells.paths
    return paths.min { abs(rectForRow(at: $0).midY - y) < abs(rectForRow(at: $1).midY - y) }
  }
}

extension [TableSection] {
  /// The places of the rows after one has moved; nil for paths that don't exist.
  fileprivate func moved(from: IndexPath, to: IndexPath) -> [TableSection]? {
    guard indices.contains(from.section), indices.contains(to.section) else { return nil }
    var heights = map { section in
      zip(section.edges, section.edges.dropFirst()).map { $1 - $0 }
    }
    guard heights[from.section].indices.contains(from.row) else { return nil }
    let height = heights[from.section].remove(at: from.row)
    guard to.row >= 0, to.row <= heights[to.section].count else { return nil }
    heights[to.section].insert(height, at: to.row)
    var y = first?.header.minY ?? 0
    return zip(self, heights).map { section, heights in
      var section = section
      section.header.origin.y = y
      y += section.header.height
      section.edges = heights.reduce(into: [y]) { edges, height in edges.append((edges.last ?? y) + height) }
      y = section.edges.last ?? y
      section.footer.origin.y = y
      y += section.footer.height
      return section
    }
  }
}
