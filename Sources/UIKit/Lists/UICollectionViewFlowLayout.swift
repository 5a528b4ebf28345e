/// Lays items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Along which the content scrolls; lines are across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Points, where the delegate does not say.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Kept, without effect: sizes are never estimated.
  open var estimatedItemSize = CGSize.zero
  /// Points between lines, at least.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Points between items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Room around a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// Room for a header; kept, without effect, which lint says: headers are not modelled.
  open var headerReferenceSize = CGSize.zero {
    didSet { Run.noteUnmodeled(.headerReferenceSize, if: headerReferenceSize != .zero) }
  }
  /// Room for a footer; kept, without effect, which lint says: footers are not modelled.
  open var footerReferenceSize = CGSize.zero {
    didSet { Run.noteUnmodeled(.footerReferenceSize, if: footerReferenceSize != .zero) }
  }

  /// Items beside one another. Lines ascend in the direction in which the content scrolls.
  private struct Line {
    let section: Int
    let items: Range<Int>
    let extent: ClosedRange<CGFloat>
  }

  /// By section and item. Attributes are made for those that are asked for.
  private var frames: [[CGRect]] = []
  private var lines: [Line] = []
  private var size = CGSize.zero

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Lays all items: line after line, each as full as possible.
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
      /// A full line is spread over the room; the last one keeps the least distance.
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

  /// How large all lines are together.
  open override var collectionViewContentSize: CGSize { size }

  /// The items in a part of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let (near, far) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    // The first line that reaches into it is found by halves.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].extent.upperBound < near { low = middle + 1 } else { high = middle }
    }
    return lines[low...].prefix { $0.extent.lowerBound <= far }.flatMap { line in
      line.items.filter { frames[line.section][$0].intersects(rect) }.map { attributes($0, line.section) }
    }
  }

  /// Where an item is; nil for none.
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
