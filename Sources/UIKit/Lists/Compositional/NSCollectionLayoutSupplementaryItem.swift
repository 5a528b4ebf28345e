/// The point of an item at which a view is attached.
public final class NSCollectionLayoutAnchor: NSObject {
  /// The sides at which the point is; in the middle between opposite ones.
  public let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or as parts of the attached view's size.
  public let offset: CGPoint
  /// Whether the distance is one in points.
  public let isAbsoluteOffset: Bool
  /// Whether the distance is a part of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A point at sides.
  public init(edges: NSDirectionalRectEdge) { (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true) }
  /// A point at a distance in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// A point at a distance in parts of the attached view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  func point(in rect: CGRect) -> CGPoint {
    func position(_ near: Bool, _ far: Bool, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      near == far ? (low + high) / 2 : near ? low : high
    }
    return CGPoint(
      x: position(edges.contains(.leading), edges.contains(.trailing), rect.minX, rect.maxX),
      y: position(edges.contains(.top), edges.contains(.bottom), rect.minY, rect.maxY))
  }
}

/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the item at which the view is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is at that of the item; nil for the one at the same sides.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position from back to front.
  open var zIndex = 1

  /// A view at a point of the item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// The frame of the view at an item.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let anchor = containerAnchor.point(in: item)
    let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    var origin = CGPoint(x: anchor.x - own.x, y: anchor.y - own.y)
    for offset in [containerAnchor, itemAnchor].compactMap({ $0 }) {
      let unit = offset.isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
      origin.x += offset.offset.x * unit.width
      origin.y += offset.offset.y * unit.height
    }
    return CGRect(origin: origin, size: size)
  }
}

/// A view at an edge of a section or of the whole layout, such as a header.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
  /// Whether the section grows by the view; otherwise the view lies over it.
  public var extendsBoundary = true
  /// Whether the view stays in sight until its section has left the visible part.
  public var pinToVisibleBounds = false

  /// A view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
  }

  /// Whether the view is before the items, along the scroll direction.
  func isLeading(isVertical: Bool) -> Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing: true
    case .leading, .bottomLeading: !isVertical
    default: false
    }
  }
}

/// A view behind a section.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, whose class is registered with the layout.
  public let elementKind: String
  /// The position from back to front.
  public var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind a whole section.
  public class func background(elementKind: String) -> Self { Self(elementKind) }
}
