/// The way in which a section scrolls across the layout's direction. The raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It doesn't.
  case none
  /// Freely.
  case continuous
  /// Freely, to rest at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// By the width of the section.
  case paging
  /// By one group.
  case groupPaging
  /// By one group, which rests in the middle, as the first and the last one do.
  case groupPagingCentered
}

/// The edges from which insets count. Kept, without effect: those of the collection. The raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A section of a layout: groups one after another.
public final class NSCollectionLayoutSection: NSObject {
  /// The name of a closure that changes the visible elements of a section.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  let group: NSCollectionLayoutGroup
  /// The insets around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// Kept, without effect: insets count from the collection's edges.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// Kept, without effect: insets count from the collection's edges.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers have the insets of the groups at their sides.
  public var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the section's edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before the visible elements are shown, with them, with the offset of the content and with the container;
  /// it may change their transforms and opacities. Called again in each frame in which the content moves.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// The looks of a list; nil for another section.
  var list: UICollectionLayoutListConfiguration?

  /// A section of a group, which is repeated.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// The container and the traits for which a layout makes its sections.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space for the content.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The space for a section.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before the insets, in points.
  var contentSize: CGSize { get }
  /// The size after the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, as far as they take effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element of a section, whose looks a handler changes.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in the coordinates of the content.
  var center: CGPoint { get set }
  /// The two-dimensional transform, about the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform, about the center.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary view or a decoration; empty for a cell.
  var name: String { get }
  /// The path of the item.
  var indexPath: IndexPath { get }
  /// The frame without the transform, in the coordinates of the content.
  var frame: CGRect { get }
  /// A rectangle at the origin with the size of the element.
  var bounds: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or a decoration; nil for a cell.
  var representedElementKind: String? { get }
}

/// A visible element, by its attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}

/// The space in a collection for one section.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
}

extension CGSize {
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension CGRect {
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.reduced(by: insets))
  }
}
