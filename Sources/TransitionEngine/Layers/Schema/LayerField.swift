/// A part of a layer that holds some of its properties, such as its geometry, its shadow or the shape that it draws.
package protocol LayerPart: Sendable {
  /// The part of a new layer.
  static var standard: Self { get }
  /// The properties that it holds.
  static var properties: [LayerProperty] { get }
  /// The fields of the stored ones.
  static var fields: [any LayerField<Self>] { get }
  /// The part of a layer; nil where the layer has none.
  static func part(of layer: Layer) -> Self?
  /// Changes the part of a layer.
  ///
  /// - Returns: whether the layer has one.
  static func change(in layer: inout Layer, _ body: (inout Self) -> Void) -> Bool
}

extension LayerPart {
  /// The fields of its stored properties.
  static func storedFields() -> [any LayerField<Self>] {
    properties.filter(\.isStored).compactMap { $0.field as? any LayerField<Self> }
  }

  /// Clamps all numbers to their ranges.
  mutating func clampFields() {
    for field in Self.fields { field.clamp(&self) }
  }
}

/// The place of a property's value in a layer.
package protocol LayerField<Part>: Sendable {
  associatedtype Part: LayerPart

  /// Whether the value is a flag.
  var isFlag: Bool { get }
  /// The range of its numbers.
  var range: ClosedRange<CGFloat> { get }
  /// The value in a new layer; nil for one that doesn't animate.
  var standard: PropertyAnimation.Value? { get }
  /// The bytes that it takes of a layer's geometry; nil for what isn't stored there.
  var geometryBytes: Range<Int>? { get }
  /// Whether it is a transform, whose numbers don't move straight.
  var isTransform: Bool { get }

  func value(of layer: Layer) -> PropertyAnimation.Value?
  func value(of geometry: LayerGeometry) -> PropertyAnimation.Value?
  /// - Parameter value: nil for none, where the property can be without.
  /// - Returns: whether the layer has the property, and it takes values of that kind.
  func set(_ value: PropertyAnimation.Value?, in layer: inout Layer) -> Bool
  func set(_ value: PropertyAnimation.Value?, in geometry: inout LayerGeometry) -> Bool
  /// Whether a layer has a value; nil where it doesn't have the property, or doesn't take such values.
  func holds(_ value: PropertyAnimation.Value?, in layer: Layer) -> Bool?
  /// The attribute by which SVG shows the value; nil for none, and for SVG's default.
  func presentationAttribute(of part: Part) -> PresentationAttribute?
  /// Tells a visitor the type of the value, and its place.
  func accept<Visitor: LayerFieldVisitor>(_ visitor: inout Visitor) where Visitor.Part == Part
  /// Clamps the value to its range.
  func clamp(_ part: inout Part)
  /// Gives a layer the value of another one, if both have the property.
  func copy(from other: Layer, to layer: inout Layer)
}

/// Visits the fields of a part of a layer with their types, as coders do.
package protocol LayerFieldVisitor<Part> {
  associatedtype Part: LayerPart
  mutating func visit<Value: LayerValue>(_ path: WritableKeyPath<Part, Value> & Sendable)
}

/// A field of a certain type. It can be sent, as paths to a value's own properties are.
struct TypedLayerField<Part: LayerPart, Value: LayerValue>: LayerField, @unchecked Sendable {
  let path: WritableKeyPath<Part, Value> & Sendable
  let range: ClosedRange<CGFloat>
  /// The same path where the part is a layer's geometry, which animations also change by itself.
  private let geometryPath: WritableKeyPath<LayerGeometry, Value>?

  /// What SVG shows it by, and the attribute's value.
  private let attribute: (name: String, value: @Sendable (Part) -> String?)?

  init(
    path: WritableKeyPath<Part, Value> & Sendable, range: ClosedRange<CGFloat>,
    attribute: (name: String, value: @Sendable (Part) -> String?)?
  ) {
    (self.path, self.range, self.attribute) = (path, range, attribute)
    geometryPath = path as? WritableKeyPath<LayerGeometry, Value>
  }

  var standard: PropertyAnimation.Value? { Part.standard[keyPath: path].animatable }

  var geometryBytes: Range<Int>? {
    guard let start = geometryPath.flatMap(MemoryLayout<LayerGeometry>.offset(of:)) else { return nil }
    return start..<start + MemoryLayout<Value>.size
  }

  var isFlag: Bool { Value.self == Bool.self }

  var isTransform: Bool { Value.self == CATransform3D.self }

  func value(of layer: Layer) -> PropertyAnimation.Value? {
    if let geometryPath { return layer.geometry[keyPath: geometryPath].animatable }
    return Part.part(of: layer)?[keyPath: path].animatable
  }

  func value(of geometry: LayerGeometry) -> PropertyAnimation.Value? {
    geometryPath.flatMap { geometry[keyPath: $0].animatable }
  }

  private func typed(_ value: PropertyAnimation.Value?) -> Value? {
    if let value { Value(animatable: value) } else { Value.absent }
  }

  func holds(_ value: PropertyAnimation.Value?, in layer: Layer) -> Bool? {
    guard let new = typed(value), let part = Part.part(of: layer) else { return nil }
    return part[keyPath: path] == new
  }

  func set(_ value: PropertyAnimation.Value?, in layer: inout Layer) -> Bool {
    guard let new = typed(value) else { return false }
    return Part.change(in: &layer) { $0[keyPath: path] = new }
  }

  func set(_ value: PropertyAnimation.Value?, in geometry: inout LayerGeometry) -> Bool {
    guard let geometryPath, let new = typed(value) else { return false }
    geometry[keyPath: geometryPath] = new
    return true
  }

  func accept<Visitor: LayerFieldVisitor>(_ visitor: inout Visitor) where Visitor.Part == Part {
    visitor.visit(path)
  }

  func clamp(_ part: inout Part) {
    guard let clamped = part[keyPath: path].clamped(to: range) else { return }
    part[keyPath: path] = clamped
  }

  func presentationAttribute(of part: Part) -> PresentationAttribute? {
    guard let attribute else { return nil }
    return attribute.value(part).map { PresentationAttribute(name: attribute.name, value: $0) }
  }

  func copy(from other: Layer, to layer: inout Layer) {
    guard let value = Part.part(of: other)?[keyPath: path] else { return }
    _ = Part.change(in: &layer) { $0[keyPath: path] = value }
  }
}
