import Foundation

/// Turns a commit's model tree into what it shows at an instant.
///
/// Only layers that animate, and those above them, are copied. Everything else is shared with the model.
package struct Presentation {
  let animations: [Layer.ID: [LayerAnimation]]
  /// The timeline's.
  let time: TimeInterval

  /// - Parameters:
  ///   - animations: by layer, in the order in which they were added.
  ///   - time: seconds since the timeline's start.
  package init(animations: [Layer.ID: [LayerAnimation]], at time: TimeInterval) {
    self.animations = animations
    self.time = time
  }

  /// The layer with its sublayers as they show.
  ///
  /// - Parameter parentTime: the time of the layer's superlayer; for the root, the timeline's.
  package func layer(_ model: Layer, at parentTime: TimeInterval) -> Layer {
    guard !animations.isEmpty else { return model }
    var unseen = animations.count
    return changed(model, at: parentTime, unseen: &unseen) ?? model
  }

  /// The layer as it shows, or nil where that is the model.
  ///
  /// - Parameter unseen: how many animated layers the walk has not met; at 0 there is nothing left to look
  ///   for.
  private func changed(_ model: Layer, at parentTime: TimeInterval, unseen: inout Int) -> Layer? {
    let localTime = model.timing.localTime(parentTime)
    var result: Layer?
    if let own = animations[model.id] {
      unseen -= 1
      result = model.animated(by: own, at: localTime, timelineTime: time)
    }
    if unseen > 0, let mask = model.mask,
      let changedMask = changed(mask.root, at: localTime, unseen: &unseen)
    {
      result = result ?? model
      result?.mask = LayerTree(changedMask)
    }
    for index in model.sublayers.indices {
      if unseen <= 0 { break }
      if let sublayer = changed(model.sublayers[index], at: localTime, unseen: &unseen) {
        if result == nil { result = model }
        result?.sublayers[index] = sublayer
      }
    }
    return result
  }
}

extension Animated {
  /// The layer, or its geometry, with animations applied in their order; nil when none has an effect.
  ///
  /// - Parameters:
  ///   - localTime: what the layer's own clock shows.
  ///   - timelineTime: seconds since the timeline's start.
  func animated(
    by animations: [LayerAnimation], at localTime: TimeInterval, timelineTime: TimeInterval
  ) -> Self? {
    var result = self
    var hasEffect = false
    for animation in animations {
      let applies = animation.apply(to: &result, at: animation.isOnTimelineClock ? timelineTime : localTime)
      hasEffect = hasEffect || applies
    }
    guard hasEffect else { return nil }
    result.clampToDrawableRanges()
    return result
  }
}
