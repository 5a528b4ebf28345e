/// What animations change: a layer, or its geometry alone.
protocol Animated {
  var geometry: LayerGeometry { get set }

  /// The value of a property; nil where there is no such property.
  func value(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value?

  /// - Returns: whether there is such a property and it takes values of that kind; otherwise nothing changes.
  @discardableResult
  mutating func setValue(_ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath) -> Bool

  /// Springs overshoot, and sums of animations even more: brings what has a range back into it.
  mutating func clampToDrawableRanges()
}

extension LayerGeometry: Animated {
  var geometry: LayerGeometry {
    get { self }
    _modify { yield &self }
  }
}

/// A layer's animatable properties by name.
extension Layer: Animated {
  /// The value of a property; nil where the layer has no such property, as a plain layer has no outline.
  package func value(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value? {
    if let value = geometry.value(for: keyPath) { return value }
    return switch keyPath {
    case .backgroundColor: .color(backgroundColor ?? .clear)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowOpacity: .number((shadow ?? .none).opacity)
    case .shadowRadius: .number((shadow ?? .none).radius)
    case .shadowOffset: .size((shadow ?? .none).offset)
    case .shadowColor: .color((shadow ?? .none).color)
    case .shadowPath: .path(shadow?.path ?? Path())
    case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd:
      contents?.shapeValue(for: keyPath)
    case .colors, .locations, .startPoint, .endPoint: contents?.gradientValue(for: keyPath)
    case .backdropAmount: contents?.backdropValue(for: keyPath)
    default: nil
    }
  }

  /// - Returns: whether the layer has such a property and it takes values of that kind; otherwise nothing
  ///   changes.
  @discardableResult
  package mutating func setValue(
    _ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath
  ) -> Bool {
    if geometry.setValue(value, for: keyPath) { return true }
    switch (keyPath, value) {
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderWidth, .number(let width)): borderWidth = width
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowOpacity, .number(let opacity)): changeShadow { $0.opacity = opacity }
    case (.shadowRadius, .number(let radius)): changeShadow { $0.radius = radius }
    case (.shadowOffset, .size(let offset)): changeShadow { $0.offset = offset }
    case (.shadowColor, .color(let color)): changeShadow { $0.color = color }
    case (.shadowPath, .path(let path)): changeShadow { $0.path = path.isEmpty ? nil : path }
    default: return contents?.setValue(value, for: keyPath) ?? false
    }
    return true
  }

  private mutating func changeShadow(_ change: (inout Shadow) -> Void) {
    var changed = shadow ?? .none
    change(&changed)
    shadow = changed
  }

  mutating func clampToDrawableRanges() {
    geometry.clampToDrawableRanges()
    if borderWidth < 0 { borderWidth = 0 }
    if let cast = shadow {
      shadow?.opacity = cast.opacity.clampedToUnit
      shadow?.radius = max(cast.radius, 0)
    }
    switch contents {
    case .shape(var shape):
      shape.lineWidth = max(shape.lineWidth, 0)
      shape.strokeStart = shape.strokeStart.clampedToUnit
      shape.strokeEnd = shape.strokeEnd.clampedToUnit
      contents = .shape(shape)
    case .backdrop(var backdrop):
      backdrop.amount = backdrop.amount.clampedToUnit
      contents = .backdrop(backdrop)
    default: break
    }
  }
}

extension CGFloat {
  fileprivate var clampedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}

extension Shadow {
  /// A `CALayer`'s shadow before anyone asks for one.
  package static let none = Shadow(
    color: .black, opacity: 0, offset: CGSize(width: 0, height: -3), radius: 3)
}
