extension Layer {
  /// The properties, geometry aside, that move from one frame of a driven motion to the next.
  private static let driven = (LayerProperties.properties + Shadow.properties + Backdrop.properties).filter(
    isBlended)
  /// The properties of shapes and gradients, compared only if the contents differ.
  private static let drivenContents = (Shape.properties + Gradient.properties).filter(isBlended)

  private static func isBlended(_ property: LayerProperty) -> Bool {
    property.isStored && property.isAnimatable
  }

  /// This layer on the way to its next frame, with its sublayers unchanged; nil if it does not move.
  ///
  /// A clock that stands still in both frames moves from the time in one to the time in the other.
  ///
  /// - Parameter fraction: of the way, 0…1.
  func moved(towards next: Layer, fraction: Double) -> Layer? {
    guard !sharesProperties(with: next) else { return nil }
    var result: Layer?
    let moved = geometry.moved(towards: next.geometry, fraction: fraction)
    if moved != geometry {
      result = self
      result?.geometry = moved
    }
    for keyPath in contents == next.contents ? Self.driven : Self.driven + Self.drivenContents {
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
  /// A clock that stands still in both frames, moved from the time in one to the time in the other.
  func moved(towards next: LayerTiming, fraction: Double) -> LayerTiming {
    guard speed == 0, next.speed == 0, timeOffset != next.timeOffset else { return self }
    var result = self
    result.timeOffset += (next.timeOffset - timeOffset) * fraction
    return result
  }
}
