import TransitionEngine

/// Where a layer's picture lies in its bounds. As in all of iOS, `top` is at the bottom and `bottom` at the top: the names are
/// meant for a y that points up.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String
  /// A name that Core Animation does not have counts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at its own size.
  public static let center = Self(rawValue: "center")
  /// Where y is greatest, in the middle.
  public static let top = Self(rawValue: "top")
  /// Where y is least, in the middle.
  public static let bottom = Self(rawValue: "bottom")
  /// On the left, in the middle.
  public static let left = Self(rawValue: "left")
  /// On the right, in the middle.
  public static let right = Self(rawValue: "right")
  /// On the left, where y is greatest.
  public static let topLeft = Self(rawValue: "topLeft")
  /// On the right, where y is greatest.
  public static let topRight = Self(rawValue: "topRight")
  /// On the left, where y is least.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// On the right, where y is least.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits into the bounds.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  /// Where it is on a screen on which y points down: Core Animation means the sides as they are where y points up.
  ///
  /// Source: Apple's documentation of `CALayer.contentsGravity`, on layers whose contents are flipped, as iOS's are.
  var gravity: ContentsGravity { Self.gravities.first { $0.0 == self }?.1 ?? .resize }

  init(_ gravity: ContentsGravity) {
    self = Self.gravities.first { $0.1 == gravity }?.0 ?? .resize
  }

  private static let gravities: [(Self, ContentsGravity)] = [
    (.resize, .resize), (.resizeAspect, .resizeAspect), (.resizeAspectFill, .resizeAspectFill),
    (.center, .center), (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right),
    (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ]
}

/// The older name of `CALayerContentsGravity.resizeAspectFill`.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The older name of `CALayerContentsGravity.resizeAspect`.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The older name of `CALayerContentsGravity.resize`.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The older name of `CALayerContentsGravity.center`.
public let kCAGravityCenter = CALayerContentsGravity.center
