/// One layer's properties, and its sublayers: an immutable picture of a `CALayer` tree.
///
/// Timelines hold model trees of these, `Timeline.frame(at:)` returns presentation trees of these, and
/// renderers print them. Units are points; y points down; z towards the viewer.
///
/// Most of a tree's layers are the same in the next commit and in the next frame. So what a layer has of its own
/// lies in a box that copies share until one of them is changed: copying and comparing trees costs no more than
/// what is different in them.
public struct Layer: Hashable, Sendable {
  /// Tells layers of one run apart; numbers are given in the order of creation.
  public typealias ID = Int

  /// What happens to the depth of a layer's sublayers.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Flattens its sublayers into its own plane.
    case plain
    /// Keeps its sublayers' depth (`CATransformLayer`) and draws nothing itself.
    case transform
  }

  @usableFromInline var own: LayerProperties.Box
  /// A layer whose alpha masks this one, in this layer's coordinates.
  public var mask: LayerTree?
  /// Back to front, as far as depth does not decide.
  public var sublayers: [Layer] = []

  /// A plain layer that draws nothing, opaque and without a transform; its anchor point is the middle.
  ///
  /// - Parameters:
  ///   - id: tells it apart from the others of its tree.
  ///   - name: for diagnostics and descriptions.
  ///   - bounds: in its own coordinates, in points.
  ///   - position: of the anchor point, in the superlayer's coordinates.
  public init(id: ID, name: String = "", bounds: CGRect, position: CGPoint) {
    own = LayerProperties.Box(LayerProperties(id: id, name: name, bounds: bounds, position: position))
  }

  /// Bytes of memory that a layer's own properties take, outlines and names left aside.
  package static let ownSize = MemoryLayout<LayerProperties>.size + 2 * referenceSize
  /// Bytes of memory that a layer takes in each place in which it is shared.
  package static let referenceSize = MemoryLayout<Layer>.size

  /// Tells trees that are one in memory, as the parts that commits and frames share are.
  package struct Identity: Hashable {
    private let own: ObjectIdentifier
    private let mask: ObjectIdentifier?
    private let sublayers: UInt

    fileprivate init(_ layer: Layer) {
      own = ObjectIdentifier(layer.own)
      mask = layer.mask.map { ObjectIdentifier($0) }
      sublayers = layer.sublayers.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
  }

  /// Layers with one identity are equal, as long as one of them is kept.
  package var identity: Identity { Identity(self) }

  /// Whether what the two have of their own is one in memory, and so the same: a quick answer, never wrong if it is yes.
  package func sharesProperties(with other: Layer) -> Bool { own === other.own }

  /// Whether the two are equal but for their masks and sublayers.
  package func hasProperties(of other: Layer) -> Bool { own == other.own }
}

/// A layer's clock (`CAMediaTiming`): `local = (parent - beginTime) · speed + timeOffset`.
public struct LayerTiming: Hashable, Sendable {
  /// Seconds of the superlayer's time at which it shows `timeOffset`.
  public var beginTime: TimeInterval = 0
  /// Seconds of its own per second of the superlayer's; at 0 it stands still, below it runs backwards.
  public var speed: Double = 1
  /// Seconds that are added to its own time.
  public var timeOffset: TimeInterval = 0

  /// The superlayer's clock.
  public init() {}

  /// What it shows when the superlayer's shows `parent`, both in seconds.
  public func localTime(_ parent: TimeInterval) -> TimeInterval {
    (parent - beginTime) * speed + timeOffset
  }

  /// What the superlayer's clock shows when this one shows `local`, both in seconds; nil for one that stands still.
  package func parentTime(_ local: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (local - timeOffset) / speed + beginTime
  }
}

extension LayerTiming: LayerValue {
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    beginTime.clamp(to: range)
    speed.clamp(to: range)
    timeOffset.clamp(to: range)
  }
}

/// A layer in a box, so that trees can be shared by snapshots and masks and compared by identity first.
public final class LayerTree: Hashable, Sendable {
  /// The outermost layer.
  public let root: Layer
  /// Puts a layer in a box of its own.
  public init(_ root: Layer) { self.root = root }
  public static func == (a: LayerTree, b: LayerTree) -> Bool { a === b || a.root == b.root }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root.bounds.width)
    hasher.combine(root.sublayers.count)
  }
}
