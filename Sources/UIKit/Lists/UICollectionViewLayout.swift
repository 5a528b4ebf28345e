/// Computes the positions of a collection's items; for subclasses.
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout; nil for none.
  open internal(set) weak var collectionView: UICollectionView?
  private(set) var isStale = true

  /// A layout without a collection.
  public override init() { super.init() }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before the layout provides attributes; for subclasses.
  open func prepare() {}
  /// The size of the content; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// The layout attributes of the items in a part of the content; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The layout attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether new bounds require a new layout; true for another size, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }
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
  /// Schedules a new computation of the layout, before the turn ends.
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
