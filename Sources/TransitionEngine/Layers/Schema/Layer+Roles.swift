extension Layer {
  /// Takes over the properties of some roles from another layer.
  package mutating func take(_ roles: LayerProperty.Role, from other: Layer) {
    geometry.take(roles, from: other.geometry)
    for property in Self.properties where roles.contains(property.role) {
      property.field.copy(from: other, to: &self)
    }
  }

  /// Gives the properties of some roles the values that they have in a new layer.
  package mutating func reset(_ roles: LayerProperty.Role) { take(roles, from: .standard) }
}
