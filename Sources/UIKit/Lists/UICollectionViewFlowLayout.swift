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
  /// Kept, without effect: sizes are never estimated.
  open var estimatedItemSize = CGSize.zero
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
  /// The size of headers; kept, without effect, which lint reports: headers are not modeled.
  open var headerReferenceSize = CGSize.zero {
    didSet { Run.noteUnmodeled(.headerReferenceSize, if: headerReferenceSize != .zero) }
  }
  /// The size of footers; kept, without effect, which lint reports: footers are not modeled.
  open var footerReferenceSize = CGSize.zero {
    didSet { Run.noteUnmodeled(.footerReferenceSize, if: footerReferenceSize != .zero) }
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
  private var size = CGSize.zero

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Computes the frames of all items, line after line. Each line gets as many items as fit.
  open override func prepare() {
    super.prepare()
    (frames, lines) = ([], [])
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
      along += isVertical ? inset.top : inset.left
      var own: [CGRect] = []
      var line: [CGSize] = []
      var used: CGFloat = 0
      func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
      func ahead(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
      /// Ends a line. The items of a full line spread over the available length; those of a section's last
      /// line keep the smallest distance.
      func finish(isLast: Bool) {
        guard !line.isEmpty else { return }
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
        along += depth + (isLast ? 0 : lineSpacing)
        line = []
        used = 0
      }
      for item in 0..<max(collection.numberOfItems(inSection: section), 0) {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
        if !line.isEmpty, used + spacing + across(size) > room + 0.01 { finish(isLast: false) }
        used += across(size) + (line.isEmpty ? 0 : spacing)
        line.append(size)
      }
      finish(isLast: true)
      along += isVertical ? inset.bottom : inset.right
      frames.append(own)
    }
    size =
      isVertical
      ? CGSize(width: collection.bounds.width, height: along)
      : CGSize(width: along, height: collection.bounds.height)
  }

  /// The size of all lines together.
  open override var collectionViewContentSize: CGSize { size }

  /// The layout attributes of the items in a part of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let (near, far) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    // Finds the first line that reaches into the rectangle by binary search.
    let first = lines.partitioningIndex { $0.extent.upperBound >= near }
    return lines[first...].prefix { $0.extent.lowerBound <= far }.flatMap { line in
      line.items.filter { frames[line.section][$0].intersects(rect) }.map { attributes($0, line.section) }
    }
  }

  /// The layout attributes of an item; nil for an item that doesn't exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath.item, indexPath.section)
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = frames[section][item]
    return attributes
  }
}
