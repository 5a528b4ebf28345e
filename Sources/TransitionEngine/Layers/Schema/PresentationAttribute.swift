/// An SVG attribute that shows the value of a property.
package struct PresentationAttribute: Hashable, Sendable {
  package let name: String
  package let value: String
}

extension Layer {
  /// The SVG attributes that show the layer's own properties.
  package var presentationAttributes: [PresentationAttribute] { own.properties.presentationAttributes }
}

extension LayerPart {
  /// The SVG attributes of the properties that declare one, where they differ from SVG's defaults.
  package var presentationAttributes: [PresentationAttribute] {
    Self.fields.compactMap { $0.presentationAttribute(of: self) }
  }
}
