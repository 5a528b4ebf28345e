/// A layer of a commit, prepared for evaluation at any instant at which the commit holds.
///
/// Only moving layers and their superlayers are copied. Everything else is shared with the model.
final class PresentationLayer {
  private let model: Layer
  /// The layer toward which this one moves until the next commit; nil for a layer that holds.
  private let next: Layer?
  private let animations: [CompiledAnimation]
  private let mask: PresentationLayer?
  private var sublayers: [(index: Int, presentation: PresentationLayer)] = []

  /// A layer with its mask, and without its sublayers.
  ///
  /// - Parameter next: the same layer in the next commit, if this commit moves there.
  convenience init(_ model: Layer, next: Layer?, in commit: PresentedCommit) {
    self.init(model, next: next, mask: model.mask.flatMap { Self.tree(commit, below: $0.root) }, in: commit)
  }

  private init(_ model: Layer, next: Layer?, mask: PresentationLayer?, in commit: PresentedCommit) {
    self.model = model
    self.mask = mask
    self.next = next.flatMap { $0.sharesProperties(with: model) ? nil : $0 }
    let others = commit.nextAnimations[model.id] ?? []
    animations = (commit.animations[model.id] ?? []).enumerated().map { index, animation in
      CompiledAnimation(animation, next: index < others.count ? others[index] : nil)
    }
  }

  /// The moving layers of a commit, or of a part of it that doesn't move toward the next commit; nil without
  /// any.
  static func tree(_ commit: PresentedCommit, below part: Layer? = nil) -> PresentationLayer? {
    var unseen = commit.animations.count
    return tree(part ?? commit.root, part == nil ? commit.next : nil, commit, unseen: &unseen)
  }

  /// - Parameter unseen: how many animated layers the walk has not met; at 0 only layers that move toward
  ///   the next commit are left to look for.
  private static func tree(
    _ model: Layer, _ next: Layer?, _ commit: PresentedCommit, unseen: inout Int
  ) -> PresentationLayer? {
    guard unseen > 0 || next != nil else { return nil }
    let isAnimated = commit.animations[model.id] != nil
    if isAnimated { unseen -= 1 }
    let mask = model.mask.flatMap { tree($0.root, nil, commit, unseen: &unseen) }
    var sublayers: [(Int, PresentationLayer)] = []
    for index in model.sublayers.indices {
      let next = model.sublayer(index, in: next)
      guard let moving = tree(model.sublayers[index], next, commit, unseen: &unseen) else { continue }
      sublayers.append((index, moving))
    }
    let moves = isAnimated || !(next?.sharesProperties(with: model) ?? true)
    guard moves || mask != nil || !sublayers.isEmpty else { return nil }
    let layer = PresentationLayer(model, next: next, mask: mask, in: commit)
    layer.sublayers = sublayers
    return layer
  }

  /// Whether the layer itself looks the same at all instants.
  var isStill: Bool { next == nil && animations.isEmpty }

  /// The time of the layer's own clock.
  ///
  /// - Parameter parentTime: the time of its superlayer's clock.
  func localTime(_ parentTime: TimeInterval, at instant: CommitInstant) -> TimeInterval {
    guard let next else { return model.timing.localTime(parentTime) }
    return model.timing.moved(towards: next.timing, fraction: instant.fraction).localTime(parentTime)
  }

  /// Computes the layer's geometry.
  ///
  /// - Parameters:
  ///   - geometry: receives the result in place, as it is large.
  ///   - localTime: the time of the layer's own clock.
  func show(
    _ geometry: inout LayerGeometry, at localTime: TimeInterval, _ instant: CommitInstant,
    _ easings: inout LatestEasing
  ) {
    geometry = model.geometry
    if let next { geometry = geometry.moved(towards: next.geometry, fraction: instant.fraction) }
    _ = animate(&geometry, at: localTime, instant, &easings)
  }

  /// The layer with its sublayers.
  ///
  /// - Parameter parentTime: the time of its superlayer's clock; for the root, the timeline's.
  func layer(at parentTime: TimeInterval, _ instant: CommitInstant) -> Layer {
    var easings = LatestEasing()
    return changed(at: parentTime, instant, &easings) ?? model
  }

  /// The layer as presented, or nil if it looks like the model.
  private func changed(
    at parentTime: TimeInterval, _ instant: CommitInstant, _ easings: inout LatestEasing
  ) -> Layer? {
    let localTime = localTime(parentTime, at: instant)
    var result = next.flatMap { model.moved(towards: $0, fraction: instant.fraction) }
    if !animations.isEmpty {
      var layer = result ?? model
      if animate(&layer, at: localTime, instant, &easings) { result = layer }
    }
    if let mask = mask?.changed(at: localTime, instant, &easings) {
      if result == nil { result = model }
      result?.mask = LayerTree(mask)
    }
    for (index, presentation) in sublayers {
      guard let sublayer = presentation.changed(at: localTime, instant, &easings) else { continue }
      if result == nil { result = model }
      result?.sublayers[index] = sublayer
    }
    return result
  }

  /// Applies the animations in their order.
  ///
  /// - Returns: whether any animation has an effect.
  private func animate(
    _ target: inout some Animated, at localTime: TimeInterval, _ instant: CommitInstant,
    _ easings: inout LatestEasing
  ) -> Bool {
    var hasEffect = false
    for animation in animations {
      let time = animation.isOnTimelineClock ? instant.time : localTime
      if animation.apply(to: &target, at: time, commitFraction: instant.fraction, &easings) {
        hasEffect = true
      }
    }
    if hasEffect { target.clampToDrawableRanges() }
    return hasEffect
  }
}

extension Layer {
  /// The layer toward which a sublayer moves when this layer moves toward `next`; nil for a sublayer that
  /// stays as it is. Layers that are added, removed or reordered change when the next commit holds, not on
  /// the way.
  func sublayer(_ index: Int, in next: Layer?) -> Layer? {
    guard let next, next.sublayers.count == sublayers.count else { return nil }
    let sublayer = next.sublayers[index]
    return sublayer.id == sublayers[index].id && sublayer.identity != sublayers[index].identity
      ? sublayer : nil
  }
}
