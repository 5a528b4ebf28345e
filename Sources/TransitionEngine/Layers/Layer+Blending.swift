extension Layer {
  /// What moves from one frame of a driven motion to the next, beside the geometry.
  private static let driven: [PropertyAnimation.KeyPath] = [
    .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset,
    .shadowColor,
  ]

  /// This tree on the way to its next frame.
  ///
  /// Layers that come, go or change places do so when they do, not on the way. A clock that stands still in
  /// both trees is moved from what it shows in one to what it shows in the other.
  ///
  /// - Parameter fraction: of the way, 0…1.
  func moved(towards next: Layer, fraction: Double) -> Layer {
    changed(towards: next, fraction: fraction) ?? self
  }

  /// nil where the two are the same, so that what does not move stays shared.
  private func changed(towards next: Layer, fraction: Double) -> Layer? {
    guard id == next.id else { return nil }
    var result = movedAlone(towards: next, fraction: fraction)
    guard !sublayers.isIdentical(to: next.sublayers), sublayers.count == next.sublayers.count else {
      return result
    }
    for index in sublayers.indices {
      guard let sublayer = sublayers[index].changed(towards: next.sublayers[index], fraction: fraction) else {
        continue
      }
      if result == nil { result = self }
      result?.sublayers[index] = sublayer
    }
    return result
  }

  /// This layer on the way to its next frame, the sublayers left as they are; nil where it does not move.
  func movedAlone(towards next: Layer, fraction: Double) -> Layer? {
    if own === next.own { return nil }
    var result: Layer?
    let moved = geometry.moved(towards: next.geometry, fraction: fraction)
    if moved != geometry {
      result = self
      result?.geometry = moved
    }
    for keyPath in Self.driven {
      guard let value = value(for: keyPath), let other = next.value(for: keyPath), value != other else {
        continue
      }
      if result == nil { result = self }
      result?.setValue(value.interpolated(to: other, fraction: fraction), for: keyPath)
    }
    let clock = timing.moved(towards: next.timing, fraction: fraction)
    if clock != timing {
      if result == nil { result = self }
      result?.timing = clock
    }
    return result
  }
}

extension LayerTiming {
  /// A clock that stands still in both frames, moved from what it shows in one to what it shows in the other.
  func moved(towards next: LayerTiming, fraction: Double) -> LayerTiming {
    guard speed == 0, next.speed == 0, timeOffset != next.timeOffset else { return self }
    var result = self
    result.timeOffset += (next.timeOffset - timeOffset) * fraction
    return result
  }
}

extension [Layer] {
  /// Whether both are one array in memory: commits share what did not change.
  fileprivate func isIdentical(to other: [Layer]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
