/// Properties of layers that few set. Each is kept among the values that code stores in the layer, so that a
/// layer without them costs nothing.
extension CALayer {
  /// The length of one cycle of the layer's clock, in seconds; infinite unless set. Without effect, which lint
  /// reports.
  public var duration: TimeInterval {
    get { kept("duration") ?? .infinity }
    set { keep(newValue, .layerDuration, if: newValue != .infinity) }
  }

  /// The number of cycles of the layer's clock; 0 unless set. Without effect, which lint reports.
  public var repeatCount: Float {
    get { kept("repeatCount") ?? 0 }
    set { keep(newValue, .layerRepeatCount, if: newValue != 0) }
  }

  /// The seconds for which the layer's clock repeats; 0 unless set. Without effect, which lint reports.
  public var repeatDuration: TimeInterval {
    get { kept("repeatDuration") ?? 0 }
    set { keep(newValue, .layerRepeatDuration, if: newValue != 0) }
  }

  /// Whether the layer's clock runs back after each cycle; false unless set. Without effect, which lint
  /// reports.
  public var autoreverses: Bool {
    get { kept("autoreverses") ?? false }
    set { keep(newValue, .layerAutoreverses, if: newValue) }
  }

  /// What shows outside of the layer's `duration`, which never ends; kept, without effect.
  public var fillMode: CAMediaTimingFillMode {
    get { kept("fillMode") ?? .removed }
    set { keep(newValue, forKey: "fillMode") }
  }

  /// The filter for an image that is larger than its pixels; `linear` unless set. Browsers smooth images: any
  /// other is without effect, which lint reports.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept("magnificationFilter") ?? .linear }
    set { keep(newValue, .magnificationFilter, if: newValue == .nearest) }
  }

  /// The filter for an image that is smaller than its pixels; `linear` unless set. Kept, without effect:
  /// browsers smooth images.
  public var minificationFilter: CALayerContentsFilter {
    get { kept("minificationFilter") ?? .linear }
    set { keep(newValue, forKey: "minificationFilter") }
  }

  /// Whether the sublayers' y axis points up; false unless set. Without effect, which lint reports.
  public var isGeometryFlipped: Bool {
    get { kept("isGeometryFlipped") ?? false }
    set { keep(newValue, .isGeometryFlipped, if: newValue) }
  }

  /// Whether the layer covers all of its bounds; kept, without effect: browsers find it out.
  public var isOpaque: Bool {
    get { kept("opaque") ?? false }
    set { keep(newValue, forKey: "opaque") }
  }

  /// Whether the opacity applies to the layer and its sublayers as a whole; true unless set, and always true. False
  /// is without effect, which lint reports.
  public var allowsGroupOpacity: Bool {
    get { kept("allowsGroupOpacity") ?? true }
    set { keep(newValue, .allowsGroupOpacity, if: !newValue) }
  }

  /// The edges that are smoothed; kept, without effect: browsers smooth all of them.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept("edgeAntialiasingMask") ?? .all }
    set { keep(newValue, forKey: "edgeAntialiasingMask") }
  }

  /// Whether drawing happens in the background; kept, without effect: a run has one thread.
  public var drawsAsynchronously: Bool {
    get { kept("drawsAsynchronously") ?? false }
    set { keep(newValue, forKey: "drawsAsynchronously") }
  }

  /// Values for properties that are not set; nil unless set. Only its “actions” count.
  public var style: [AnyHashable: Any]? {
    get { kept("style") }
    set { keep(newValue, forKey: "style") }
  }

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

  private func kept<Value>(_ key: String) -> Value? { keptValue(forKey: key) as? Value }

  private func keep(_ value: Any, _ member: UnmodeledMember, if isChanged: Bool) {
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
