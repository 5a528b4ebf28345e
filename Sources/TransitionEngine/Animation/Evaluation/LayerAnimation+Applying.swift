extension LayerAnimation {
  /// Changes a layer, or its geometry, to what this animation shows at a local time of that layer (or of the group).
  ///
  /// - Returns: whether it has any effect at that time.
  @discardableResult
  func apply(
    to layer: inout some Animated, at localTime: TimeInterval, includesEnd: Bool = false
  ) -> Bool {
    guard let phase = phase(at: localTime, includesEnd: includesEnd) else { return false }
    let eased = timing.value(at: phase.fraction)
    switch kind {
    case .property(let property):
      guard var value = property.value(at: eased, completedCycles: phase.completedCycles) else {
        return false
      }
      if property.isAdditive, let base = layer.value(for: property.keyPath) {
        value = base.adding(value)
      }
      return layer.setValue(value, for: property.keyPath)
    case .group(let children):
      let isFilling = localTime < beginTime || localTime >= beginTime + activeParentDuration
      var hasEffect = false
      for child in children {
        let applies = child.apply(
          to: &layer, at: eased * duration, includesEnd: includesEnd || isFilling)
        hasEffect = hasEffect || applies
      }
      return hasEffect
    }
  }
}
