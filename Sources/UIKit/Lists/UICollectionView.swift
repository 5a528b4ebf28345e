/// A collection of items that a layout positions. Only visible items have cells.
///
/// Headers, footers and dragging are not modeled; items come and go without an animation.
open class UICollectionView: UIScrollView {
  /// The direction in which the content scrolls. The raw values are UIKit's.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The position to which an item is scrolled. The bits are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit per position.
    public let rawValue: UInt
    /// Positions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = Self(rawValue: 1 << 0)
    /// In the vertical center.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = Self(rawValue: 1 << 3)
    /// In the horizontal center.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The kind of headers; headers are not modeled.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers; footers are not modeled.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The source of the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout, which positions the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(from: oldValue) } }
  /// The view behind the items; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether a tap selects an item.
  open var allowsSelection = true
  /// Whether a tap adds an item to the selection.
  open var allowsMultipleSelection = false

  let cells = ListCells<UICollectionViewCell>()
  private var laidOut = CGRect.null
  private var mustReload = true
  /// Whether the next layout pass gets the content offset from the layout, after a change of layout or items.
  private var mustAskForOffset = false

  /// Decides about the items, and is called when they are selected. Not retained. It is also the scroll view's delegate.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// A collection without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A collection with a flow layout, without items.
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

  /// Changes to another layout, with an optional animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, with an optional animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
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

  /// Reloads all items, and clears the selection.
  open func reloadData() {
    mustReload = true
    cells.forgetSelection()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Reloads items; here all items are reloaded.
  open func reloadItems(at indexPaths: [IndexPath]) { update() }
  /// Reloads sections; here all items are reloaded.
  open func reloadSections(_ sections: IndexSet) { update() }
  /// Inserts items that the data source has added; here all items are reloaded.
  open func insertItems(at indexPaths: [IndexPath]) { update() }
  /// Deletes items that the data source has removed; here all items are reloaded.
  open func deleteItems(at indexPaths: [IndexPath]) { update() }

  private func update() {
    reloadData()
    mustAskForOffset = true
  }

  /// Executes changes, and calls the completion in the next turn.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    collectionViewLayout.invalidateLayout()
    mustAskForOffset = true
    DispatchQueue.main.async { completion?(true) }
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Registers the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Without effect: there are no nibs, which lint reports.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
  /// Without effect, which lint reports: headers and footers are not modeled.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    Run.noteUnmodeled(.supplementaryView)
  }

  /// A reused cell with an identifier, or else a new one of the registered class; a plain one if no class is
  /// registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = cells.reuse(identifier) { return cell }
    let cell = (cells.classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
    cell.identifier = identifier
    return cell
  }

  // MARK: Layout

  /// Makes the cells of items that have become visible, and removes those of the others.
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
      delegate?.collectionView(self, didEndDisplaying: $0, forItemAt: $1)
    } show: { path in
      if let place = places[path] { UIView.performWithoutAnimation { show(place) } }
    }
    for attributes in wanted { cells[attributes.indexPath]?.take(attributes) }
  }

  /// Moves the content to the layout's target offset, given the nearest offset at which it fills the view.
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
    delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    addSubview(cell)
  }

  // MARK: Cells and paths

  /// The cell of a visible item; nil for any other item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The path of a cell, the first of several; nil for a cell that isn't shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.path(of: cell) }
  /// The path of the visible item at a point in the collection's coordinates, the front one if several
  /// overlap; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    func depth(_ path: IndexPath) -> CGFloat { cells[path]?.layer.zPosition ?? 0 }
    return cells.shown.filter { $0.value.frame.contains(point) && !$0.value.isHidden }.keys
      .max { (depth($0), $0) < (depth($1), $1) }
  }
  /// The paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.paths }
  /// The cells of the visible items, in the order of the items.
  open var visibleCells: [UICollectionViewCell] { cells.all }
  /// The paths of the selected items, in the order of selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { cells.selected.isEmpty ? nil : cells.selected }
  /// The layout attributes of an item; nil if the layout has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Nil: headers and footers are not modeled.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { nil }

  // MARK: Selecting and scrolling

  /// Selects an item, without a call to the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item, without a call to the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cells.deselect(indexPath, animated: animated)
  }

  /// Scrolls an item to a position.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    // Positions are within the part that bars don't cover.
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

// MARK: Touches

/// Calls the delegate while a finger is on an item. Source of the order of the calls: the header of
/// `UICollectionViewDelegate`.
extension UICollectionView: TappedList {
  var selectsAfterHighlight: Bool { false }

  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    switch question {
    case .shouldHighlight:
      return delegate.collectionView(self, shouldHighlightItemAt: path) ? path : nil
    case .didHighlight: delegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: delegate.collectionView(self, didUnhighlightItemAt: path)
    case .willSelect: return delegate.collectionView(self, shouldSelectItemAt: path) ? path : nil
    case .didSelect: delegate.collectionView(self, didSelectItemAt: path)
    // The delegate can't keep an item selected when another one is selected instead.
    case .willDeselect(let isTapped):
      let stays = isTapped && !delegate.collectionView(self, shouldDeselectItemAt: path)
      return stays ? nil : path
    case .didDeselect: delegate.collectionView(self, didDeselectItemAt: path)
    }
    return path
  }
}
