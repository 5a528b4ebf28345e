import TransitionEngine

/// Turns an epoch's layer tree into stage nodes: layers that move become elements, the others become
/// pictures.
struct StageLowering {
  private let root: Layer
  private let window: CGRect
  private let motion: EpochMotion
  /// The properties of this epoch that CSS can't show.
  private(set) var unsupported: Set<String>

  init(_ epoch: StageEpoch, size: CGSize) {
    root = epoch.root
    window = CGRect(origin: .zero, size: size)
    motion = EpochMotion(epoch)
    unsupported = motion.unsupported
  }

  mutating func lowered() -> StageNode {
    let node = StageNode(path: [], layer: root, ancestors: [])
    fill(node, with: root, path: [], ancestors: [], offset: .zero)
    return node
  }

  /// - Parameters:
  ///   - ancestors: the paths of `layer`, unless it's the node's own, and of the layers between the two.
  ///   - offset: the origin of the layer's coordinates in the node's.
  private mutating func fill(
    _ node: StageNode, with whole: Layer, path: [Int], ancestors: [[Int]], offset: CGPoint
  ) {
    var layer = whole
    if node.clip?.isPath ?? false, path == node.path { layer.mask = nil }
    let corner = offset + layer.bounds.origin
    let hasMovingSublayers = layer.sublayers.contains(where: motion.containsMotion)
    if !hasMovingSublayers, layer.isMoreThanItsParts {
      return append(.picture(layer, offset: corner), to: node)
    }
    if hasMovingSublayers { recordUnsupportedParts(layer) }
    var own = layer
    own.sublayers = []
    let border = layer.sublayers.isEmpty ? nil : own.removeBorder()
    if node.isReshaped, path == node.path { own.cornerRadius = 0 }
    if own.backdrop != nil { own.contents = nil }
    if own.drawsSomething { append(.picture(own, offset: corner), to: node) }
    let isSpace = motion.holdsSpace(layer)
    for (index, sublayer) in layer.sublayers.enumerated() where motion.isEverShown(sublayer) {
      let path = path + [index]
      if isSpace || isElement(sublayer, in: node, offset: offset) {
        let child = StageNode(path: path, layer: sublayer, ancestors: ancestors + [path])
        fillChild(child, of: layer)
        node.items.append(.node(child))
      } else if motion.containsMotion(sublayer) {
        fill(
          node, with: sublayer, path: path, ancestors: ancestors + [path],
          offset: offset + sublayer.displacement)
      } else {
        append(picture(of: sublayer, in: layer, offset: offset), to: node)
      }
    }
    if let border { append(.picture(border, offset: corner), to: node) }
  }

  private mutating func fillChild(_ node: StageNode, of superlayer: Layer) {
    let layer = node.layer
    guard motion.containsMotion(layer) else {
      // A plane in space that stands still.
      node.items = [.picture(layer, offset: layer.bounds.origin)]
      return
    }
    if layer.kind == .transform, motion.isEverTranslucent(layer) {
      // `opacity` would flatten it.
      unsupported.insert("the opacity of “\(layer.name)”, a transform layer")
    }
    node.isReshaped = motion.isReshaped(layer)
    if motion.clipsToMask(layer), let mask = layer.mask?.root, let outline = mask.outline {
      node.clip = .path(outline, mask.outlineRule)
    } else if node.isReshaped, layer.masksToBounds, layer.backdrop == nil {
      node.clip = .inset(layer.maskedCorners)
    }
    fill(node, with: layer, path: node.path, ancestors: [], offset: .zero)
  }

  /// Records a mask, and a shadow of the layer's content, as unsupported: they need the layer with its
  /// sublayers in one picture.
  private mutating func recordUnsupportedParts(_ layer: Layer) {
    if layer.mask != nil { unsupported.insert("the mask of “\(layer.name)” over moving layers") }
    if layer.sublayersCastShadow {
      unsupported.insert("the shadow of “\(layer.name)” and of the layers that move in it")
    }
  }

  /// Whether a layer needs an element of its own: it moves, or does more than contain layers that move.
  private func isElement(_ layer: Layer, in node: StageNode, offset: CGPoint) -> Bool {
    guard motion.containsMotion(layer) else { return false }
    let isTransparentHolder =
      !motion.isMoving(layer) && layer.anchoredTransform == CATransform3DIdentity && layer.zPosition == 0
      && layer.opacity == 1 && layer.mask == nil && layer.kind == .plain && layer.backdrop == nil
      && !motion.holdsSpace(layer)
    return !isTransparentHolder || clips(layer, in: node, offset: offset)
  }

  /// Whether a layer's clip may be visible: not if the node clips at least as much.
  private func clips(_ layer: Layer, in node: StageNode, offset: CGPoint) -> Bool {
    guard layer.masksToBounds else { return false }
    let isRoot = node.path.isEmpty
    guard layer.cornerRadius == 0, isRoot || node.layer.masksToBounds else { return true }
    let frame = CGRect(
      origin: offset + layer.displacement + layer.bounds.origin, size: layer.bounds.size)
    return !frame.contains(isRoot ? window : node.layer.bounds)
  }

  // MARK: Pictures

  /// A sublayer that doesn't move. Its opacity and transform need a layer around it.
  private func picture(of layer: Layer, in superlayer: Layer, offset: CGPoint) -> StageItem {
    if layer.opacity == 1, layer.anchoredTransform == CATransform3DIdentity {
      return .picture(layer, offset: offset + layer.displacement + layer.bounds.origin)
    }
    return .picture(layer.wrapped(in: superlayer.bounds), offset: offset + superlayer.bounds.origin)
  }

  /// Pictures outside of the window, such as a view parked beside it, are left out.
  private func append(_ item: StageItem, to node: StageNode) {
    if node.path.isEmpty, case .picture(let layer, let offset) = item {
      let ink = layer.paintedBounds.offsetBy(offset - layer.bounds.origin)
      guard ink.overlaps(window) else { return }
    }
    node.items.append(item)
  }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

extension CGRect {
  fileprivate func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}

extension Layer {
  /// The origin of an untransformed layer's coordinates in its superlayer's.
  fileprivate var displacement: CGPoint { position - anchorInBounds }

  /// The layer as the only sublayer of an empty one with the given bounds: a picture then shows its opacity
  /// and transform.
  fileprivate func wrapped(in bounds: CGRect) -> Layer {
    var group = Layer(
      id: -id, name: name, bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    group.sublayers = [self]
    return group
  }

  /// Whether a layer's appearance is more than its own drawing with its sublayers on top.
  fileprivate var isMoreThanItsParts: Bool {
    guard !sublayers.isEmpty else { return false }
    return mask != nil || sublayerTransform != CATransform3DIdentity || hasBorder || sublayersCastShadow
  }

  /// Whether all of the layer's content casts the shadow, since nothing else determines the caster.
  fileprivate var sublayersCastShadow: Bool {
    guard let shadow, shadow.opacity > 0, !shadow.color.isClear, shadow.path == nil, !masksToBounds else {
      return false
    }
    return !sublayers.isEmpty && !(backgroundColor?.isOpaque ?? false)
  }

  private var hasBorder: Bool { kind == .plain && borderWidth > 0 && !borderColor.isClear }

  /// Removes the border, which lies over the sublayers; nil if there is none.
  fileprivate mutating func removeBorder() -> Layer? {
    guard hasBorder else { return nil }
    var border = self
    (border.backgroundColor, border.contents, border.shadow) = (nil, nil, nil)
    borderWidth = 0
    return border
  }
}
