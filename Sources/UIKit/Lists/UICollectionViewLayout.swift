/// Where an item is and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject {
  /// Whose place it is.
  open var indexPath: IndexPath
  /// In the collection's coordinates.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The middle, in the collection's coordinates.
  open var center = CGPoint.zero
  /// In points.
  open var size = CGSize.zero
  /// At the origin, as large as the item.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How the item is turned and scaled, about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How the item is turned and scaled in space, about its middle.
  open var transform3D = CATransform3DIdentity
  /// 0…1.
  open var alpha: CGFloat = 1
  /// Items with higher ones are in front.
  open var zIndex = 0
  /// Whether the item is left out.
  open var isHidden = false

  /// The place of an item, which is not known yet.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The same place.
  open func copy() -> Any {
    let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    (copy.center, copy.size, copy.transform3D, copy.alpha) = (center, size, transform3D, alpha)
    (copy.zIndex, copy.isHidden) = (zIndex, isHidden)
    return copy
  }
}

/// Says where a collection's items are; subclasses do.
open class UICollectionViewLayout: NSObject {
  /// Whose items they are; nil before that is known.
  open internal(set) weak var collectionView: UICollectionView?
  private(set) var isStale = true

  /// A layout for no collection yet.
  public override init() { super.init() }

  /// Called before the layout is asked for places; for subclasses.
  open func prepare() {}
  /// How large the content is.
  open var collectionViewContentSize: CGSize { .zero }
  /// The items that can be seen in a part of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is; nil where it is not known.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds ask for another layout; where the size is another one, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }
  /// Where the content comes to rest after a drag; where it would, unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }
  /// Where the content comes to rest; where it would, unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Has the layout computed anew before the turn ends.
  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard isStale else { return }
    isStale = false
    prepare()
  }
}

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
  /// Room for a header; kept, without effect: headers are not modelled.
  open var headerReferenceSize = CGSize.zero
  /// Room for a footer; kept, without effect: footers are not modelled.
  open var footerReferenceSize = CGSize.zero

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
