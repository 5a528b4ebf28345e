/// The layout between two others, at a progress that code sets.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before the change.
  public let currentLayout: UICollectionViewLayout
  /// The layout after the change.
  public let nextLayout: UICollectionViewLayout
  /// The part of the way from the current to the next layout, 0…1.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if !transitionProgress.isFinite { transitionProgress = oldValue }
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      moveContent()
    }
  }

  private var values: [String: CGFloat] = [:]
  private var start = CGPoint.zero
  private var end = CGPoint.zero

  /// A layout between two others, at the first.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a number for a key, for subclasses and the code that drives them.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The number that was set for a key; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Computes the offsets between which the content moves.
  func begin(at offset: CGPoint, in collection: UICollectionView) {
    start = offset
    let (inset, size) = (collection.adjustedContentInset, nextLayout.collectionViewContentSize)
    let far = CGPoint(
      x: max(size.width + inset.right - collection.bounds.width, -inset.left),
      y: max(size.height + inset.bottom - collection.bounds.height, -inset.top))
    let nearest = CGPoint(
      x: min(max(offset.x, -inset.left), far.x), y: min(max(offset.y, -inset.top), far.y))
    let target = nextLayout.targetContentOffset(forProposedContentOffset: nearest)
    end = target.isFinite ? target : nearest
  }

  private func moveContent() {
    guard let collectionView, start != end else { return }
    collectionView.contentOffset = CGPoint(x: mixed(start.x, end.x), y: mixed(start.y, end.y))
  }

  private func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  /// Prepares both layouts, as far as they need it.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { layout.prepareIfNeeded() }
  }

  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mixed(a.width, b.width), height: mixed(a.height, b.height))
  }

  /// The attributes between those of both layouts, of the elements that either shows.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let size = rect.size
    let found = [(currentLayout, start), (nextLayout, end)].flatMap { layout, offset in
      layout.layoutAttributesForElements(in: CGRect(origin: offset, size: size)) ?? []
    }
    var seen: Set<ElementKey> = []
    return found.map(\.key).filter { seen.insert($0).inserted }.compactMap { between($0) }
  }

  /// The attributes between those of both layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(category: .cell, kind: "", path: indexPath))
  }
  /// The attributes between those of both layouts.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)) }
  /// The attributes between those of both layouts.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(ElementKey(category: .decorationView, kind: elementKind, path: indexPath)) }

  private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (a, b) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    guard let a, let b else {
      let only = (a ?? b)?.copied()
      only?.alpha *= a == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let mix = (transitionProgress < 0.5 ? a : b).copied()
    mix.center = CGPoint(x: mixed(a.center.x, b.center.x), y: mixed(a.center.y, b.center.y))
    mix.size = CGSize(width: mixed(a.size.width, b.size.width), height: mixed(a.size.height, b.size.height))
    mix.alpha = mixed(a.alpha, b.alpha)
    let (from, to) = (a.transform3D, b.transform3D)
    var between = CATransform3D()
    let fields: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
      \.m44,
    ]
    for field in fields { between[keyPath: field] = mixed(from[keyPath: field], to[keyPath: field]) }
    mix.transform3D = between
    return mix
  }
}
