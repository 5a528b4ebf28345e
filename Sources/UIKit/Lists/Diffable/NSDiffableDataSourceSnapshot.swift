import TransitionEngine

/// The sections and items of a list at one time, by their identifiers.
///
/// An identifier occurs once. Adding one that is already there moves nothing and is noted for lint: iOS throws an
/// exception.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var all: Set<ItemIdentifierType> = []
  /// The items whose cells are made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells get their content anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// No sections and no items.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { all.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The number of items in a section; 0 for one that doesn't exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section, in order; none for one that doesn't exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section of an item; nil for an item that doesn't exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    all.contains(identifier) ? sections.first { items[$0]?.contains(identifier) ?? false } : nil
  }
  /// The number of an item among those of all sections, from 0; nil for an item that doesn't exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The number of a section, from 0; nil for one that doesn't exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; nil for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
      return complain(Remark("section to append items to"), Remark("append a section first"))
    }
    items[section, default: []] += fresh(identifiers)
  }
  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType)
  {
    insert(fresh(identifiers), at: other, distance: 0)
  }
  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType) {
    insert(fresh(identifiers), at: other, distance: 1)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll(where: gone.contains) }
    all.subtract(gone)
  }
  /// Removes all sections and items.
  public mutating func deleteAllItems() { (sections, items, all) = ([], [:], []) }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    move(identifier, to: other, distance: 0)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    move(identifier, to: other, distance: 1)
  }
  /// Makes the cells of items anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Sets the content of items anew, in the cells that they have.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func fresh(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let new = identifiers.filter { all.insert($0).inserted }
    if new.count < identifiers.count {
      complain(Remark("item that occurs twice"), Remark("give each item an identifier of its own"))
    }
    return new
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, distance: Int
  ) {
    guard let section = sectionIdentifier(containingItem: other),
      let index = items[section]?.firstIndex(of: other)
    else {
      all.subtract(identifiers)
      return complain(Remark("item \(other) to insert at"), Remark("insert at an item of the snapshot"))
    }
    items[section]?.insert(contentsOf: identifiers, at: index + distance)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, distance: Int) {
    guard identifier != other, all.contains(identifier), all.contains(other) else { return }
    deleteItems([identifier])
    all.insert(identifier)
    insert([identifier], at: other, distance: distance)
  }

  private func complain(_ what: Remark, _ instead: Remark) {
    Run.noteUnmodeled(what, instead, actor: "NSDiffableDataSourceSnapshot")
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { insertSections(identifiers, at: sections.firstIndex(of: other) ?? sections.count) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { insertSections(identifiers, at: sections.firstIndex(of: other).map { $0 + 1 } ?? sections.count) }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { all.subtract(items.removeValue(forKey: section) ?? []) }
    let gone = Set(identifiers)
    sections.removeAll(where: gone.contains)
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    moveSection(identifier, other, 0)
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    moveSection(identifier, other, 1)
  }
  /// Makes the cells of sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    let new = identifiers.filter { items[$0] == nil }
    if new.count < identifiers.count {
      complain(Remark("section that occurs twice"), Remark("give each section an identifier of its own"))
    }
    sections.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, _ other: SectionIdentifierType, _ distance: Int
  ) {
    guard identifier != other, let from = sections.firstIndex(of: identifier) else { return }
    sections.remove(at: from)
    sections.insert(identifier, at: sections.firstIndex(of: other).map { $0 + distance } ?? sections.count)
  }

  /// Replaces the items of a section.
  mutating func setItems(_ identifiers: [ItemIdentifierType], of section: SectionIdentifierType) {
    if items[section] == nil { appendSections([section]) }
    all.subtract(items[section] ?? [])
    items[section] = []
    items[section] = fresh(identifiers)
  }

  /// Forgets what is to be made or set anew, as it has been.
  mutating func forgetReloads() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }
}
