import TransitionEngine

/// The motion of an epoch: the layers that move, and the changes that CSS can't show.
struct EpochMotion {
  private let epoch: StageEpoch
  /// Layers that animations or the model change.
  private var moving: Set<Layer.ID> = []
  /// Layers that move, stand in space, or have such a layer below them.
  private var layersWithMotion: Set<Layer.ID> = []
  /// Layers that do not always lie in their superlayer's plane.
  private var raised: Set<Layer.ID> = []
  /// Layers that change their size or their corners.
  private var reshaped: Set<Layer.ID> = []
  /// Layers with a mask that changes.
  private var remasked: Set<Layer.ID> = []
  /// Layers that are translucent at any time. Hidden ones don't count.
  private var translucent: Set<Layer.ID> = []
  /// The changes that CSS can't show.
  private(set) var unsupported: Set<String> = []

  init(_ epoch: StageEpoch) {
    self.epoch = epoch
    for commit in epoch.commits {
      for (id, animations) in commit.animations where !animations.isEmpty {
        moving.insert(id)
        for property in animations.flatMap(\.properties) {
          if property.leavesThePlane { raised.insert(id) }
          if property.changesShape { reshaped.insert(id) }
          if property.keyPath == .opacity { translucent.insert(id) }
          if !property.keyPath.role.isSubset(of: [.placement, .backdrop]),
            !shows(property, of: id, in: commit.root)
          {
            unsupported.insert(property.keyPath.rawValue)
          }
        }
      }
    }
    epoch.root.forEach { noteLook($0) }
    for commit in epoch.commits.dropFirst() {
      commit.root.forEach(newSince: epoch.root) { noteLook($0) }
      compare(epoch.root, commit.root)
    }
    noteFollowers(epoch.root)
    noteMotion(epoch.root)
  }

  /// Whether CSS can show the other effects of an animation than moving and fading: on the layer's shape, or
  /// on an outline that masks.
  private func shows(_ property: PropertyAnimation, of id: Layer.ID, in root: Layer) -> Bool {
    guard let layer = root.descendant(id)?.layer else { return true }
    if property.changesShape, layer.showsItsShape { return true }
    guard root.hasMask(id), let outline = layer.outline else { return false }
    return property.changesShape
      || property.values.allSatisfy { value in
        if case .path(let path) = value { path.hasStructure(of: outline) } else { false }
      }
  }

  private mutating func noteLook(_ layer: Layer) {
    if layer.opacity < 1 { translucent.insert(layer.id) }
    if layer.zPosition != 0 || !CATransform3DIsAffine(layer.anchoredTransform) { raised.insert(layer.id) }
  }

  /// Layers whose model changes from one commit to the next move too, if only by a jump.
  private mutating func compare(_ a: Layer, _ b: Layer) {
    if a.identity == b.identity { return }
    if !a.isAlike(b) {
      moving.insert(a.id)
      if a.mask != b.mask { remasked.insert(a.id) }
      if a.bounds.size != b.bounds.size || a.cornerRadius != b.cornerRadius { reshaped.insert(a.id) }
      if !a.isDrawnAloneLike(b, isNextFrame: true) {
        unsupported.insert("a change of “\(a.name)” on the way")
      }
    }
    for index in a.sublayers.indices { compare(a.sublayers[index], b.sublayers[index]) }
  }

  /// Layers that are fitted into a layer's bounds move when these change.
  private mutating func noteFollowers(_ layer: Layer) {
    if reshaped.contains(layer.id) {
      for sublayer in layer.sublayers where sublayer.followed != nil { moving.insert(sublayer.id) }
    }
    layer.sublayers.forEach { noteFollowers($0) }
  }

  @discardableResult
  private mutating func noteMotion(_ layer: Layer) -> Bool {
    // The content behind a backdrop may move while the backdrop doesn't.
    var containsMotion = moving.contains(layer.id) || raised.contains(layer.id) || layer.backdrop != nil
    if let mask = layer.mask?.root, hasMotion(mask) {
      containsMotion = true
      moving.insert(layer.id)
      remasked.insert(layer.id)
      if !isClipped(layer) { unsupported.insert("a moving mask of “\(layer.name)”") }
    }
    for sublayer in layer.sublayers where noteMotion(sublayer) { containsMotion = true }
    if containsMotion { layersWithMotion.insert(layer.id) }
    return containsMotion
  }

  private func hasMotion(_ layer: Layer) -> Bool {
    moving.contains(layer.id) || layer.sublayers.contains(where: hasMotion)
      || layer.mask.map { hasMotion($0.root) } ?? false
  }

  // MARK: Questions

  func isMoving(_ layer: Layer) -> Bool { moving.contains(layer.id) }
  func isReshaped(_ layer: Layer) -> Bool { reshaped.contains(layer.id) }

  /// Whether CSS clips a layer to its mask: if the mask isn't part of a picture.
  func clipsToMask(_ layer: Layer) -> Bool {
    isClipped(layer) && (remasked.contains(layer.id) || layer.sublayers.contains(where: containsMotion))
  }

  /// Whether a layer's mask is an outline at all times.
  private func isClipped(_ layer: Layer) -> Bool {
    guard let mask = layer.mask?.root, mask.outline != nil, !raised.contains(mask.id) else { return false }
    return epoch.commits.allSatisfy { commit in
      commit.animations[mask.id, default: []].flatMap(\.properties).allSatisfy {
        $0.keyPath != .opacity && $0.keyPath != .fillColor && $0.keyPath != .backgroundColor
      }
    }
  }
  func containsMotion(_ layer: Layer) -> Bool { layersWithMotion.contains(layer.id) }

  /// Whether a layer is visible at any time, judging by itself and its superlayer.
  func isEverShown(_ layer: Layer) -> Bool {
    !(layer.isHidden || layer.opacity == 0) || moving.contains(layer.id)
  }

  /// Whether a layer's sublayers share a space in which depth may order them, other than siblings that lie in one plane.
  func holdsSpace(_ layer: Layer) -> Bool {
    let shown = layer.sublayers.filter(isEverShown)
    guard shown.contains(where: containsMotion) else { return false }
    return layer.kind == .transform || layer.sublayerTransform != CATransform3DIdentity
      || shown.contains(where: leavesThePlane)
  }

  private func leavesThePlane(_ layer: Layer) -> Bool {
    raised.contains(layer.id) || layer.kind == .transform && layer.sublayers.contains(where: leavesThePlane)
  }

  func isEverTranslucent(_ layer: Layer) -> Bool { translucent.contains(layer.id) }
}

extension PropertyAnimation {
  /// Whether it may turn or move a layer out of its superlayer's plane.
  fileprivate var leavesThePlane: Bool {
    switch keyPath {
    case .rotationX, .rotationY, .translationZ, .zPosition: true
    case .transform:
      values.contains {
        if case .transform(let transform) = $0 { !CATransform3DIsAffine(transform) } else { false }
      }
    default: false
    }
  }
}

extension Layer {
  /// Whether a layer with an id masks one in this tree.
  fileprivate func hasMask(_ id: ID) -> Bool {
    mask?.root.id == id || sublayers.contains { $0.hasMask(id) }
  }
}
