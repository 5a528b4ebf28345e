/// Properties of layers that few set. Each is kept among the values that code stores in the layer, so that a
/// layer without them costs nothing.
extension CALayer {
  /// Returns the action of the style's “actions”.
  func styleAction(forKey event: String) -> (any CAAction)? {
    (style?["actions"] as? [String: Any])?[event] as? any CAAction
  }

  /// Returns the value that a property of every layer has until it's set.
  ///
  /// Source: Apple's QuartzCore, by github.com/gnustep/libs-quartzcore, `Tests/quartzcore/CALayer`.
  static func standardValue(forKey key: String) -> Any? {
    switch key {
    case "anchorPoint": CGPoint(x: 0.5, y: 0.5)
    case "contentsScale", "rasterizationScale", "opacity", "speed": 1.0
    case "duration": TimeInterval.infinity
    case "fillMode": CAMediaTimingFillMode.removed
    case "cornerCurve": CALayerCornerCurve.circular
    case "maskedCorners": CACornerMask.all
    default: nil
    }
  }

  func kept<Value>(_ key: String) -> Value? { keptValue(forKey: key) as? Value }

  func keep(_ value: Any, _ member: UnmodeledMember, if isChanged: Bool) {
    keep(value, forKey: member.name)
    Run.noteUnmodeled(member, if: isChanged)
  }
}

/// Edges of a layer. The bits are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// One bit per edge.
  public let rawValue: UInt32
  /// Edges by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge with the smallest x.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The edge with the largest x.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The edge with the largest y.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The edge with the smallest y.
  public static let layerTopEdge = Self(rawValue: 1 << 3)
  static let all = Self(rawValue: 15)
}

/// A filter for images that aren't shown at the size of their pixels.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for the filter.
  public let rawValue: String
  /// Creates a filter with its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Smooth steps between pixels.
  public static let linear = Self(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Smooth steps between pixels and between sizes.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The older name of `CALayerContentsFilter.linear`.
public let kCAFilterLinear = CALayerContentsFilter.linear
/// The older name of `CALayerContentsFilter.nearest`.
public let kCAFilterNearest = CALayerContentsFilter.nearest
/// The older name of `CALayerContentsFilter.trilinear`.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
