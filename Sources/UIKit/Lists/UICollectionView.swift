/// A collection of items that a layout positions. Only visible items have cells.
///
/// A finger moves items, in their section or to another one that has items; drag and drop is not modeled.
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

  /// What an element of a collection is. The raw values are UIKit's.
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  /// Whether cells change their size when their content changes. Kept, without effect: cells are asked for their
  /// size when they appear, and after a change of the layout. The raw values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
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

  /// Whether cells are made before they are visible. Kept, without effect: they are made when they are visible.
  open var isPrefetchingEnabled = true
  /// Kept, without effect: nothing is fetched in advance.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells change their size when their content changes; kept, without effect.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Decides about the items, and is called when they are selected. Not retained. It is also the scroll view's delegate.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// Says what a finger drags. Kept, without effect, which lint reports. Not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { Run.noteUnmodeled(.collectionDrag, if: dragDelegate != nil) }
  }
  /// Takes what is dropped. Kept, without effect, which lint reports. Not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { Run.noteUnmodeled(.collectionDrop, if: dropDelegate != nil) }
  }
  /// Whether a finger drags items; kept, without effect.
  open var dragInteractionEnabled = true
  /// How fast items make room for something that is dragged; kept, without effect.
  open var reorderingCadence = ReorderingCadence.immediate
  /// How fast items make room. The raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

  /// Whether the rows of a list show their controls for editing.
  open var isEditing = false { didSet { if isEditing != oldValue { showEditing() } } }
  var edits: Bool { isEditing }
  /// Whether a tap selects an item while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several items while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false
  private(set) lazy var swipe = RowSwipe(self)
  private(set) lazy var itemMove = ItemMove(self)

  let cells = ListCells<UICollectionViewCell>()
  let supplementary = SupplementaryViews()
  private lazy var menu = ListMenu(self)
  /// The bounds of the last layout pass; before the first one, those that the collection was made with.
  var laidOut: CGRect
  /// Whether there has been a layout pass.
  private(set) var wasLaidOut = false
  var mustReload = true
  /// The frame of the element whose view the data source is asked for: UIKit makes cells at their places.
  var placeOfNew = CGRect.zero
  /// Whether the next layout pass gets the content offset from the layout, after a change of layout or items.
  var mustAskForOffset = false
  /// The numbers of items by section, as of the last reload or batch.
  var counts: [Int] = []
  /// The changes of the batch that is executing; nil outside of one.
  var pending: ListUpdate?
  var pendingCompletions: [(Bool) -> Void] = []
  /// The scroll views of sections that scroll across, by section.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The sizes that shown views have asked for, by what they show.
  var fitted: [ElementKey: FittedSize] = [:]
  /// The end of a change of layouts that code or a finger drives; nil for none.
  var interactiveCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The name of a closure that is called at the end of a change of layouts: with whether its animation ran to its
  /// end, and whether the change was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// A collection without items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    laidOut = CGRect(origin: .zero, size: frame.size)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.owner = self
    takeColor()
    addGestureRecognizer(swipe.pan)
    addGestureRecognizer(swipe.dismissal)
    addInteraction(menu.interaction)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A collection with a flow layout, without items.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func dragBegan() { swipe.close(animated: true) }

  // MARK: Moving items

  /// Begins to move an item, if the data source allows it and the item is visible.
  ///
  /// - Returns: whether the movement has begun.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { itemMove.begin(indexPath) }
  /// Moves the item's middle to a point in the collection's coordinates. The other items make room, in its section or
  /// in another one that has items.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    itemMove.move(to: targetPosition)
  }
  /// Leaves the moved item at its new place, and calls the data source.
  open func endInteractiveMovement() { itemMove.end() }
  /// Returns the moved item to its old place.
  open func cancelInteractiveMovement() { itemMove.cancel() }

  private func adopt(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.owner = nil
    collectionViewLayout.owner = self
    collectionViewLayout.invalidateLayout()
    mustAskForOffset = true
    takeColor()
  }

  /// Shows the color of a list, unless another one was set.
  private func takeColor() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    if let color = layout?.listColor, backgroundColor == .systemBackground { backgroundColor = color }
  }

  /// Changes to another layout, with an optional animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, with an optional animation, in which items move to their new places.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard animated else {
      collectionViewLayout = layout
      layoutIfNeeded()
      completion?(true)
      return
    }
    change(to: layout, completion)
  }

  /// Begins a change to another layout that code drives, by the progress of the returned layout, until
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()` is called.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Animates the rest of a change of layouts.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Animates back to the layout before a change of layouts.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: Items

  /// Reloads all items, and clears the selection.
  open func reloadData() {
    mustReload = true
    cells.forgetSelection()
    collectionViewLayout.forgetSizes(nil)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Reloads items: new cells fade in over the old ones.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
  /// Lets the data source set the content of visible items anew, in the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Inserts items that the data source has added. They fade in unless the layout says otherwise, and the others
  /// make room.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
  /// Deletes items that the data source has removed. They fade out unless the layout says otherwise.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
  /// Moves an item to the place that the data source gave it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Reloads sections: new cells fade in over the old ones.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }
  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }
  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }
  /// Moves a section to the place that the data source gave it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }

  /// Executes changes, and shows them all in one animation of 0.3 seconds. [unverified]
  ///
  /// Deletions and reloads mean paths before the changes, insertions paths after them. If the data source has other
  /// numbers of items than the changes lead to, all items are reloaded without an animation, and lint reports it:
  /// iOS throws an exception.
  ///
  /// - Parameter completion: called at the end of the animation; in the next turn if nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let own = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    return own + itemMove.added(to: section)
  }

  /// Registers the class of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Without effect: there are no nibs, which lint reports.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
  /// Registers the class of the supplementary views of a kind with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementary.classes[elementKind, default: [:]][identifier] = viewClass as? UICollectionReusableView.Type
  }
  /// Without effect: there are no nibs, which lint reports.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// A reused supplementary view of a kind with an identifier, or else a new one of the registered class; a plain
  /// one if no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { supplementary.make(elementKind, identifier, frame: placeOfNew) }

  /// A reused cell with an identifier, or else a new one of the registered class; a plain one if no class is
  /// registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = cells.reuse(identifier, at: indexPath) { return cell }
    let cell = (cells.classes[identifier] ?? UICollectionViewCell.self).init(frame: placeOfNew)
    cell.identifier = identifier
    return cell
  }

  // MARK: Layout

  /// Makes the cells of items that have become visible, and removes those of the others. The layout is asked about new
  /// bounds first, those of the first layout pass as well. Source: Apple's documentation of
  /// `shouldInvalidateLayout(forBoundsChange:)`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = collectionViewLayout
    if laidOut != bounds,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
        || laidOut.size != bounds.size
    {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    if mustReload {
      mustReload = false
      swipe.forget()
      itemMove.forget()
      removeElements()
      counts = currentCounts
    }
    layOut(layout)
    if mustAskForOffset, wasLaidOut { takeOffset(of: layout) }
    (mustAskForOffset, laidOut, wasLaidOut) = (false, bounds, true)
    backgroundView?.frame = bounds
    showElements(of: layout)
  }

  /// Computes the layout, and takes over the size of the content.
  func layOut(_ layout: UICollectionViewLayout) {
    layout.prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    keepClearOfBars()
  }

  /// Moves the content to the layout's target offset, given the nearest offset at which it fills the view.
  private func takeOffset(of layout: UICollectionViewLayout) {
    let target = targetOffset(of: layout)
    if target != contentOffset { contentOffset = target }
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return target.isFinite ? target : proposed
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
    return cells.shown.filter { _, cell in
      // A cell of a section that scrolls across has another superview.
      let place = cell.superview.map { $0 === self ? point : convert(point, to: $0) } ?? point
      return cell.frame.contains(place) && !cell.isHidden
    }.keys
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
  /// The layout attributes of a supplementary view; nil if the layout has none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The visible supplementary view of a kind at a path; nil for any other.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    supplementary.shown[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// The visible supplementary views of a kind, in the order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleKeys(elementKind).compactMap { supplementary.shown[$0] }
  }
  /// The paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleKeys(elementKind).map(\.path)
  }
  private func visibleKeys(_ kind: String) -> [ElementKey] {
    supplementary.keys.filter { $0.category == .supplementaryView && $0.kind == kind }
  }

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
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    if let scroller = scroller(of: attributes) {
      scroller.show(attributes.frame, at: scrollPosition, animated: animated)
    }
    let frame = attributes.frame
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
