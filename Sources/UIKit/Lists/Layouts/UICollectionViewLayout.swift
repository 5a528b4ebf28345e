/// Computes the positions of a collection's items, supplementary views and decorations; for subclasses.
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout; nil for none. Subclasses may override it with one that is never nil.
  open var collectionView: UICollectionView? { owner }
  /// The collection that uses the layout.
  weak var owner: UICollectionView?
  private(set) var isStale = true
  /// The change that the collection is showing; nil for none.
  var change: LayoutChange?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// A layout without a collection.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The class of the attributes that the layout makes; for subclasses with properties of their own.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated; for subclasses.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Positions

  /// Called before the layout provides attributes; for subclasses.
  open func prepare() {}
  /// The size of the content; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// The layout attributes of the elements in a part of the content; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The layout attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The layout attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The layout attributes of a decoration; nil unless overridden.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The offset at which the content comes to rest after a drag; the proposed one, unless overridden. Called
  /// when the drag ends, before the collection's delegate.
  ///
  /// - Parameter velocity: of the content offset, in points per millisecond, as the delegate gets it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }
  /// The offset of the content after a change of layout or items; the proposed one, unless overridden. Called
  /// in the layout pass that shows the change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Registers the class of the decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Without effect: there are no nibs, which lint reports.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    _ = nib?.instantiate(withOwner: nil)
  }

  /// Whether the layout is mirrored for languages that are written from right to left; false unless overridden.
  /// Never asked: collections aren't mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Whether new bounds require a new layout; true for another size, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }
  /// The context for a change of the bounds that requires a new layout.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { newContext() }
  /// Whether the size that a cell prefers requires a new layout; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context for the size that a cell prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }
  /// Schedules a new computation of the layout, before the turn ends.
  open func invalidateLayout() {
    let context = newContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Schedules a new computation of the layout, before the turn ends; a subclass may keep what is still valid.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    collectionView?.adjust(by: context.contentOffsetAdjustment)
    collectionView?.setNeedsLayout()
  }

  private func newContext() -> UICollectionViewLayoutInvalidationContext {
    let made = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (made ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  func prepareIfNeeded() {
    guard isStale else { return }
    isStale = false
    prepare()
  }

  // MARK: Changes of items

  /// Called when items change, after `prepare()`, with the changes; for subclasses.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called within the animation that shows changes of items; for subclasses.
  open func finalizeCollectionViewUpdates() {}
  /// The attributes with which an item appears. Unless overridden: at its place, invisible, if it is inserted; where
  /// it was before, if it comes into sight.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change?.initial(ElementKey(category: .cell, kind: "", path: itemIndexPath), in: self)
  }
  /// The attributes with which an item disappears. Unless overridden: at its place, invisible, if it is deleted;
  /// its new place, if it leaves the visible part.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    change?.final(ElementKey(category: .cell, kind: "", path: itemIndexPath), in: self)
  }
  /// The attributes with which a supplementary view appears; as for items, unless overridden.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(
      ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath), in: self)
  }
  /// The attributes with which a supplementary view disappears; as for items, unless overridden.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(
      ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath), in: self)
  }
  /// The attributes with which a decoration appears; as for items, unless overridden.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(
      ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath), in: self)
  }
  /// The attributes with which a decoration disappears; as for items, unless overridden.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(
      ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath), in: self)
  }

  // MARK: Changes of bounds and layouts

  /// Called before a change of the collection's size that is animated; for subclasses.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after a change of the collection's size that is animated; for subclasses.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before a change of layouts; for subclasses.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before a change of layouts; for subclasses.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts within the animation that shows the change; for subclasses.
  open func finalizeLayoutTransition() {}

  /// Forgets the sizes that cells prefer, as all items have changed; or gives them their new paths.
  func forgetSizes(_ mapping: ListMapping?) {}

  /// New attributes of the layout's class.
  func newAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let made = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (made ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = key.path
    attributes.representedElementCategory = key.category
    attributes.representedElementKind = key.category == .cell ? nil : key.kind
    return attributes
  }

  /// The attributes of an element; nil if the layout has none.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }
}
