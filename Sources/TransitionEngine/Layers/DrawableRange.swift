/// The range of drawable numbers. All numbers of a run are clamped to it, so that their sums and products
/// stay finite.
extension Double {
  /// The largest magnitude of points, seconds and factors; no screen shows anything so far away.
  package static let drawableReach = 1e9

  /// The nearest number that can be drawn; 0 for what isn't a number.
  package var drawable: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.drawableReach), Self.drawableReach)
  }

  /// Whether the number can be drawn.
  fileprivate var isDrawable: Bool { abs(self) <= Self.drawableReach }
}

extension CGRect {
  /// The nearest rectangle that can be drawn.
  package var drawable: CGRect { clamped(to: .drawable) }
}

extension Layer {
  /// Clamps the layer's own properties to numbers that can be drawn.
  package mutating func clampToDrawableRanges() {
    changing.geometry.clampToDrawableRanges()
    changing.clampFields()
    changing.shadow?.clampFields()
  }
}

/// The words of a text keep the places that the typesetter gave them.
extension LayerContents: LayerValue {
  package mutating func clamp(to range: ClosedRange<CGFloat>) {
    switch self {
    case .gradient(var gradient):
      gradient.clampFields()
      self = .gradient(gradient)
    case .shape(var shape):
      shape.clampFields()
      self = .shape(shape)
    case .backdrop(var backdrop):
      backdrop.clampFields()
      self = .backdrop(backdrop)
    case .image(var image):
      guard image.frame != image.frame.clamped(to: range) else { return }
      image.frame.clamp(to: range)
      self = .image(image)
    case .snapshot(var snapshot):
      guard snapshot.rect != snapshot.rect.clamped(to: range) || snapshot.capInsets != EdgeInsets() else {
        return
      }
      snapshot.rect.clamp(to: range)
      snapshot.capInsets.top.clamp(to: range)
      snapshot.capInsets.left.clamp(to: range)
      snapshot.capInsets.bottom.clamp(to: range)
      snapshot.capInsets.right.clamp(to: range)
      self = .snapshot(snapshot)
    case .fitted(var fitted):
      fitted.contents.clamp(to: range)
      fitted.size.clamp(to: range)
      self = .fitted(fitted)
    case .text: break
    }
  }
}

// MARK: Animations

extension LayerAnimation {
  /// Clamps all numbers of the animation, and of its children, to numbers that can be drawn.
  package mutating func clampToDrawableRanges() {
    (beginTime, duration) = (beginTime.drawable, duration.drawable)
    (speed, timeOffset) = (speed.drawable, timeOffset.drawable)
    timing = timing.drawable
    switch kind {
    case .property(var property):
      guard !property.isDrawable else { return }
      property.values = property.values.map { $0.clamped(to: .drawable) }
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
    segmentTimings.allSatisfy { $0 == $0.drawable } && values.allSatisfy { $0.isWithin(.drawable) }
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
  /// An equivalent spring, as far as a display can show. A spring whose numbers are too large gets a mass of
  /// 1, and oscillates at most 5,000 times a second.
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
