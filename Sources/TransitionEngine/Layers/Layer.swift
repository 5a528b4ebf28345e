public import Foundation

/// One layer's properties, and its sublayers: an immutable picture of a `CALayer` tree.
///
/// Timelines hold model trees of these, `Timeline.frame(at:)` returns presentation trees of these, and
/// renderers print them. Units are points; y points down; z towards the viewer.
public struct Layer: Hashable, Sendable {
  /// Tells layers of one run apart; numbers are given in the order of creation.
  public typealias ID = Int

  public enum Kind: Hashable, Sendable {
    /// Flattens its sublayers into its own plane.
    case plain
    /// Keeps its sublayers' depth (`CATransformLayer`) and draws nothing itself.
    case transform
  }

  public var id: ID
  /// For diagnostics and descriptions; may be empty.
  public var name: String
  public var kind: Kind = .plain

  public var bounds: CGRect
  public var position: CGPoint
  public var zPosition: CGFloat = 0
  /// In the unit square of the bounds.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var transform = CATransform3DIdentity
  public var sublayerTransform = CATransform3DIdentity

  public var opacity: CGFloat = 1
  public var isHidden = false
  public var isDoubleSided = true
  public var masksToBounds = false

  public var backgroundColor: Color?
  public var cornerRadius: CGFloat = 0
  public var maskedCorners: CornerMask = .all
  public var borderWidth: CGFloat = 0
  public var borderColor: Color = .black
  public var shadow: Shadow?

  public var contents: LayerContents?
  /// A layer whose alpha masks this one, in this layer's coordinates.
  public var mask: LayerTree?
  public var timing = LayerTiming()

  public var sublayers: [Layer] = []

  public init(id: ID, name: String = "", bounds: CGRect, position: CGPoint) {
    self.id = id
    self.name = name
    self.bounds = bounds
    self.position = position
  }
}

/// A layer's drop shadow.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// 0…1.
  public var opacity: CGFloat
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat
  /// The outline that casts it; nil for the layer's own shape.
  public var path: Path?

  public init(color: Color, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: Path? = nil) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}

/// A layer's clock (`CAMediaTiming`): `local = (parent - beginTime) · speed + timeOffset`.
public struct LayerTiming: Hashable, Sendable {
  public var beginTime: TimeInterval = 0
  public var speed: Double = 1
  public var timeOffset: TimeInterval = 0

  public init() {}

  public func localTime(_ parent: TimeInterval) -> TimeInterval {
    (parent - beginTime) * speed + timeOffset
  }
}

/// A layer in a box, so that trees can be shared by snapshots and masks and compared by identity first.
public final class LayerTree: Hashable, Sendable {
  public let root: Layer
  public init(_ root: Layer) { self.root = root }
  public static func == (a: LayerTree, b: LayerTree) -> Bool { a === b || a.root == b.root }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root.bounds.width)
    hasher.combine(root.sublayers.count)
  }
}
