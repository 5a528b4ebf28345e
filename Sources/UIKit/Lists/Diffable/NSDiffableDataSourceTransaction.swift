/// A change of a diffable data source by a finger that moves an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The items before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The removals and insertions in the order of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that change.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
      return before == after ? nil : NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
    }
  }
}

/// A change of a section of a diffable data source by a finger that moves an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The removals and insertions in the section.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(_ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]) {
    sectionIdentifier = section
    var (before, after) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    before.append(old)
    after.append(new)
    (initialSnapshot, finalSnapshot) = (before, after)
    difference = new.difference(from: old).inferringMoves()
  }
}
