/// An item of a collection that a finger or code moves to another place, in its section or in another one that has
/// items. The collection doesn't scroll meanwhile.
final class ItemMove {
  /// The duration in which items make room and the item comes to rest, in seconds. [unverified]
  private static let duration: TimeInterval = 0.3

  private weak var collection: UICollectionView?
  private weak var cell: UICollectionViewCell?
  private var source: IndexPath?
  private var current: IndexPath?
  private var middle: CGPoint?

  init(_ collection: UICollectionView) { self.collection = collection }

  /// The path that the data source knows the item at a path by.
  func origin(of path: IndexPath) -> IndexPath {
    guard let source, let current else { return path }
    return mapping(from: source, to: current).oldPath(path) ?? path
  }

  /// How many items a section shows more than the data source has: one where an item has come from another section,
  /// and one less where it was.
  func added(to section: Int) -> Int {
    guard let source, let current, source.section != current.section else { return 0 }
    return section == current.section ? 1 : section == source.section ? -1 : 0
  }

  private func mapping(from: IndexPath, to: IndexPath) -> ListMapping {
    var update = ListUpdate()
    update.move(from, to: to)
    return ListMapping(update)
  }

  func begin(_ path: IndexPath) -> Bool {
    guard let collection, source == nil, let cell = collection.cellForItem(at: path),
      collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
    else { return false }
    (self.cell, source, current, middle) = (cell, path, path, cell.center)
    cell.superview?.bringSubviewToFront(cell)
    return true
  }

  func move(to point: CGPoint) {
    guard let collection, let source, let current, point.isFinite else { return }
    middle = point
    place()
    guard let wanted = nearest(point), wanted != current else { return }
    var target =
      collection.delegate?.collectionView(
        collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: current, toProposedIndexPath: wanted) ?? wanted
    if target == wanted {
      target =
        collection.delegate?.collectionView(
          collection, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: wanted) ?? wanted
    }
    if target != current { show(at: target) }
  }

  /// The path of the item whose place is under a point; nil for none.
  private func nearest(_ point: CGPoint) -> IndexPath? {
    guard let collection else { return nil }
    let places = collection.cells.paths.compactMap { path in
      collection.collectionViewLayout.layoutAttributesForItem(at: path).map { (path, $0.frame) }
    }
    return places.first { $0.1.contains(point) }?.0
  }

  /// Has the other items make room.
  private func show(at target: IndexPath) {
    guard let collection, let current, collection.numberOfItems(inSection: target.section) > target.item,
      target.item >= 0
    else { return }
    let mapping = mapping(from: current, to: target)
    self.current = target
    collection.cells.reassign { mapping.position(of: $0) }
    collection.fitted = [:]
    if target.section != current.section {
      collection.counts = collection.currentCounts
      collection.collectionViewLayout.invalidateLayout()
      collection.layOut(collection.collectionViewLayout)
    }
    animate { collection.placeItems() }
  }

  /// Keeps the item under the finger.
  func place() {
    guard let cell, let middle, source != nil else { return }
    cell.center = middle
    cell.taken = nil
  }

  /// Leaves the item at its new place.
  func end() {
    guard let collection, let source, let current else { return }
    forget()
    if source != current {
      collection.dataSource?.collectionView(collection, moveItemAt: source, to: current)
    }
    animate { collection.placeItems() }
  }

  /// Returns the item to its old place.
  func cancel() {
    guard let collection, let source, let current else { return }
    if source != current { show(at: source) }
    forget()
    animate { collection.placeItems() }
  }

  /// Ends the movement without a change, as the items are made anew.
  func forget() { (cell, source, current, middle) = (nil, nil, nil, nil) }

  private func animate(_ change: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }
}

extension UICollectionView {
  /// Moves the cells to the places of the layout.
  fileprivate func placeItems() {
    for path in cells.paths {
      guard let cell = cells[path], let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
      else { continue }
      place(cell, attributes)
    }
    itemMove.place()
  }

  /// Has rows of lists show their controls for editing, or hide them.
  func showEditing() {
    swipe.close(animated: true)
    for path in cells.selected { cells.deselect(path, animated: false) }
    let rows = cells.all.compactMap { $0 as? UICollectionViewListCell }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      for row in rows { row.edit(self.isEditing) }
    }
  }
}

/// The long press by which a collection controller moves items.
final class ItemMoveGesture: NSObject, UIGestureRecognizerDelegate {
  let press = UILongPressGestureRecognizer()
  private weak var collection: UICollectionView?
  private var grip = CGPoint.zero

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
    press.delegate = self
    press.addTarget { [weak self] in self?.pressed($0) }
    collection.addGestureRecognizer(press)
  }

  /// Whether the source moves items, and the one under the finger.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let collection, let source = collection.dataSource,
      let path = collection.indexPathForItem(at: touch.location(in: collection))
    else { return false }
    return source.collectionView(collection, canMoveItemAt: path)
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard let collection else { return }
    let point = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: point), let cell = collection.cellForItem(at: path)
      else { return }
      grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
      collection.beginInteractiveMovementForItem(at: path)
    case .changed:
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: point.x + grip.x, y: point.y + grip.y))
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
