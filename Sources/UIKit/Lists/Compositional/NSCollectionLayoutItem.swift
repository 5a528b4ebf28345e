/// A place for an item in a group.
open class NSCollectionLayoutItem: NSObject {
  /// The size in the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item in its place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances from the neighbors; nil for those of the group.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A place of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }

  /// A place of a size, with attached views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// The place of an item in a group that code arranges.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The position from back to front.
  public let zIndex: Int

  /// A place by its frame in the group.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A row, a column or another arrangement of items and groups.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The name of a closure that arranges the items of a group.
  public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// Side by side; above each other if `isVertical`. With a count, the group has as many elements; `isEqual` gives
    /// them the same length.
    case line(isVertical: Bool, count: Int?, isEqual: Bool)
    case custom(ItemProvider)
  }

  let arrangement: Arrangement
  /// The elements of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between the elements; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: size)
  }

  /// Elements side by side, again from the first as long as they fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
  {
    Self(layoutSize, .line(isVertical: false, count: nil, isEqual: false), subitems)
  }
  /// A number of items of the same width side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  )
    -> Self
  { Self(layoutSize, .line(isVertical: false, count: max(count, 1), isEqual: true), [subitem]) }
  /// A number of items side by side, each with its own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, .line(isVertical: false, count: max(count, 1), isEqual: false), [subitem]) }
  /// Elements above each other, again from the first as long as they fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, .line(isVertical: true, count: nil, isEqual: false), subitems)
  }
  /// A number of items of the same height above each other.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  { Self(layoutSize, .line(isVertical: true, count: max(count, 1), isEqual: true), [subitem]) }
  /// A number of items above each other, each with its own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, .line(isVertical: true, count: max(count, 1), isEqual: false), [subitem]) }
  /// Items in the frames that a closure returns.
  public class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider) -> Self {
    Self(layoutSize, .custom(itemProvider), [])
  }
}
