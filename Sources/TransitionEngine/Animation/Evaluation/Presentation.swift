/// What of a model tree moves, found once for all instants at which somebody looks at it.
///
/// Only layers that animate, and those above them, are copied. Everything else is shared with the model.
final class Presentation {
  private let model: Layer
  private let motions: [LayerMotion]
  private let mask: Presentation?
  private let sublayers: [(index: Int, presentation: Presentation)]

  /// Nil where nothing moves.
  ///
  /// - Parameter animations: by layer, in the order in which they were added.
  convenience init?(_ model: Layer, animations: [Layer.ID: [LayerAnimation]]) {
    var unseen = animations.count
    self.init(model, animations, unseen: &unseen)
  }

  /// - Parameter unseen: how many animated layers the walk has not met; at 0 there is nothing left to look
  ///   for.
  private init?(_ model: Layer, _ animations: [Layer.ID: [LayerAnimation]], unseen: inout Int) {
    guard unseen > 0 else { return nil }
    let own = animations[model.id]
    if own != nil { unseen -= 1 }
    let mask = model.mask.flatMap { Presentation($0.root, animations, unseen: &unseen) }
    var sublayers: [(Int, Presentation)] = []
    for index in model.sublayers.indices where unseen > 0 {
      guard let moving = Presentation(model.sublayers[index], animations, unseen: &unseen) else { continue }
      sublayers.append((index, moving))
    }
    if own == nil, mask == nil, sublayers.isEmpty { return nil }
    self.model = model
    motions = (own ?? []).map(LayerMotion.init)
    self.mask = mask
    self.sublayers = sublayers
  }

  /// The layer with its sublayers as they show at an instant.
  ///
  /// - Parameters:
  ///   - parentTime: the time of the layer's superlayer; for the root, the timeline's.
  ///   - time: seconds since the timeline's start.
  func layer(at parentTime: TimeInterval, timelineTime time: TimeInterval) -> Layer {
    var easings = LatestEasing()
    return changed(at: parentTime, time, &easings) ?? model
  }

  /// The layer as it shows, or nil where that is the model.
  private func changed(
    at parentTime: TimeInterval, _ time: TimeInterval, _ easings: inout LatestEasing
  ) -> Layer? {
    let localTime = model.timing.localTime(parentTime)
    var result: Layer?
    if !motions.isEmpty {
      var layer = model
      if layer.animate(by: motions, at: localTime, timelineTime: time, &easings) {
        layer.clampToDrawableRanges()
        result = layer
      }
    }
    if let mask = mask?.changed(at: localTime, time, &easings) {
      if result == nil { result = model }
      result?.mask = LayerTree(mask)
    }
    for (index, presentation) in sublayers {
      guard let sublayer = presentation.changed(at: localTime, time, &easings) else { continue }
      if result == nil { result = model }
      result?.sublayers[index] = sublayer
    }
    return result
  }
}

extension Animated {
  /// Applies animations in their order, and leaves what comes of that where it is.
  ///
  /// - Parameters:
  ///   - localTime: what the layer's own clock shows.
  ///   - timelineTime: seconds since the timeline's start.
  ///   - easings: what curves gave before.
  /// - Returns: whether any has an effect.
  mutating func animate(
    by motions: [LayerMotion], at localTime: TimeInterval, timelineTime: TimeInterval,
    _ easings: inout LatestEasing
  ) -> Bool {
    var hasEffect = false
    for index in motions.indices {
      let time = motions[index].isOnTimelineClock ? timelineTime : localTime
      if motions[index].apply(to: &self, at: time, &easings) { hasEffect = true }
    }
    return hasEffect
  }
}
