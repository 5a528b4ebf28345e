/// The source of a collection's items, which shows snapshots and animates between them.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// The name of a closure that makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// The name of a closure that makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The name of a snapshot of these identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes the supplementary views; nil for empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Decides whether a finger moves items, and is told of it.
  open var reorderingHandlers = ReorderingHandlers()

  /// What decides whether a finger moves items, and is told when it has.
  public struct ReorderingHandlers {
    /// Whether a finger moves an item; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the source shows a moved item.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the source shows a moved item.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// No handlers: nothing moves.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// A source without items, which becomes that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The sections and items that are shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot, animated as by `performBatchUpdates(_:completion:)`. Without an animation, visible cells that
  /// stay are kept too.
  ///
  /// - Parameter completion: called at the end of the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
    show(snapshot, animatingDifferences, completion)
  }

  /// Shows a snapshot with new cells, without an animation.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    current.forgetReloads()
    collectionView?.reloadData()
    DispatchQueue.main.async { completion?() }
  }

  /// The outline of a section; one level of its items if none was applied.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(current.itemIdentifiers(inSection: section))
    return outline
  }

  /// Shows the visible items of an outline in a section, which is added if there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var new = current
    new.setItems(snapshot.visibleItems, of: section)
    show(new, animatingDifferences, completion)
  }

  private func show(_ snapshot: Snapshot, _ animated: Bool, _ completion: (() -> Void)?) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let collectionView, collectionView.dataSource === self else {
      current = snapshot
      current.forgetReloads()
      DispatchQueue.main.async { completion?() }
      return
    }
    let changes = { [self] in
      collectionView.performBatchUpdates {
        self.current = snapshot
        self.current.forgetReloads()
        collectionView.change { $0 = difference.update }
      } completion: { _ in
        completion?()
      }
    }
    if animated { changes() } else { UIView.performWithoutAnimation(changes) }
    collectionView.reconfigure(difference.reconfigured)
  }

  // MARK: Identifiers

  /// The item at a path; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
  /// The path of an item; nil for one that isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let number = current.indexOfSection(section),
      let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: number)
  }
  /// The section with a number; nil for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// The number of a section; nil for one that isn't shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: The source

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// The cell of the closure with which the source was made.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  /// What `reorderingHandlers` says of the item; false without them.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Moves the item in the snapshot, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var new = current
    new.deleteItems([item])
    var items = new.itemIdentifiers(inSection: section)
    items.insert(item, at: min(destinationIndexPath.item, items.count))
    new.setItems(items, of: section)
    let transaction = NSDiffableDataSourceTransaction(from: current, to: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    for change in transaction.sectionTransactions {
      outlines[change.sectionIdentifier] = change.finalSnapshot
    }
    reorderingHandlers.didReorder?(transaction)
  }
  /// The view of `supplementaryViewProvider`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot, and waits until its animation is over.
  nonisolated(nonsending) public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withUnsafeContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
}
