/// What has to be computed anew when a layout is invalidated. A layout that is invalidated is prepared again as a
/// whole, whatever its context says; subclasses may keep what the context leaves valid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the layout is invalid as a whole.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The paths of the invalid items; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The paths of the invalid supplementary views by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The paths of the invalid decorations by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content is to be moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size; kept, without effect: the layout says how large its content is.
  open var contentSizeAdjustment = CGSize.zero

  /// A context that invalidates nothing in particular.
  public required override init() { super.init() }

  /// Adds invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds invalid supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds invalid decorations.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What has to be computed anew when a flow layout is invalidated.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for sizes again. Kept, without effect: it is asked in any case.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are to be arranged again. Kept, without effect: they are in any case.
  open var invalidateFlowLayoutAttributes = true
}
