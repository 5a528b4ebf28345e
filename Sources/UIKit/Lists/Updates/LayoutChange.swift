/// A change of items or of layouts, from which a layout knows where elements come from and where they go.
struct LayoutChange {
  /// The attributes of the elements near the visible part before the change.
  let old: [ElementKey: UICollectionViewLayoutAttributes]
  let mapping: ListMapping
  /// The layout before a change of layouts; nil if the items change.
  var oldLayout: UICollectionViewLayout?
  /// The layout after a change of layouts; nil if the items change.
  var newLayout: UICollectionViewLayout?

  /// The key after the change; nil if the element is deleted or reloaded.
  func newKey(_ key: ElementKey) -> ElementKey? {
    // A decoration or a header belongs to its section.
    let path =
      key.category == .cell
      ? mapping.newPath(key.path)
      : mapping.newSection(key.path.section).map { IndexPath(item: key.path.item, section: $0) }
    return path.map { ElementKey(category: key.category, kind: key.kind, path: $0) }
  }

  private func oldKey(_ key: ElementKey) -> ElementKey? {
    let path =
      key.category == .cell
      ? mapping.oldPath(key.path)
      : mapping.oldSection(key.path.section).map { IndexPath(item: key.path.item, section: $0) }
    return path.map { ElementKey(category: key.category, kind: key.kind, path: $0) }
  }

  /// The attributes with which an element appears; the key is that after the change.
  func initial(_ key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if let oldKey = oldKey(key) {
      let before = old[oldKey] ?? oldLayout?.attributes(of: oldKey)
      if let before { return before.copied(at: key.path) }
    }
    let attributes = layout.attributes(of: key)?.copied()
    attributes?.alpha = 0
    return attributes
  }

  /// The attributes with which an element disappears; the key is that before the change.
  func final(_ key: ElementKey, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    if let newKey = newKey(key), let after = (newLayout ?? layout).attributes(of: newKey) {
      return after.copied()
    }
    let attributes = old[key]?.copied()
    attributes?.alpha = 0
    return attributes
  }
}
