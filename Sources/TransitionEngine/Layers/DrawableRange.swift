/// Finite numbers that are drawn as the nearest ones that can be: what a run leaves never lies farther away than anything can be
/// drawn, and sums and products of its numbers stay finite.
extension Double {
  /// Of points, seconds and factors; a screen shows nothing from so far away.
  package static let drawableReach = 1e9

  /// The nearest number that can be drawn; 0 for what isn't a number.
  package var drawable: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.drawableReach), Self.drawableReach)
  }

  /// Whether it is such a number.
  fileprivate var isDrawable: Bool { abs(self) <= Self.drawableReach }
}

extension CGRect {
  /// The nearest rectangle that can be drawn.
  package var drawable: CGRect { clamped(to: .drawable) ?? self }
}

extension Layer {
  /// Brings all that the layer has of its own to what can be drawn.
  package mutating func clampToDrawableRanges() {
    geometry.clampToDrawableRanges()
    clampFields()
    shadow?.clampFields()
  }
}

/// Words stand where their typesetter has put them.
extension LayerContents: LayerValue {
  package func clamped(to range: ClosedRange<CGFloat>) -> LayerContents? {
    switch self {
    case .gradient(var gradient):
      gradient.clampFields()
      return .gradient(gradient)
    case .shape(var shape):
      shape.clampFields()
      return .shape(shape)
    case .image(var image):
      guard let frame = image.frame.clamped(to: range) else { return nil }
      image.frame = frame
      return .image(image)
    case .snapshot(var snapshot):
      let insets = snapshot.capInsets
      let sides = [insets.top, insets.left, insets.bottom, insets.right].clamped(to: range)
      let rect = snapshot.rect.clamped(to: range)
      guard rect != nil || sides != nil else { return nil }
      snapshot.rect = rect ?? snapshot.rect
      if let sides {
        snapshot.capInsets = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      }
      return .snapshot(snapshot)
    case .fitted(var fitted):
      let contents = fitted.contents.clamped(to: range)
      guard contents != nil || fitted.size.clamped(to: range) != nil else { return nil }
      (fitted.contents, fitted.size) = (
        contents ?? fitted.contents, fitted.size.clamped(to: range) ?? fitted.size
      )
      return .fitted(fitted)
    case .backdrop(var backdrop):
      backdrop.clampFields()
      return .backdrop(backdrop)
    case .text: return nil
    }
  }
}

// MARK: Animations

extension LayerAnimation {
  /// Brings all numbers of the animation, and of its children, to what can be drawn.
  package mutating func clampToDrawableRanges() {
    (beginTime, duration) = (beginTime.drawable, duration.drawable)
    (speed, timeOffset) = (speed.drawable, timeOffset.drawable)
    timing = timing.drawable
    switch kind {
    case .property(var property):
      guard !property.isDrawable else { return }
      property.values = property.values.map { $0.clamped(to: .drawable) ?? $0 }
      property.segmentTimings = property.segmentTimings.map(\.drawable)
      kind = .property(property)
    case .group(var children):
      for index in children.indices { children[index].clampToDrawableRanges() }
      kind = .group(children)
    }
  }
}

extension PropertyAnimation {
  fileprivate var isDrawable: Bool {
    segmentTimings.allSatisfy { $0 == $0.drawable } && values.allSatisfy { $0.clamped(to: .drawable) == nil }
  }
}

extension TimingCurve {
  fileprivate var drawable: TimingCurve {
    switch self {
    case .linear: self
    case .bezier(let curve):
      .bezier(CubicBezier(curve.x1, curve.y1.drawable, curve.x2, curve.y2.drawable))
    case .spring(let spring, let duration): .spring(spring.drawable, duration: duration.drawable)
    }
  }
}

extension Spring {
  /// A spring that moves alike, as far as a display can show: one whose numbers are too large gets a mass of 1, and swings at most
  /// 5,000 times a second.
  fileprivate var drawable: Spring {
    guard ![mass, stiffness, damping, initialVelocity].allSatisfy(\.isDrawable) else { return self }
    let frequency = min(angularFrequency, Double.drawableReach.squareRoot())
    var spring = Spring(
      mass: 1, stiffness: frequency * frequency, damping: (2 * dampingRatio * frequency).drawable,
      initialVelocity: initialVelocity.drawable, allowsOverdamping: allowsOverdamping)
    spring.isCutOff = isCutOff
    return spring
  }
}
