import Foundation
import TransitionEngine

/// Turns an epoch's layer tree into stage nodes: what moves becomes an element, what does not becomes a picture.
struct StageLowering {
  private let epoch: StageEpoch
  private let window: CGRect
  private var moving: Set<Layer.ID> = []
  private var restless: Set<Layer.ID> = []
  /// Animated properties that CSS transforms and opacity cannot show.
  private(set) var unsupported: Set<String> = []

  init(_ epoch: StageEpoch, size: CGSize) {
    self.epoch = epoch
    window = CGRect(origin: .zero, size: size)
    findMotion()
  }

  mutating func root() -> StageNode {
    let node = StageNode(path: [], layer: epoch.root, ancestors: [])
    fill(node, with: epoch.root, path: [], ancestors: [], offset: .zero)
    return node
  }

  // MARK: What moves

  private static let geometry: Set<PropertyAnimation.KeyPath> = [
    .position, .positionX, .positionY, .zPosition, .transform, .rotationX, .rotationY, .rotationZ,
    .scale, .scaleX, .scaleY, .translationX, .translationY, .translationZ, .opacity,
  ]

  private mutating func findMotion() {
    for commit in epoch.commits {
      for (id, animations) in commit.animations where !animations.isEmpty {
        moving.insert(id)
        for keyPath in animations.flatMap(\.keyPaths) where !Self.geometry.contains(keyPath) {
          unsupported.insert(keyPath.rawValue)
        }
      }
    }
    for commit in epoch.commits.dropFirst() { compare(epoch.root, commit.root) }
    _ = markRestless(epoch.root)
  }

  /// Layers whose model changes from one commit to the next move too, if only by a jump.
  private mutating func compare(_ a: Layer, _ b: Layer) {
    if !a.isAlike(b) {
      moving.insert(a.id)
      var placed = a
      (placed.position, placed.transform, placed.opacity) = (b.position, b.transform, b.opacity)
      (placed.zPosition, placed.isHidden) = (b.zPosition, b.isHidden)
      if !placed.isAlike(b) { unsupported.insert("a change of “\(a.name)” on the way") }
    }
    for (x, y) in zip(a.sublayers, b.sublayers) { compare(x, y) }
  }

  /// Notes every layer that has a moving layer at or below it, or stands in space.
  private mutating func markRestless(_ layer: Layer) -> Bool {
    var isRestless = moving.contains(layer.id) || !CATransform3DIsAffine(layer.transform)
      || layer.zPosition != 0
    for sublayer in layer.sublayers where markRestless(sublayer) { isRestless = true }
    if isRestless { restless.insert(layer.id) }
    return isRestless
  }

  // MARK: The tree

  private mutating func fill(
    _ node: StageNode, with layer: Layer, path: [Int], ancestors: [[Int]], offset: CGPoint
  ) {
    if layer.drawsSomething {
      var own = layer
      own.sublayers = []
      append(.picture(own, offset: offset + layer.bounds.origin), to: node)
    }
    for (index, sublayer) in layer.sublayers.enumerated() {
      lower(sublayer, path: path + [index], into: node, ancestors: ancestors, offset: offset, of: layer)
    }
    guard node.layer.id == layer.id, standsInSpace(node) else { return }
    promotePictures(of: node)
  }

