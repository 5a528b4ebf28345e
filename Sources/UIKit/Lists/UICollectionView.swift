/// Items where a layout says, of which only those are made that can be seen.
///
/// Headers, footers and dragging are not modelled; items come and go without an animation.
open class UICollectionView: UIScrollView {
  /// Along which content scrolls. The raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where an item is brought to. The bits are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per place.
    public let rawValue: UInt
    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = Self(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = Self(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// A header's kind; headers are not modelled.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// A footer's kind; footers are not modelled.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Says where the items are.
  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(from: oldValue) } }
  /// Behind the items; nil for nothing.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether a tap adds an item to those that are selected.
  open var allowsMultipleSelection = false

  let cells = ListCells<UICollectionViewCell>()
  private var laidOut = CGRect.null
  private var mustReload = true
  /// Whether the layout says where the content is after a change of layout or of items.
  private var mustAskForOffset = false

  fileprivate var listDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// A collection without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// A collection in lines, without items.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func adopt(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
    mustAskForOffset = true
  }

  /// Has items go where another layout says; in an animation if that is asked for.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  // MARK: Items

  /// Asks for all items anew.
  open func reloadData() {
    mustReload = true
    cells.forgetSelection()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks for items anew: for all of them.
  open func reloadItems(at indexPaths: [IndexPath]) { update() }
  /// Asks for sections anew: for all of them.
  open func reloadSections(_ sections: IndexSet) { update() }
  /// The data source has more items: all are asked for anew.
  open func insertItems(at indexPaths: [IndexPath]) { update() }
  /// The data source has fewer items: all are asked for anew.
  open func deleteItems(at indexPaths: [IndexPath]) { update() }

  private func update() {
    reloadData()
    mustAskForOffset = true
  }

  /// Makes changes, and says that they are done.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    collectionViewLayout.invalidateLayout()
    mustAskForOffset = true
    DispatchQueue.main.async { completion?(true) }
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Says of which class cells of a kind are.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Without effect: there are no nibs, which lint says.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
  /// Without effect, which lint says: headers and footers are not modelled.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    Run.noteUnmodeled(.supplementaryView)
  }

  /// A cell of a kind: one that is not used any more, or a new one; a plain one where its class is not known.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = cells.reuse(identifier) { return cell }
    let cell = (cells.classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
    cell.identifier = identifier
    return cell
  }

  // MARK: Layout

  /// Makes the items that can be seen, and lets go of the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = collectionViewLayout
    if !laidOut.isNull, laidOut != bounds,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
        || laidOut.size != bounds.size
    {
      layout.invalidateLayout()
    }
    if mustReload {
      mustReload = false
      cells.removeAll()
    }
    layout.prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    keepClearOfBars()
    if mustAskForOffset, !laidOut.isNull { takeOffset(of: layout) }
    (mustAskForOffset, laidOut) = (false, bounds)
    backgroundView?.frame = bounds
    let wanted = layout.layoutAttributesForElements(in: bounds) ?? []
    let places = Dictionary(wanted.map { ($0.indexPath, $0) }) { first, _ in first }
    cells.show(wanted.map(\.indexPath)) {
      listDelegate?.collectionView(self, didEndDisplaying: $0, forItemAt: $1)
    } show: { path in
      if let place = places[path] { UIView.performWithoutAnimation { show(place) } }
    }
    for attributes in wanted { cells[attributes.indexPath]?.take(attributes) }
  }

  /// Moves the content to where the layout wants it; where it is, unless it would not fill the view.
  private func takeOffset(of layout: UICollectionViewLayout) {
    let target = layout.targetContentOffset(forProposedContentOffset: filling(contentOffset))
    if target.isFinite, target != contentOffset { contentOffset = target }
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return target.isFinite ? target : proposed
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath) else { return }
    cells.insert(cell, at: attributes.indexPath)
    cell.take(attributes)
    cell.isSelected = cells.selected.contains(attributes.indexPath)
    listDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    addSubview(cell)
  }

  // MARK: Asking

  /// The cell of an item that can be seen; nil for any other one.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell, the first of several; nil for a cell that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.path(of: cell) }
  /// The item that can be seen at a point of the collection, the one in front where several lie on one another; nil for
  /// none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    func depth(_ path: IndexPath) -> CGFloat { cells[path]?.layer.zPosition ?? 0 }
    return cells.shown.filter { $0.value.frame.contains(point) && !$0.value.isHidden }.keys
      .max { (depth($0), $0) < (depth($1), $1) }
  }
  /// In the order of the items.
  open var indexPathsForVisibleItems: [IndexPath] { cells.paths }
  /// In the order of the items.
  open var visibleCells: [UICollectionViewCell] { cells.all }
  /// In the order of selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { cells.selected.isEmpty ? nil : cells.selected }
  /// Where an item is; nil where the layout does not know.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Nil: headers and footers are not modelled.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { nil }

  // MARK: Doing

  /// Selects an item, of which the delegate does not hear.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes an item's selection back, of which the delegate does not hear.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cells.deselect(indexPath, animated: animated)
  }

  /// Brings an item into sight.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    // Clear of bars.
    let (inset, free) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - free.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - free.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - free.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - free.width - inset.left }
    setContentOffset(filling(offset), animated: animated)
  }
}

// MARK: The finger

/// Source of the order of the calls: the header of `UICollectionViewDelegate`.
extension UICollectionView: TappedList {
  var selectsAfterHighlight: Bool { false }

  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath? {
    guard let listDelegate else { return path }
    switch question {
    case .shouldHighlight:
      return listDelegate.collectionView(self, shouldHighlightItemAt: path) ? path : nil
    case .didHighlight: listDelegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: listDelegate.collectionView(self, didUnhighlightItemAt: path)
    case .willSelect: return listDelegate.collectionView(self, shouldSelectItemAt: path) ? path : nil
    case .didSelect: listDelegate.collectionView(self, didSelectItemAt: path)
    // An item that loses its selection to another one is not asked.
    case .willDeselect(let isTapped):
      let stays = isTapped && !listDelegate.collectionView(self, shouldDeselectItemAt: path)
      return stays ? nil : path
    case .didDeselect: listDelegate.collectionView(self, didDeselectItemAt: path)
    }
    return path
  }
}
