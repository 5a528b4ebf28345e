extension Layer {
  /// Takes over the properties of some roles from another layer.
  package mutating func take(_ roles: LayerProperty.Role, from other: Layer) {
    geometry.take(roles, from: other.geometry)
    for property in LayerProperties.properties where roles.contains(property.role) {
      property.field.copy(from: other, to: &self)
    }
  }

  /// Resets the properties of some roles to their values in a new layer.
  package mutating func reset(_ roles: LayerProperty.Role) { take(roles, from: .standard) }

  /// Whether two layers have the same properties of some roles; contents and shadows are left aside.
  package func isEqual(to other: Layer, in roles: LayerProperty.Role) -> Bool {
    own === other.own
      || geometry.isEqual(to: other.geometry, in: roles) && own.isEqual(to: other.own, in: roles)
  }
}

extension LayerProperties {
  fileprivate static let compared = properties.filter { $0 != .contents }.compactMap { property in
    (property.field as? PartField<Self>).map { (role: property.role, field: $0) }
  }
}

extension LayerProperties.Box {
  /// Compares in place: the properties of a layer are large.
  fileprivate func isEqual(to other: LayerProperties.Box, in roles: LayerProperty.Role) -> Bool {
    withUnsafePointer(to: &properties) { own in
      withUnsafePointer(to: &other.properties) { others in
        LayerProperties.compared.allSatisfy { !roles.contains($0.role) || $0.field.isEqual(own, others) }
      }
    }
  }
}
