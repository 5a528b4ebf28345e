extension LayerProperty {
  /// All properties of layers, part by part.
  package static let schema: [LayerProperty] =
    LayerGeometry.properties + Layer.properties + Shadow.properties + Shape.properties + Gradient.properties
    + Backdrop.properties
}
