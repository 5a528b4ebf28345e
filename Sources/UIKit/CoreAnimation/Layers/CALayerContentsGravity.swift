import TransitionEngine

/// The placement of a layer's image in its bounds. As in all of iOS, `top` is at the bottom and `bottom` at
/// the top: the names assume a y axis that points up.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the placement.
  public let rawValue: String
  /// Creates a placement with its name. A name that Core Animation does not have counts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at the image's own size.
  public static let center = Self(rawValue: "center")
  /// In the middle, at the largest y.
  public static let top = Self(rawValue: "top")
  /// In the middle, at the smallest y.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left, in the middle.
  public static let left = Self(rawValue: "left")
  /// At the right, in the middle.
  public static let right = Self(rawValue: "right")
  /// At the left, at the largest y.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the right, at the largest y.
  public static let topRight = Self(rawValue: "topRight")
  /// At the left, at the smallest y.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the right, at the smallest y.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits into the bounds, at the image's aspect ratio.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds, at the image's aspect ratio.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  /// The placement on a screen, where y points down. Core Animation names the sides for a y axis that points
  /// up.
  ///
  /// Source: Apple's documentation of `CALayer.contentsGravity`, on layers whose contents are flipped, as
  /// iOS's are.
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
