/// The target of animations: a layer, or its geometry alone.
protocol Animated {
  var geometry: LayerGeometry { get set }

  /// The value of a property; nil if the target doesn't have the property.
  func value(for property: LayerProperty) -> PropertyAnimation.Value?

  /// - Returns: whether the target has the property and it takes values of that kind; otherwise nothing
  ///   changes.
  @discardableResult
  mutating func setValue(_ value: PropertyAnimation.Value?, for property: LayerProperty) -> Bool

  /// Brings the values back into their ranges: springs overshoot, and sums of animations overshoot even more.
  mutating func clampToDrawableRanges()
}

extension LayerGeometry: Animated {
  var geometry: LayerGeometry {
    get { self }
    _modify { yield &self }
  }

  /// The value of a property; nil if the property isn't part of a layer's geometry.
  func value(for property: LayerProperty) -> PropertyAnimation.Value? { property.field.value(of: self) }

  /// - Returns: whether the property is part of a layer's geometry and takes values of that kind; otherwise
  ///   nothing changes.
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

  /// - Parameter value: nil for no value, if the property is optional.
  /// - Returns: whether the layer has the property and it takes values of that kind; otherwise nothing
  ///   changes.
  @discardableResult
  package mutating func setValue(_ value: PropertyAnimation.Value?, for property: LayerProperty) -> Bool {
    property.field.set(value, in: &self)
  }
}
