import TransitionEngine

/// The looks of one layer along a timeline, and the changes that lead from one to the next.
///
/// A change by an animation and one by code, frame by frame as a gesture or a display link makes it, are the
/// same to a stage.
struct LayerChanges {
  /// The different looks of the layer, in the order of the trees. Empty for a layer in a mask.
  var looks: [Layer] = []
  /// Whether the layer moves in any way.
  var moves = false
  /// The animations of the layer's drawing and of its shape.
  private var animations: [PropertyAnimation] = []
  /// The changes of the shape from one frame to the next, as animations.
  private var reshapes: [PropertyAnimation] = []
  private var redraws: [Redraw] = []
  private var hasScrollAnimation = false

  /// A change from one commit to the next that takes another picture.
  private struct Redraw {
    /// Redraws at more frames than these are a motion. Fewer are cuts, which `StageEpoch` shows exactly.
    static let mostFrames = 2

    /// The commit's number, from 0.
    var commit: Int
    /// Whether the commit is the next frame of a motion.
    var isFrame: Bool
    /// Whether the mask changes, and not as an outline to which CSS can clip.
    var hasOtherMask: Bool
  }

  /// The changes of all layers, found in one walk.
  static func all(in timeline: Timeline) -> [Layer.ID: LayerChanges] {
    var changes: [Layer.ID: LayerChanges] = [:]
    var previous = timeline.initial
    var isFrame = false
    previous.forEach { changes[$0.id, default: LayerChanges()].looks.append($0) }
    for (number, commit) in timeline.commits.enumerated() {
      commit.root.forEach(newSince: previous) {
        changes[$0.id, default: LayerChanges()].add($0, commit: number, isFrame: isFrame)
      }
      for (id, animations) in commit.animations { changes[id, default: LayerChanges()].add(animations) }
      (previous, isFrame) = (commit.root, commit.isContinuous)
    }
    return changes
  }

  private mutating func add(_ look: Layer, commit: Int, isFrame: Bool) {
    guard let last = looks.last else { return looks.append(look) }
    let isAlike = last.sharesProperties(with: look) && last.sublayers.isEmpty == look.sublayers.isEmpty
    if isAlike, last.mask == nil, look.mask == nil { return }
    looks.append(look)
    guard commit > 0 else { return }
    if isFrame {
      moves = moves || !last.isEqual(to: look, in: [.placement, .visibility, .shape])
      reshapes += last.reshapes(to: look)
    }
    let hasOtherMask = last.hasOtherMask(than: look)
    if hasOtherMask || last.isRedrawn(as: look) {
      redraws.append(Redraw(commit: commit, isFrame: isFrame, hasOtherMask: hasOtherMask))
    }
  }

  private mutating func add(_ added: [LayerAnimation]) {
    moves = true
    hasScrollAnimation = hasScrollAnimation || added.contains(where: \.changesOrigin)
    animations += added.flatMap(\.properties).filter { $0.keyPath.role == .drawing || $0.changesShape }
  }

  // MARK: Questions

  /// Whether the origin of the bounds changes.
  var scrolls: Bool {
    let scrollers = looks.filter(\.canScroll)
    guard let first = scrollers.first else { return false }
    return hasScrollAnimation || scrollers.contains { $0.bounds.origin != first.bounds.origin }
  }

  /// The changes of the shape and of the background, as animations.
  var shapeAnimations: [PropertyAnimation] {
    animations.filter { $0.changesShape || $0.keyPath == .backgroundColor } + reshapes
  }

  /// Whether an animation changes what only pictures can show.
  private var needsDrawing: Bool {
    animations.contains { animation in
      if animation.changesShape { return looks.contains { !$0.canBeReshaped } }
      return animation.keyPath != .backgroundColor || LayerParts.tints(looks, animations) == nil
    }
  }

  /// The layers that have to be drawn anew, and whether with their masks and sublayers.
  static func redrawn(_ changes: [Layer.ID: LayerChanges]) -> [Layer.ID: Bool] {
    let driven = driven(changes)
    let moving = Set(changes.filter { $0.value.moves }.keys).union(driven)
    return changes.reduce(into: [:]) { redrawn, change in
      let (id, layer) = change
      let isDriven = driven.contains(id)
      if isDriven && layer.redraws.contains(where: \.hasOtherMask)
        || layer.looks.contains(where: { $0.isMasked(withAny: moving) })
      {
        redrawn[id] = true
      } else if isDriven || layer.needsDrawing, !layer.looks.isEmpty,
        layer.looks.allSatisfy(\.canBeDrawnAlone)
      {
        redrawn[id] = false
      }
    }
  }

  /// The layers that code redraws in a motion: at several frames, or at more commits than can be cuts.
  private static func driven(_ changes: [Layer.ID: LayerChanges]) -> Set<Layer.ID> {
    let redrawn = changes.filter { !$0.value.redraws.isEmpty }
    let driven = redrawn.filter { $0.value.redraws.count(where: \.isFrame) > Redraw.mostFrames }
    let others = redrawn.filter { driven[$0.key] == nil }
    let cuts = Set(others.values.flatMap { $0.redraws.map(\.commit) })
    return Set((cuts.count > StageEpoch.mostRedraws ? redrawn : driven).keys)
  }
}

extension Layer {
  /// The changes of the size and of the corners to a later look, as the animations that would make them.
  fileprivate func reshapes(to next: Layer) -> [PropertyAnimation] {
    [LayerProperty.boundsSize, .cornerRadius].compactMap { property in
      guard let old = value(for: property), let new = next.value(for: property), old != new else {
        return nil
      }
      return PropertyAnimation(property, from: old, to: new)
    }
  }

  /// Whether the masks differ, and not as outlines to which CSS can clip.
  fileprivate func hasOtherMask(than next: Layer) -> Bool {
    guard mask != next.mask else { return false }
    guard let own = mask?.root, let others = next.mask?.root else { return true }
    return !own.isOutline(like: others)
  }

  /// Whether a later look takes another picture, wherever the two stand and whatever clips them.
  fileprivate func isRedrawn(as next: Layer) -> Bool {
    if sharesProperties(with: next) { return false }
    var (a, b) = (drawing(isWhole: false), next.drawing(isWhole: false))
    (a.mask, b.mask) = (nil, nil)
    (a.bounds.origin, a.position) = (b.bounds.origin, b.position)
    if a.canBeReshaped, b.canBeReshaped { (a.bounds.size, a.cornerRadius) = (b.bounds.size, b.cornerRadius) }
    if a.backdrop != nil, b.backdrop != nil { a.contents = b.contents }
    return a != b
  }

  /// Whether a mask that isn't an outline masks any of some layers, or holds one.
  fileprivate func isMasked(withAny ids: Set<ID>) -> Bool {
    guard let mask = mask?.root, mask.outline == nil else { return false }
    return mask.isAny(of: ids) || sublayers.contains { $0.isAny(of: ids) }
  }

  private func isAny(of ids: Set<ID>) -> Bool {
    ids.contains(id) || sublayers.contains { $0.isAny(of: ids) } || mask?.root.isAny(of: ids) ?? false
  }

  /// Whether the drawing doesn't depend on the sublayers, and these stand as pictures of the layer would.
  fileprivate var canBeDrawnAlone: Bool {
    guard kind == .plain, mask == nil, sublayerTransform == CATransform3DIdentity, backdrop == nil else {
      return false
    }
    guard let shadow, shadow.opacity > 0, shadow.path == nil, !masksToBounds else { return true }
    return sublayers.isEmpty || backgroundColor?.isOpaque ?? false
  }
}
