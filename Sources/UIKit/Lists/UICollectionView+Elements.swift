/// The views of a collection: cells, supplementary views and decorations.
extension UICollectionView {
  /// The numbers of items by section, as the data source has them.
  var currentCounts: [Int] {
    guard dataSource != nil else { return [] }
    return (0..<max(numberOfSections, 0)).map { max(numberOfItems(inSection: $0), 0) }
  }

  /// Removes all views, and keeps them for reuse.
  func removeElements() {
    fitted = [:]
    cells.removeAll()
    let old = supplementary.shown
    supplementary.shown = [:]
    for key in old.keys.sorted() { old[key].map { supplementary.recycle($0, key) } }
  }

  /// The content offset that delegate and layout choose for the nearest one at which the content fills the view.
  func targetOffset(of layout: UICollectionViewLayout) -> CGPoint {
    var target = layout.targetContentOffset(forProposedContentOffset: filling(contentOffset))
    if !target.isFinite { target = contentOffset }
    let chosen =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
    return chosen.isFinite ? chosen : target
  }

  /// Moves the content by the distance of an invalidation.
  func adjust(by distance: CGPoint) {
    guard distance != .zero, distance.isFinite else { return }
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }

  // MARK: Showing

  /// Shows the elements in the visible part, and no others. Cells that prefer other sizes change the layout.
  func showElements(of layout: UICollectionViewLayout) {
    var wanted = attributes(in: bounds, of: layout)
    for _ in 0..<8 {
      show(wanted)
      guard asksForLayout(wanted, layout) else { break }
      layOut(layout)
      wanted = attributes(in: bounds, of: layout)
    }
    for attributes in wanted { view(of: attributes.key).map { place($0, attributes, always: false) } }
    itemMove.place()
    if let path = swipe.path, let cell = cells[path] { swipe.place(cell, at: path) }
  }

  /// The attributes of the elements in a part of the content, as they are shown.
  func attributes(in area: CGRect, of layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
    arrangeScrollers(layout)
    let wanted = (layout.layoutAttributesForElements(in: area) ?? []).filter { exists($0.key) }
    return (layout as? UICollectionViewCompositionalLayout)?.shown(wanted, in: self) ?? wanted
  }

  /// Whether the data source has an item; layouts may be behind or ahead of it.
  func exists(_ key: ElementKey) -> Bool {
    key.category != .cell
      || (counts.indices.contains(key.path.section) && key.path.item < counts[key.path.section])
  }

  private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    let places = Dictionary(wanted.map { ($0.key, $0) }) { first, _ in first }
    let paths = wanted.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    cells.show(paths) {
      delegate?.collectionView(self, didEndDisplaying: $0, forItemAt: $1)
    } show: { path in
      let key = ElementKey(category: .cell, kind: "", path: path)
      if let place = places[key] { UIView.performWithoutAnimation { make(place) } }
    }
    for key in supplementary.keys where places[key] == nil { removeSupplementary(key) }
    for attributes in wanted
    where attributes.representedElementCategory != .cell && supplementary.shown[attributes.key] == nil {
      UIView.performWithoutAnimation { make(attributes) }
    }
  }

  private func removeSupplementary(_ key: ElementKey) {
    guard let view = supplementary.shown.removeValue(forKey: key) else { return }
    supplementary.recycle(view, key)
    guard key.category == .supplementaryView else { return }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  /// Whether the sizes that visible cells prefer have invalidated the layout.
  func asksForLayout(
    _ wanted: [UICollectionViewLayoutAttributes], _ layout: UICollectionViewLayout
  ) -> Bool {
    var asks = false
    for attributes in wanted {
      let key = attributes.key
      guard layout.asksForSize(of: key), let view = view(of: key),
        fitted[key] != FittedSize(view: ObjectIdentifier(view), size: attributes.size)
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
      fitted[key] = FittedSize(view: ObjectIdentifier(view), size: preferred.size)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      asks = true
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
    return asks
  }

  // MARK: Views

  /// The view of an element; nil if it isn't shown.
  func view(of key: ElementKey) -> UICollectionReusableView? {
    key.category == .cell ? cells[key.path] : supplementary.shown[key]
  }

  /// Makes the view of an element, and shows it at its place.
  @discardableResult
  func make(
    _ attributes: UICollectionViewLayoutAttributes, at initial: UICollectionViewLayoutAttributes? = nil
  ) -> UICollectionReusableView? {
    let (key, path) = (attributes.key, attributes.indexPath)
    let host = scroller(of: attributes) ?? self
    placeOfNew = attributes.frame
    switch key.category {
    case .cell:
      let origin = itemMove.origin(of: path)
      guard let cell = dataSource?.collectionView(self, cellForItemAt: origin) else { return nil }
      cells.insert(cell, at: path)
      (cell as? UICollectionViewListCell)?.edit(isEditing)
      place(cell, initial ?? attributes)
      cell.isSelected = cells.selected.contains(path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      host.addSubview(cell)
      return cell
    case .supplementaryView:
      guard
        let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: path)
      else { return nil }
      supplementary.shown[key] = view
      place(view, initial ?? attributes)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
      host.addSubview(view)
      return view
    case .decorationView:
      guard let made = collectionViewLayout.decorationClasses[key.kind] else { return nil }
      let view = made.init(frame: placeOfNew)
      supplementary.shown[key] = view
      place(view, initial ?? attributes)
      host.insertSubview(view, at: host === self && backgroundView != nil ? 1 : 0)
      return view
    }
  }

  /// Moves a view to its place, in the coordinates of the view that it is in.
  ///
  /// - Parameter always: whether it is moved even if it has been given the same attributes. While content scrolls it
  ///   isn't, so that what code changes in visible cells stays. Source: Apple's documentation of
  ///   `UICollectionViewLayoutAttributes`, by which a collection compares them by `isEqual(_:)`.
  func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, always: Bool = true
  ) {
    (view as? UICollectionViewListCell)?.listPlace = attributes.listPlace
    let scroller = scroller(of: attributes)
    if let old = view.superview, old !== scroller ?? self { (scroller ?? self).addSubview(view) }
    let origin = scroller?.frame.origin ?? .zero
    let shift = CGPoint(x: -origin.x, y: -origin.y)
    if !always, let taken = view.taken, taken.shift == shift, taken.attributes.isEqual(attributes) { return }
    view.take(attributes, shiftedBy: shift)
  }

  /// Lets the data source set the content of visible items anew.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      cells.reconfigured = [path: cell]
      fitted[ElementKey(category: .cell, kind: "", path: path)] = nil
      defer { cells.reconfigured = [:] }
      guard let new = dataSource?.collectionView(self, cellForItemAt: path), new !== cell else { continue }
      // Another cell takes the place of the old one.
      new.removeFromSuperview()
      cells.recycle(cell)
      cells.insert(new, at: path)
      if let place = collectionViewLayout.layoutAttributesForItem(at: path) { self.place(new, place) }
      addSubview(new)
    }
    setNeedsLayout()
  }
}

extension UICollectionViewLayout {
  /// Whether an element's view is asked for its size.
  func asksForSize(of key: ElementKey) -> Bool {
    switch self {
    case let flow as UICollectionViewFlowLayout: key.category == .cell && flow.estimatedItemSize != .zero
    case let layout as UICollectionViewCompositionalLayout: layout.isEstimated(key)
    default: false
    }
  }
}

/// The size that a view has asked for; it isn't asked again while it has that size.
struct FittedSize: Equatable {
  let view: ObjectIdentifier
  let size: CGSize
}
