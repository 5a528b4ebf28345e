extension LayerProperty {
  /// All properties of layers, part by part.
  package static let schema: [LayerProperty] =
    LayerGeometry.properties + LayerProperties.properties + Shadow.properties + Shape.properties
    + Gradient.properties
    + Backdrop.properties
}
