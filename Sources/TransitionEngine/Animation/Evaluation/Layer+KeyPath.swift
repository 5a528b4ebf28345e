/// What animations change: a layer, or its geometry alone.
protocol Animated {
  var geometry: LayerGeometry { get set }

  /// The value of a property; nil where there is no such property.
  func value(for property: LayerProperty) -> PropertyAnimation.Value?

  /// - Returns: whether there is such a property and it takes values of that kind; otherwise nothing changes.
  @discardableResult
  mutating func setValue(_ value: PropertyAnimation.Value?, for property: LayerProperty) -> Bool

  /// Springs overshoot, and sums of animations even more: brings what has a range back into it.
  mutating func clampToDrawableRanges()
}

extension LayerGeometry: Animated {
  var geometry: LayerGeometry {
    get { self }
    _modify { yield &self }
  }

  /// The value of a property; nil for one that is not of a layer's geometry.
  func value(for property: LayerProperty) -> PropertyAnimation.Value? { property.field.value(of: self) }

  /// - Returns: whether it is a property of a layer's geometry and takes values of that kind; otherwise nothing changes.
  @discardableResult
  mutating func setValue(_ value: PropertyAnimation.Value?, for property: LayerProperty) -> Bool {
    property.field.set(value, in: &self)
  }
}

/// A layer's properties by name.
extension Layer: Animated {
  /// The value of a property; nil where the layer has no such property, as a plain layer has no outline.
  package func value(for property: LayerProperty) -> PropertyAnimation.Value? {
    property.field.value(of: self)
  }

  /// - Parameter value: nil for none, where the property can be without.
  /// - Returns: whether the layer has such a property and it takes values of that kind; otherwise nothing
  ///   changes.
  @discardableResult
  package mutating func setValue(_ value: PropertyAnimation.Value?, for property: LayerProperty) -> Bool {
    property.field.set(value, in: &self)
  }
}
