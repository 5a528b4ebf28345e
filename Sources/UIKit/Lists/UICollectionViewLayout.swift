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
  /// Where the content comes to rest after a drag; where it would, unless overridden. Asked when the finger leaves, before
  /// the collection's delegate is.
  ///
  /// - Parameter velocity: of the content offset, in points per millisecond, as the delegate gets it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }
  /// Where the content is after another layout or other items; where it was, unless overridden. Asked in the layout that
  /// shows the change.
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
