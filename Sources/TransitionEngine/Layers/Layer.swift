/// One layer's properties and its sublayers: an immutable picture of a `CALayer` tree.
///
/// Timelines hold model trees of these, `Timeline.frame(at:)` returns presentation trees of these, and
/// renderers print them. Units are points; y points down; z toward the viewer.
///
/// Most of a tree's layers are the same in the next commit and in the next frame. So copies share a layer's
/// own properties until one of them changes: copying and comparing trees costs no more than their
/// differences.
public struct Layer: Hashable, Sendable {
  /// Identifies a layer within a run; numbers are given in the order of creation.
  public typealias ID = Int

  /// The treatment of the depth of a layer's sublayers.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Flattens its sublayers into its own plane.
    case plain
    /// Keeps its sublayers' depth (`CATransformLayer`) and draws nothing itself.
    case transform
  }

  @usableFromInline var own: LayerProperties.Box
  /// A layer whose alpha masks this one, in this layer's coordinates.
  public var mask: LayerTree?
  /// The sublayers, from back to front unless depth decides otherwise.
  public var sublayers: [Layer] = []

  /// A plain layer that draws nothing, opaque and without a transform; its anchor point is the middle.
  ///
  /// - Parameters:
  ///   - id: identifies the layer in its tree.
  ///   - name: for diagnostics and descriptions.
  ///   - bounds: in its own coordinates, in points.
  ///   - position: of the anchor point, in the superlayer's coordinates.
  public init(id: ID, name: String = "", bounds: CGRect, position: CGPoint) {
    own = LayerProperties.Box(LayerProperties(id: id, name: name, bounds: bounds, position: position))
  }

  /// Bytes of memory of a layer's own properties, without outlines and names.
  package static let ownSize = MemoryLayout<LayerProperties>.size + 2 * referenceSize
  /// Bytes of memory of a layer in each place in which it is shared.
  package static let referenceSize = MemoryLayout<Layer>.size

  /// Identifies trees by their memory, which commits and frames share in parts.
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

  /// The identity; layers with the same identity are equal while one of them is kept.
  package var identity: Identity { Identity(self) }

  /// Whether two layers share their own properties in memory, and so are equal in them: a quick test, never
  /// wrong if true.
  package func sharesProperties(with other: Layer) -> Bool { own === other.own }

  /// Whether the two are equal but for their masks and sublayers.
  package func hasProperties(of other: Layer) -> Bool { own == other.own }
}

/// A layer's clock (`CAMediaTiming`): `local = (parent - beginTime) · speed + timeOffset`.
public struct LayerTiming: Hashable, Sendable {
  /// The superlayer's time, in seconds, at which this clock shows `timeOffset`.
  public var beginTime: TimeInterval = 0
  /// Seconds of this clock per second of the superlayer's. At 0 it stands still; below 0 it runs backward.
  public var speed: Double = 1
  /// Seconds added to this clock's time.
  public var timeOffset: TimeInterval = 0

  /// A clock that shows the superlayer's time.
  public init() {}

  /// This clock's time when the superlayer's clock shows `parent`, both in seconds.
  public func localTime(_ parent: TimeInterval) -> TimeInterval {
    (parent - beginTime) * speed + timeOffset
  }

  /// The superlayer's time when this clock shows `local`, both in seconds; nil for a clock that stands still.
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
