/// An attribute by which SVG shows the value of a property.
package struct PresentationAttribute: Hashable, Sendable {
  package let name: String
  package let value: String
}

extension Layer {
  /// The attributes by which SVG shows what the layer has of its own.
  package var presentationAttributes: [PresentationAttribute] { own.properties.presentationAttributes }
}

extension LayerPart {
  /// The attributes by which SVG shows the properties that state one, where they differ from SVG's defaults.
  package var presentationAttributes: [PresentationAttribute] {
    Self.fields.compactMap { $0.presentationAttribute(of: self) }
  }
}
