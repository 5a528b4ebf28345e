import Text

/// A layout that arranges items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the content scrolls; lines are perpendicular to it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of items in points, unless the delegate provides one.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of an item until its cell says which size it prefers; zero for items that have `itemSize` or the
  /// delegate's size. With `automaticSize`, it is `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items whose cells say which size they prefer.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The smallest distance between lines in points, unless the delegate provides one.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The smallest distance between items in a line in points, unless the delegate provides one.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets of a section in points, unless the delegate provides them.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of headers in points, unless the delegate provides one; of the lengths, only the one along the scroll
  /// direction counts. Sections have no headers if it is 0.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers in points, unless the delegate provides one; as that of headers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays in sight until its section has left the visible part.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer is in sight from the moment its section enters the visible part.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// The edges from which a section's insets count; kept, without effect: those of the content.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The edges from which insets count. The raw values are UIKit's.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// The class of the contexts with which the layout is invalidated.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// A line of items. Lines ascend in the direction in which the content scrolls.
  private struct Line {
    let section: Int
    let items: Range<Int>
    let extent: ClosedRange<CGFloat>
  }

  /// The frames of the items, by section and item. Attributes are made only on request.
  private var frames: [[CGRect]] = []
  private var lines: [Line] = []
  private var edges: [FlowEdges] = []
  /// The sizes that cells prefer.
  private var preferred: [IndexPath: CGSize] = [:]
  private var size = CGSize.zero

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Computes the frames of all items, line after line. Each line gets as many items as fit.
  open override func prepare() {
    super.prepare()
    (frames, lines, edges) = ([], [], [])
    size = .zero
    guard let collection = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    var along: CGFloat = 0
    for section in 0..<max(collection.numberOfSections, 0) {
      let inset =
        delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
      let lineSpacing =
        delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let spacing =
        delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let start = isVertical ? inset.left : inset.top
      let room =
        isVertical
        ? collection.bounds.width - inset.left - inset.right
        : collection.bounds.height - inset.top - inset.bottom
      var edge = FlowEdges(collection, self, delegate, section, at: along)
      along += edge.headerLength + (isVertical ? inset.top : inset.left)
      var own: [CGRect] = []
      var line: [CGSize] = []
      var used: CGFloat = 0
      func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
      func ahead(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
      /// Ends a line. The items of a full line spread over the available length, and a single one is in its
      /// middle; those of a section's last line keep the smallest distance. A last line with one item after
      /// lines with one item is full as well.
      func finish(isLast isAtEnd: Bool) {
        guard !line.isEmpty else { return }
        let previous = lines.last.flatMap { $0.section == section ? $0.items.count : nil }
        let isFull = line.count == 1 && previous == 1
        let isLast = isAtEnd && !isFull
        let depth = line.map(ahead).max() ?? 0
        let free = room - line.reduce(0) { $0 + across($1) }
        let gap = isLast || line.count == 1 ? spacing : free / CGFloat(line.count - 1)
        var position = line.count == 1 && !isLast ? start + free / 2 : start
        lines.append(
          Line(section: section, items: own.count..<own.count + line.count, extent: along...along + depth))
        for size in line {
          let middle = along + (depth - ahead(size)) / 2
          own.append(
            CGRect(
              x: isVertical ? position : middle, y: isVertical ? middle : position, width: size.width,
              height: size.height))
          position += across(size) + gap
        }
        along += depth + (isAtEnd ? 0 : lineSpacing)
        line = []
        used = 0
      }
      for item in 0..<max(collection.numberOfItems(inSection: section), 0) {
        let path = IndexPath(item: item, section: section)
        let size = size(of: path, in: collection)
        if !line.isEmpty, used + spacing + across(size) > room + 0.01 { finish(isLast: false) }
        used += across(size) + (line.isEmpty ? 0 : spacing)
        line.append(size)
      }
      finish(isLast: true)
      along += isVertical ? inset.bottom : inset.right
      edge.end(at: along)
      along = edge.extent.upperBound
      edges.append(edge)
      frames.append(own)
    }
    size =
      isVertical
      ? CGSize(width: collection.bounds.width, height: along)
      : CGSize(width: along, height: collection.bounds.height)
  }

  /// The size of all lines together.
  open override var collectionViewContentSize: CGSize { size }

  private func size(of path: IndexPath, in collection: UICollectionView) -> CGSize {
    guard estimatedItemSize == .zero else {
      let estimated = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      return preferred[path] ?? estimated
    }
    return delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
  }

  /// Whether a cell prefers another size, in a layout with estimated ones.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }

  /// Keeps the size that a cell prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func forgetSizes(_ mapping: ListMapping?) { preferred = mapping?.renamed(preferred) ?? [:] }

  /// The layout attributes of the items, headers and footers in a part of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let (near, far) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    // Finds the first line that reaches into the rectangle by binary search.
    let first = lines.partitioningIndex { $0.extent.upperBound >= near }
    let items = lines[first...].prefix { $0.extent.lowerBound <= far }.flatMap { line in
      line.items.filter { frames[line.section][$0].intersects(rect) }.map { attributes($0, line.section) }
    }
    let section = edges.partitioningIndex { $0.extent.upperBound >= near }
    let others = edges[section...].prefix { $0.extent.lowerBound <= far }.flatMap { edge in
      FlowEdges.kinds.compactMap { attributes(of: $0, edge) }.filter { $0.frame.intersects(rect) }
    }
    return items + others
  }

  /// The layout attributes of an item; nil for an item that doesn't exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath.item, indexPath.section)
  }

  /// The layout attributes of a section's header or footer; nil for none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard edges.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return attributes(of: elementKind, edges[indexPath.section])
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: item, section: section)
    let attributes = newAttributes(ElementKey(category: .cell, kind: "", path: path))
    attributes.frame = frames[section][item]
    if estimatedItemSize != .zero { attributes.isEstimated = (true, true) }
    return attributes
  }

  private func attributes(of kind: String, _ edge: FlowEdges) -> UICollectionViewLayoutAttributes? {
    guard let collection = collectionView, let frame = edge.frame(of: kind, in: collection) else {
      return nil
    }
    let path = IndexPath(item: 0, section: edge.section)
    let attributes = newAttributes(ElementKey(category: .supplementaryView, kind: kind, path: path))
    attributes.frame = frame
    // Above the items, over which a pinned one lies.
    if edge.pins(kind) { attributes.zIndex = 10 }
    return attributes
  }
}
