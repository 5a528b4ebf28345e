import Text

/// The changes from one snapshot to another.
struct SnapshotDifference {
  private(set) var update = ListUpdate()
  /// The paths, after the change, of the items whose content is set anew.
  private(set) var reconfigured: [IndexPath] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let sections = Self.order(before, after)
    update.deleteSections(sections.deleted)
    update.insertSections(sections.inserted)
    for (from, to) in sections.moved { update.moveSection(from, to: to) }

    let (oldPaths, newPaths) = (Self.paths(old), Self.paths(new))
    let (surviving, present) = (Set(after), Set(before))
    // Items of sections that come or go do so with them, unless they move to or from another section.
    for (section, identifier) in before.enumerated() {
      let items = old.itemIdentifiers(inSection: identifier)
      let isKept = surviving.contains(identifier)
      for (index, item) in items.enumerated() where newPaths[item] == nil && isKept {
        update.delete([IndexPath(item: index, section: section)])
      }
    }
    for (section, identifier) in after.enumerated() {
      let items = new.itemIdentifiers(inSection: identifier)
      guard present.contains(identifier) else {
        for (index, item) in items.enumerated() {
          let path = IndexPath(item: index, section: section)
          if let old = oldPaths[item] { update.move(old, to: path) }
        }
        continue
      }
      let former = old.itemIdentifiers(inSection: identifier)
      let (order, own) = (Self.order(former, items), Set(former))
      for index in order.inserted {
        let path = IndexPath(item: index, section: section)
        if let old = oldPaths[items[index]], !own.contains(items[index]) {
          update.move(old, to: path)
        } else {
          update.insert([path])
        }
      }
      let formerSection = before.firstIndex(of: identifier) ?? section
      for (from, to) in order.moved {
        update.move(IndexPath(item: from, section: formerSection), to: IndexPath(item: to, section: section))
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    update.reload(reloaded.compactMap { newPaths[$0] == nil ? nil : oldPaths[$0] }.sorted())
    update.reloadSections(new.reloadedSectionIdentifiers.compactMap { before.firstIndex(of: $0) })
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { newPaths[$0] }
  }

  private static func paths<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>)
    -> [Item: IndexPath]
  {
    var paths: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (index, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(item: index, section: section)
      }
    }
    return paths
  }

  /// The indexes of elements that leave, come or change their order. As few as possible move.
  private static func order<Element: Hashable>(_ old: [Element], _ new: [Element])
    -> (deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)])
  {
    let places = Dictionary(zip(old, old.indices)) { first, _ in first }
    let present = Set(new)
    let deleted = old.indices.filter { !present.contains(old[$0]) }
    let inserted = new.indices.filter { places[new[$0]] == nil }
    let kept = new.indices.compactMap { index in places[new[index]].map { (from: $0, to: index) } }
    let still = longestAscent(kept.map(\.from))
    return (deleted, inserted, kept.enumerated().filter { !still.contains($0.offset) }.map(\.element))
  }

  /// The positions of a longest ascending part of a sequence of different numbers.
  private static func longestAscent(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = tails.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[position] = tails[length - 1] }
      if length < tails.count { tails[length] = position } else { tails.append(position) }
    }
    var ascent: Set<Int> = []
    var position = tails.last
    while let current = position {
      ascent.insert(current)
      position = previous[current]
    }
    return ascent
  }
}
