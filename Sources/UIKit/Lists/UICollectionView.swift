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

  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var spare: [String: [UICollectionViewCell]] = [:]
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var selected: [IndexPath] = []
  private var laidOut = CGRect.null
  private var mustReload = true

  private var listDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

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
    selected = []
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks for items anew: for all of them.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for sections anew: for all of them.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// The data source has more items: all are asked for anew.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// The data source has fewer items: all are asked for anew.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes changes, and says that they are done.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    collectionViewLayout.invalidateLayout()
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
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Without effect: there are no nibs, which lint says.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
  }
  /// Without effect: headers and footers are not modelled.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A cell of a kind: one that is not used any more, or a new one; a plain one where its class is not known.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
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
    laidOut = bounds
    if mustReload {
      mustReload = false
      for cell in visibleCells { recycle(cell) }
      cells = [:]
    }
    layout.prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    backgroundView?.frame = bounds
    let wanted = layout.layoutAttributesForElements(in: bounds) ?? []
    let keep = Set(wanted.map(\.indexPath))
    // In the order of the items: which cell is taken next for another item depends on it.
    for path in indexPathsForVisibleItems where !keep.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      recycle(cell)
      listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    for attributes in wanted {
      if cells[attributes.indexPath] == nil { UIView.performWithoutAnimation { show(attributes) } }
      cells[attributes.indexPath]?.take(attributes)
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath) else { return }
    cells[attributes.indexPath] = cell
    cell.take(attributes)
    cell.isSelected = selected.contains(attributes.indexPath)
    listDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    addSubview(cell)
  }

  private func recycle(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.identifier { spare[identifier, default: []].append(cell) }
  }

  // MARK: Asking

  /// The cell of an item that can be seen; nil for any other one.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell; nil for a cell that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The item at a point of the collection; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }
  /// In the order of the items.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// In the order of the items.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// In the order of selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }
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
    if !allowsMultipleSelection { for old in selected { deselectItem(at: old, animated: animated) } }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes an item's selection back, of which the delegate does not hear.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Brings an item into sight.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    offset.x = min(max(offset.x, 0), max(contentSize.width - bounds.width, 0))
    offset.y = min(max(offset.y, 0), max(contentSize.height - bounds.height, 0))
    setContentOffset(offset, animated: animated)
  }

  /// A tap on a cell.
  func tapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      listDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    if selected.contains(path), allowsMultipleSelection {
      deselectItem(at: path, animated: false)
      listDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if !allowsMultipleSelection {
      for old in selected where old != path {
        deselectItem(at: old, animated: false)
        listDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    listDelegate?.collectionView(self, didSelectItemAt: path)
  }
}

/// Says what a collection's items are.
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item that comes into sight.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Hears of taps on a collection's items.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a tap may select an item.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// A tap has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A tap has selected another item instead.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// A cell comes into sight.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )
  /// A cell is out of sight.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// True.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// Says how large the items of a flow layout are.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Room around a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Points between lines, at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Points between items of a line, at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
}
