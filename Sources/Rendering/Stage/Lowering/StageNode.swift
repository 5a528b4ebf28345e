import TransitionEngine

/// A layer of the stage: one DOM element, moved by CSS.
///
/// Layers that don't move on their own are merged into their parents' pictures, so that a stage has as few
/// elements as the transition has moving parts.
final class StageNode {
  /// The path of the layer in the epoch's trees: child indices from the root.
  let path: [Int]
  /// The layer as the epoch begins.
  let layer: Layer
  /// The layer's path and everything between it and the nearest enclosing node, outermost first: their geometry adds up.
  let ancestors: [[Int]]
  /// Whether the layer changes its size or its corners.
  var isReshaped = false
  /// The part of its superlayer that it shows, if it follows the superlayer's bounds.
  var followed: FittedContents? { layer.followed }
  /// The clip of the element, if it changes or isn't the layer's bounds.
  var clip: ClipForm?
  /// The size of the element's box, which is the largest size of the layer.
  var size: CGSize
  /// The index of its poses among the samples.
  var track = 0
  /// The indices of the poses of `ancestors`, without its own: the layers between the nearest enclosing node
  /// and this one.
  var tracksBetween: [Int] = []
  var items: [StageItem] = []
  var motion = CSSMotion()
  /// The extension of pictures beyond the layer's sides, below neighbors that are painted later, which hides
  /// seams.
  var bleed = EdgeInsets()
  var painting = Painting.inOrder
  /// Whether the browser may omit the layer's back, which is never visible.
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

  /// Restricts a matrix to the plane in which the layer's sublayers are: a plain layer has no depth.
  func flattened(_ matrix: CATransform3D) -> CATransform3D {
    guard layer.kind == .plain else { return matrix }
    var flat = matrix
    (flat.m13, flat.m23, flat.m43) = (0, 0, 0)
    (flat.m31, flat.m32, flat.m33, flat.m34) = (0, 0, 1, 0)
    return flat
  }

  /// Nodes that rotate in space inside a moving clip, which WebKit doesn't show.
  var clippedSpaces: [String] {
    if clip != nil, hasSpace { return ["layers that turn in space within “\(layer.name)”, which is clipped"] }
    return nodes.flatMap(\.clippedSpaces)
  }

  /// The approximate size of all channels' keyframes in one state.
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

  /// Backdrops inside an element that the browser composes separately: CSS doesn't blur the content behind
  /// that element.
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

  /// The order of the child elements on the screen.
  enum Painting: Hashable {
    /// Document order, which depth never contradicts.
    case inOrder
    /// Two groups, in order inside, that change places at a fraction of the duration.
    case swapping(behind: [Int], front: [Int], at: Double)
    /// The browser sorts and cuts planes (`preserve-3d`).
    case sortedByDepth
  }
}

/// The content of a stage element, back to front.
enum StageItem {
  /// A static subtree, drawn from the page's shared pictures, with its bounds' origin at `offset` in the node's bounds.
  case picture(Layer, offset: CGPoint)
  case node(StageNode)

  var isNode: Bool { if case .node = self { true } else { false } }
}

/// The motion of one element in CSS: individual transform properties and opacity, each in its own channel.
struct CSSMotion {
  /// px.
  var translate = Channel(course: .constant, keyframes: [.init(offset: 0, value: [0, 0, 0])])
  /// A unit vector.
  var axis: [Double] = [0, 0, 1]
  /// Degrees about `axis`.
  var rotate = Channel(course: .constant, keyframes: [.init(offset: 0, value: [0])])
  var scale = Channel(course: .constant, keyframes: [.init(offset: 0, value: [1, 1, 1])])
  /// Whole matrices, for transforms that aren't a rotation, a scale and a translation; nil for others.
  var matrix: Channel?
  var opacity = Channel(course: .constant, keyframes: [.init(offset: 0, value: [1])])
  /// The perspective of the layer's own; nil if its element needs none around it.
  var perspective: PerspectiveSpec?
  /// Nil if only the layer's bounds clip.
  var clip: Channel?
  /// The blur radius and the saturation of a backdrop, and the margins of its element on the right and at the
  /// bottom; nil for other layers.
  var backdrop: Channel?
  /// The meaning of the clip's components.
  var clipForm = ClipForm.inset(.all)
}
