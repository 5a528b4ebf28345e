import TransitionEngine

/// The changes of a batch: of the rows of a table, or of the items of a collection.
///
/// Paths and sections that are deleted, reloaded or moved are those before the batch; inserted ones, and the
/// destinations of moves, are those after it.
struct ListUpdate {
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deleted: Set<IndexPath> = []
  private(set) var inserted: Set<IndexPath> = []
  private(set) var reloaded: Set<IndexPath> = []
  private(set) var moved: [IndexPath: IndexPath] = [:]
  /// The animations that a table was asked for, by path: of deleted and reloaded rows before the batch, and of
  /// inserted ones after it.
  var leaving: [IndexPath: UITableView.RowAnimation] = [:]
  var entering: [IndexPath: UITableView.RowAnimation] = [:]
  var leavingSections: [Int: UITableView.RowAnimation] = [:]
  var enteringSections: [Int: UITableView.RowAnimation] = [:]

  mutating func delete(_ paths: [IndexPath]) { deleted.formUnion(paths) }
  mutating func insert(_ paths: [IndexPath]) { inserted.formUnion(paths) }
  mutating func reload(_ paths: [IndexPath]) { reloaded.formUnion(paths) }
  mutating func move(_ path: IndexPath, to new: IndexPath) { moved[path] = new }
  mutating func deleteSections(_ sections: some Sequence<Int>) { deletedSections.formUnion(sections) }
  mutating func insertSections(_ sections: some Sequence<Int>) { insertedSections.formUnion(sections) }
  mutating func reloadSections(_ sections: some Sequence<Int>) { reloadedSections.formUnion(sections) }
  mutating func moveSection(_ section: Int, to new: Int) { movedSections[section] = new }

  /// The changes in order, for layouts.
  var items: [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    let mapping = ListMapping(self)
    var items = deletedSections.sorted().map { Item(section($0), nil, .delete) }
    items += deleted.sorted().map { Item($0, nil, .delete) }
    items += reloadedSections.sorted().map {
      Item(section($0), mapping.newSection($0).map(section), .reload)
    }
    items += reloaded.sorted().map { Item($0, mapping.position(of: $0), .reload) }
    items += movedSections.sorted { $0.key < $1.key }.map { Item(section($0.key), section($0.value), .move) }
    items += moved.sorted { $0.key < $1.key }.map { Item($0.key, $0.value, .move) }
    items += insertedSections.sorted().map { Item(nil, section($0), .insert) }
    return items + inserted.sorted().map { Item(nil, $0, .insert) }
  }

  /// Explains why the numbers of items before and after the batch don't agree with its changes; nil if they do.
  func contradiction(from old: [Int], to new: [Int]) -> Remark? {
    let mapping = ListMapping(self)
    let expected = old.count - deletedSections.count + insertedSections.count
    guard new.count == expected else {
      return Remark(
        """
        \(old.count) sections before and \(new.count) after, with \(insertedSections.count) inserted and \
        \(deletedSections.count) deleted
        """)
    }
    for (section, count) in old.enumerated() where !reloadedSections.contains(section) {
      guard let after = mapping.newSection(section), new.indices.contains(after) else { continue }
      let (out, into) = (mapping.removed(from: section), mapping.added(to: after))
      if new[after] != count - out + into {
        return Remark(
          """
          \(count) items before and \(new[after]) after in section \(after), with \(into) inserted or moved in and \
          \(out) deleted or moved out
          """)
      }
    }
    return nil
  }
}

/// The paths after a batch by those before it, and the reverse.
struct ListMapping {
  private let update: ListUpdate
  private let sectionsOut: [Int]
  private let sectionsIn: [Int]
  private var out: [Int: [Int]] = [:]
  private var into: [Int: [Int]] = [:]
  private let origins: [IndexPath: IndexPath]
  private let sectionOrigins: [Int: Int]

  init(_ update: ListUpdate) {
    self.update = update
    sectionsOut = update.deletedSections.union(update.movedSections.keys).sorted()
    sectionsIn = update.insertedSections.union(update.movedSections.values).sorted()
    for path in update.deleted.union(update.moved.keys).sorted() {
      out[path.section, default: []].append(path.item)
    }
    for path in update.inserted.union(update.moved.values).sorted() {
      into[path.section, default: []].append(path.item)
    }
    origins = Dictionary(update.moved.map { ($0.value, $0.key) }) { first, _ in first }
    sectionOrigins = Dictionary(update.movedSections.map { ($0.value, $0.key) }) { first, _ in first }
  }

  func removed(from section: Int) -> Int { out[section]?.count ?? 0 }
  func added(to section: Int) -> Int { into[section]?.count ?? 0 }

  /// The index that an element gets which stays in its order, when others leave and come.
  ///
  /// - Parameters: `out` has the indexes that leave, before the change; `into` those that come, after it. Both ascend.
  private func shifted(_ index: Int, out: [Int], into: [Int]) -> Int {
    var index = index - out.prefix { $0 < index }.count
    for other in into {
      guard other <= index else { break }
      index += 1
    }
    return index
  }

  /// The section after the batch; nil if it is deleted.
  func newSection(_ old: Int) -> Int? {
    if let new = update.movedSections[old] { return new }
    return update.deletedSections.contains(old) ? nil : shifted(old, out: sectionsOut, into: sectionsIn)
  }

  /// The section before the batch; nil if it is inserted.
  func oldSection(_ new: Int) -> Int? {
    if let old = sectionOrigins[new] { return old }
    return update.insertedSections.contains(new) ? nil : shifted(new, out: sectionsIn, into: sectionsOut)
  }

  /// The path after the batch, also of an item that is reloaded; nil for one that is deleted.
  func position(of old: IndexPath) -> IndexPath? {
    if let new = update.moved[old] { return new }
    guard !update.deleted.contains(old), let section = newSection(old.section) else { return nil }
    return IndexPath(
      item: shifted(old.item, out: out[old.section] ?? [], into: into[section] ?? []), section: section)
  }

  /// The path after the batch of an item that stays the same; nil if it is deleted or reloaded.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if update.reloaded.contains(old) || update.reloadedSections.contains(old.section) { return nil }
    return position(of: old)
  }

  /// The path before the batch of an item that stays the same; nil if it is inserted or reloaded.
  func oldPath(_ new: IndexPath) -> IndexPath? {
    if let old = origins[new] { return old }
    guard !update.inserted.contains(new), let section = oldSection(new.section) else { return nil }
    let old = IndexPath(
      item: shifted(new.item, out: into[new.section] ?? [], into: out[section] ?? []), section: section)
    return update.reloaded.contains(old) || update.reloadedSections.contains(section) ? nil : old
  }

  /// Whether an item after the batch takes the place of one that is reloaded.
  func isReloaded(_ new: IndexPath) -> Bool {
    guard let section = oldSection(new.section) else { return false }
    if update.reloadedSections.contains(section) { return true }
    return !update.inserted.contains(new) && oldPath(new) == nil
  }

  /// Values by their paths after the batch.
  func renamed<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    Dictionary(values.compactMap { path, value in newPath(path).map { ($0, value) } }) { first, _ in first }
  }
}
