import TransitionEngine

/// A layer of the stage: one DOM element, moved by CSS.
///
/// What does not move on its own has been merged into its parent's pictures, so that a stage has as few elements as the
/// transition has moving parts.
final class StageNode {
  /// Where the layer stands in the epoch's trees: child indices from the root.
  let path: [Int]
  /// The layer as the epoch begins.
  let layer: Layer
  /// The layer's path and everything between it and the nearest enclosing node, outermost first: their geometry adds up.
  let ancestors: [[Int]]
  /// Whether the layer changes its size or its corners.
  var isReshaped = false
  /// What it shows of its superlayer, if it follows the bounds of that.
  var followed: FittedContents? { layer.followed }
  /// What the element is clipped to, if that changes on the way or is not the layer's bounds.
  var clip: ClipForm?
  /// Of the element's box: as large as the layer ever gets.
  var size: CGSize
  /// Where its poses are among the samples.
  var track = 0
  /// The same for `ancestors`, its own left out: for what lies between the nearest enclosing node and this one.
  var tracksBetween: [Int] = []
  var items: [StageItem] = []
  var motion = CSSMotion()
  /// How far pictures reach beyond the layer's sides, under neighbours that are painted later: hides seams.
  var bleed = EdgeInsets()
  var painting = Painting.inOrder
  /// Whether the browser may leave the layer's back out, as it never shows.
  var hidesBack = false

  init(path: [Int], layer: Layer, ancestors: [[Int]]) {
    self.path = path
    self.layer = layer
    self.ancestors = ancestors
    size = layer.bounds.size
  }

  /// The element's box in the layer's coordinates.
  var box: CGRect { CGRect(origin: layer.bounds.origin, size: size) }

  var nodes: [StageNode] {
    items.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// The pictures before the first element; what the layer itself draws is among them.
  var picturesBelow: [StageItem] { Array(items.prefix { !$0.isNode }) }

  /// The pictures after the last element, such as a border.
  var picturesAbove: [StageItem] {
    guard let last = items.lastIndex(where: \.isNode) else { return [] }
    return Array(items[(last + 1)...])
  }

  /// What comes of a matrix where the layer's sublayers stand: a plain layer has no depth to give them.
  func flattened(_ matrix: CATransform3D) -> CATransform3D {
    guard layer.kind == .plain else { return matrix }
    var flat = matrix
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return flat
  }

  /// What turns in space within a clip that moves: WebKit does not show that.
  var clippedSpaces: [String] {
    if clip != nil, hasSpace { return ["what turns in space within “\(layer.name)”, which is clipped"] }
    return nodes.flatMap(\.clippedSpaces)
  }

  /// About what the keyframes of all channels take in one state.
  var keyframeBytes: Int {
    let channels = [
      motion.translate, motion.rotate, motion.scale, motion.opacity, motion.matrix, motion.clip,
      motion.backdrop,
    ]
    let own = channels.reduce(0) { bytes, channel in
      guard let channel, channel.course == .piecewise else { return bytes }
      return bytes + channel.keyframes.count * (24 + 7 * channel.first.count)
    }
    return nodes.reduce(own) { $0 + $1.keyframeBytes }
  }

  /// What blurs within an element that is drawn apart from what lies behind it: CSS blurs nothing of that.
  var isolatedBackdrops: [String] {
    let isApart = clip != nil || hasSpace || motion.opacity != CSSMotion().opacity
    if isApart, holdsBackdrop {
      return ["the blur within “\(layer.name)”, which fades, turns in space or is clipped"]
    }
    return nodes.flatMap(\.isolatedBackdrops)
  }

  private var holdsBackdrop: Bool { layer.backdrop != nil || nodes.contains(where: \.holdsBackdrop) }

  private var hasSpace: Bool {
    painting != .inOrder || layer.sublayerTransform != CATransform3DIdentity
      || nodes.contains {
        $0.hasSpace || $0.motion.matrix != nil || $0.motion.perspective != nil || $0.motion.axis != [0, 0, 1]
      }
  }

  /// How the child elements find their order on the screen.
  enum Painting: Hashable {
    /// As in the document; depth never contradicts it.
    case inOrder
    /// Two groups, in order inside, that change places at a fraction of the duration.
    case swapping(behind: [Int], front: [Int], at: Double)
    /// The browser sorts and cuts planes (`preserve-3d`).
    case sortedByDepth
  }
}

/// What a stage element holds, back to front.
enum StageItem {
  /// A static subtree, drawn from the page's shared pictures, with its bounds' origin at `offset` in the node's bounds.
  case picture(Layer, offset: CGPoint)
  case node(StageNode)

  var isNode: Bool { if case .node = self { true } else { false } }
}

/// What CSS does to one element: individual transform properties and opacity, each a channel of its own.
struct CSSMotion {
  /// px.
  var translate = Channel(course: .constant, keyframes: [.init(offset: 0, value: [0, 0, 0])])
  /// A unit vector.
  var axis: [Double] = [0, 0, 1]
  /// Degrees about `axis`.
  var rotate = Channel(course: .constant, keyframes: [.init(offset: 0, value: [0])])
  var scale = Channel(course: .constant, keyframes: [.init(offset: 0, value: [1, 1, 1])])
  /// Whole matrices, for what rotation, scale and translation cannot say; nil where they can.
  var matrix: Channel?
  var opacity = Channel(course: .constant, keyframes: [.init(offset: 0, value: [1])])
  /// Of the layer's own; nil where its element needs none around it.
  var perspective: PerspectiveSpec?
  /// Nil where nothing but the layer's bounds clips.
  var clip: Channel?
  /// Of a backdrop: the blur's radius, the saturation, and how much of its element it leaves out on the right and at the
  /// bottom. Nil for what is none.
  var backdrop: Channel?
  /// How the clip's numbers are meant.
  var clipForm = ClipForm.inset(.all)
}
