/// The source of a table's rows, which shows snapshots and animates between them.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UITableViewDataSource
{
  /// The name of a closure that makes the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The name of a snapshot of these identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation with which rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var current = Snapshot()

  /// A source without rows, which becomes that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The sections and rows that are shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot, with the animation `defaultRowAnimation`. Without an animation, visible cells that stay are
  /// kept too.
  ///
  /// - Parameter completion: called at the end of the animation.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let tableView, tableView.dataSource === self else {
      current = snapshot
      current.forgetReloads()
      DispatchQueue.main.async { completion?() }
      return
    }
    let changes = { [self] in
      tableView.performBatchUpdates {
        self.current = snapshot
        self.current.forgetReloads()
        tableView.change(self.defaultRowAnimation) { $0 = difference.update }
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { changes() } else { UIView.performWithoutAnimation(changes) }
    tableView.reconfigureRows(at: difference.reconfigured)
  }

  /// Shows a snapshot with new cells, without an animation.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    current.forgetReloads()
    tableView?.reloadData()
    DispatchQueue.main.async { completion?() }
  }

  // MARK: Identifiers

  /// The row at a path; nil for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
  /// The path of a row; nil for one that isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let number = current.indexOfSection(section),
      let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: number)
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of rows in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// The cell of the closure with which the source was made.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { provider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns nil, unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil, unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

extension UITableViewDiffableDataSource {
  /// Shows a snapshot, and waits until its animation is over.
  nonisolated(nonsending) public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withUnsafeContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
}