  private mutating func lower(
    _ layer: Layer, path: [Int], into node: StageNode, ancestors: [[Int]], offset: CGPoint, of parent: Layer
  ) {
    guard !(layer.isHidden || layer.opacity == 0) || moving.contains(layer.id) else { return }
    let anchor = layer.anchorInBounds
    let origin = CGPoint(
      x: offset.x + layer.position.x - anchor.x + layer.bounds.minX,
      y: offset.y + layer.position.y - anchor.y + layer.bounds.minY)
    guard restless.contains(layer.id) else {
      if layer.opacity == 1, layer.transform == CATransform3DIdentity {
        append(.picture(layer, offset: origin), to: node)
      } else {
        append(.picture(layer.wrapped(in: parent.bounds), offset: offset + parent.bounds.origin), to: node)
      }
      return
    }
    let isPassedThrough =
      !moving.contains(layer.id) && layer.transform == CATransform3DIdentity && layer.zPosition == 0
      && layer.sublayerTransform == CATransform3DIdentity && layer.opacity == 1 && layer.mask == nil
      && parent.sublayerTransform == CATransform3DIdentity && layer.kind == .plain
      && !clips(layer, at: origin)
    if isPassedThrough {
      fill(node, with: layer, path: path, ancestors: ancestors + [path], offset: origin - layer.bounds.origin)
      return
    }
    let child = StageNode(path: path, layer: layer, ancestors: ancestors + [path])
    fill(child, with: layer, path: path, ancestors: [], offset: .zero)
    node.items.append(.node(child))
  }

  /// Clipping matters only where something would stick out of the window's own clip.
  private func clips(_ layer: Layer, at origin: CGPoint) -> Bool {
    guard layer.masksToBounds else { return false }
    let frame = CGRect(origin: origin, size: layer.bounds.size)
    return layer.cornerRadius > 0 || !frame.contains(window)
  }

  /// Pictures that nobody can see, such as a view parked beside the window, are left out.
  private func append(_ item: StageItem, to node: StageNode) {
    if case .picture(let layer, let offset) = item, node.path.isEmpty {
      let reach = CGRect(origin: offset, size: layer.bounds.size)
      if !reach.overlaps(window), layer.masksToBounds || !layer.reachesOut { return }
    }
    node.items.append(item)
  }

  // MARK: Depth

  private func standsInSpace(_ node: StageNode) -> Bool {
    guard node.layer.kind == .plain else { return false }
    return node.layer.sublayerTransform != CATransform3DIdentity
      || node.nodes.contains { child in
        epoch.commits.contains { commit in
          let layer = commit.root.descendant(at: child.path)
          return layer.zPosition != 0 || !CATransform3DIsAffine(layer.transform)
            || commit.animations[layer.id, default: []].contains { $0.leavesThePlane }
        }
      }
  }

  /// Among planes in space every sibling is a plane: pictures become nodes that stand still.
  private func promotePictures(of node: StageNode) {
    guard !node.nodes.isEmpty else { return }
    node.items = node.items.map { item in
      guard case .picture(let layer, _) = item,
        let index = node.layer.sublayers.firstIndex(where: { $0.id == layer.id })
      else { return item }
      let path = node.path + [index]
      let child = StageNode(path: path, layer: layer, ancestors: [path])
      child.items = [.picture(layer, offset: layer.bounds.origin)]
      return .node(child)
    }
  }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

extension Layer {
  /// The layer as the only sublayer of an empty one with the given bounds: a picture then shows its opacity and transform.
  fileprivate func wrapped(in bounds: CGRect) -> Layer {
    var group = Layer(
      id: -id, name: name, bounds: bounds, position: CGPoint(x: bounds.midX, y: bounds.midY))
    group.sublayers = [self]
    return group
  }

  /// Whether shadows or sublayers stand outside the bounds and show there.
  var reachesOut: Bool {
    shadow != nil || sublayers.contains { !bounds.contains($0.frame) || $0.reachesOut }
  }
}

extension LayerAnimation {
  /// The properties that it, or its children, animate.
  var keyPaths: [PropertyAnimation.KeyPath] {
    switch kind {
    case .property(let animation): [animation.keyPath]
    case .group(let children): children.flatMap(\.keyPaths)
    }
  }

  /// Whether it may turn or move a layer out of its superlayer's plane.
  fileprivate var leavesThePlane: Bool {
    switch kind {
    case .group(let children): children.contains(where: \.leavesThePlane)
    case .property(let animation):
      switch animation.keyPath {
      case .rotationX, .rotationY, .translationZ, .zPosition: true
      case .transform:
        animation.values.contains {
          if case .transform(let transform) = $0 { !CATransform3DIsAffine(transform) } else { false }
        }
      default: false
      }
    }
  }
}
