/// A list whose rows have buttons that a sideways finger uncovers.
protocol SwipedList: UIScrollView {
  /// The path of the row at a point; nil for none.
  func swipedPath(at point: CGPoint) -> IndexPath?
  /// The buttons at an edge of a row; nil for none.
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// The view that moves aside; nil for a row that isn't visible.
  func swipedCell(_ path: IndexPath) -> UIView?
  /// The frame of a row that isn't moved aside.
  func swipedFrame(_ path: IndexPath) -> CGRect
  /// The buttons of a row are about to be uncovered.
  func swipeBegan(_ path: IndexPath)
  /// The buttons of a row have gone.
  func swipeEnded(_ path: IndexPath)
}

extension UITableView: SwipedList {
  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func swipedCell(_ path: IndexPath) -> UIView? { cellForRow(at: path) }
  func swipedFrame(_ path: IndexPath) -> CGRect { rectForRow(at: path) }
  func swipeBegan(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  func swipeEnded(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if isLeading {
      return isEditing ? nil : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(of: path)
  }

  /// The button that deletes a row, if the data source carries it out.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource is any _CommitsRows,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension UICollectionView: SwipedList {
  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func swipedCell(_ path: IndexPath) -> UIView? { cellForItem(at: path) }
  func swipedFrame(_ path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }
  func swipeBegan(_ path: IndexPath) {}
  func swipeEnded(_ path: IndexPath) {}

  /// The buttons of a row in a list; those of rows that are edited are uncovered by their own buttons.
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let list = layoutAttributesForItem(at: path)?.listPlace?.configuration, !isLeading || !isEditing
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }
}
