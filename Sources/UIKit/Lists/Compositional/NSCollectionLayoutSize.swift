/// A length of a layout: a part of its container, or points.
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The part of the container, 0…1, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension.isFinite ? max(dimension, 0) : 0)
  }

  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points until the content says how long it is.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is one in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the length depends on the content.
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an element of a layout.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size by its lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance in a layout.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points; the smallest one of a flexible distance.
  public let spacing: CGFloat
  /// Whether the distance grows to fill the container.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
  }

  /// A distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  /// A distance of at least some points, which grows to fill the container.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }

  /// Whether the distance doesn't grow.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances around an item from its neighbors.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance on the left; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance on the right; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances by their sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// A set of sides of a rectangle, by the direction of writing. The bits are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = Self(rawValue: 1 << 0)
  /// The left side.
  public static let leading = Self(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The right side.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All four sides.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// A side or a corner of a rectangle. The raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
