/// A part of a layer that holds some of its properties, such as its geometry, its shadow or the shape that it
/// draws.
package protocol LayerPart: Sendable {
  /// The part of a new layer.
  static var standard: Self { get }
  /// The part's properties.
  static var properties: [LayerProperty] { get }
  /// The fields of the stored properties.
  static var fields: [PartField<Self>] { get }
  /// The part of a layer; nil where the layer has none.
  static func part(of layer: Layer) -> Self?
  /// Changes the part of a layer.
  ///
  /// - Returns: whether the layer has one.
  static func change(in layer: inout Layer, _ body: (inout Self) -> Void) -> Bool
}

extension LayerPart {
  /// The fields of its stored properties.
  static func storedFields() -> [PartField<Self>] {
    properties.filter(\.isStored).compactMap { $0.field as? PartField<Self> }
  }

  /// Clamps all numbers to their ranges.
  mutating func clampFields() {
    for field in Self.fields where field.hasNumbers { field.clamp(&self) }
  }
}

/// The place of a property's value in a layer.
package class LayerField: @unchecked Sendable {
  /// The range of its numbers.
  let range: ClosedRange<CGFloat>

  fileprivate init(range: ClosedRange<CGFloat>) { self.range = range }

  /// Whether the value is a flag.
  var isFlag: Bool { false }
  /// Whether the value is a transform, whose numbers don't interpolate linearly.
  var isTransform: Bool { false }
  /// The value in a new layer; nil if the property doesn't animate.
  var standard: PropertyAnimation.Value? { nil }
  /// The value's bytes in a layer's geometry; nil if it isn't stored there.
  var geometryBytes: Range<Int>? { nil }

  package func value(of layer: Layer) -> PropertyAnimation.Value? { nil }
  func value(of geometry: LayerGeometry) -> PropertyAnimation.Value? { nil }
  /// - Parameter value: nil for no value, if the property is optional.
  /// - Returns: whether the layer has the property, and it takes values of that kind.
  func set(_ value: PropertyAnimation.Value?, in layer: inout Layer) -> Bool { false }
  func set(_ value: PropertyAnimation.Value?, in geometry: inout LayerGeometry) -> Bool { false }
  /// Whether a layer has a value; nil if it doesn't have the property, or the property doesn't take such
  /// values.
  package func holds(_ value: PropertyAnimation.Value?, in layer: Layer) -> Bool? { nil }
  /// Copies the value of another layer, if both have the property.
  func copy(from other: Layer, to layer: inout Layer) {}
}

/// The place of a property's value in a part of a layer.
package class PartField<Part: LayerPart>: LayerField, @unchecked Sendable {
  /// Whether the value has numbers, which have a range; flags and cases have none.
  var hasNumbers: Bool { false }

  /// Clamps the value to its range.
  func clamp(_ part: inout Part) {}
  /// Whether two parts have the same value.
  func isEqual(_ a: UnsafePointer<Part>, _ b: UnsafePointer<Part>) -> Bool { false }
  /// The attribute by which SVG shows the value; nil for none, and for SVG's default.
  func presentationAttribute(of part: Part) -> PresentationAttribute? { nil }
  /// Passes the value's type and place to a visitor.
  package func accept<Visitor: LayerFieldVisitor>(_ visitor: inout Visitor) where Visitor.Part == Part {}
}

/// Visits the fields of a part of a layer with their types, as coders do.
package protocol LayerFieldVisitor<Part> {
  associatedtype Part: LayerPart
  mutating func visit<Value: LayerValue>(_ path: WritableKeyPath<Part, Value> & Sendable)
}

/// A field of a certain type. It is sendable, as key paths to a value's own properties are.
final class TypedLayerField<Part: LayerPart, Value: LayerValue>: PartField<Part>, @unchecked Sendable {
  private let path: WritableKeyPath<Part, Value> & Sendable
  /// The value's offset in the part, in bytes, if the value is stored: key paths are too slow in inner loops.
  private let offset: Int?
  /// The same path where the part is a layer's geometry, which animations also change by itself.
  private let geometryPath: WritableKeyPath<LayerGeometry, Value>?
  /// The name of the SVG attribute that shows the value, and the attribute's value.
  private let attribute: (name: String, value: @Sendable (Part) -> String?)?

  init(
    path: WritableKeyPath<Part, Value> & Sendable, range: ClosedRange<CGFloat>,
    attribute: (name: String, value: @Sendable (Part) -> String?)?
  ) {
    self.path = path
    self.attribute = attribute
    geometryPath =
      Part.self == LayerGeometry.self
      ? unsafeDowncast(path, to: WritableKeyPath<LayerGeometry, Value>.self) : nil
    offset = MemoryLayout<Part>.offset(of: path)
    super.init(range: range)
  }

  override var isFlag: Bool { Value.self == Bool.self }
  override var isTransform: Bool { Value.self == CATransform3D.self }
  override var hasNumbers: Bool { MemoryLayout<Value>.size >= MemoryLayout<CGFloat>.size }
  override var standard: PropertyAnimation.Value? { Part.standard[keyPath: path].animatable }
  override var geometryBytes: Range<Int>? {
    guard geometryPath != nil, let offset else { return nil }
    return offset..<offset + MemoryLayout<Value>.size
  }

  override func value(of layer: Layer) -> PropertyAnimation.Value? {
    if let geometryPath { return layer.geometry[keyPath: geometryPath].animatable }
    return Part.part(of: layer)?[keyPath: path].animatable
  }

  override func value(of geometry: LayerGeometry) -> PropertyAnimation.Value? {
    geometryPath.flatMap { geometry[keyPath: $0].animatable }
  }

  private func typed(_ value: PropertyAnimation.Value?) -> Value? {
    if let value { Value(animatable: value) } else { Value.absent }
  }

  override func holds(_ value: PropertyAnimation.Value?, in layer: Layer) -> Bool? {
    guard let new = typed(value), let part = Part.part(of: layer) else { return nil }
    return part[keyPath: path] == new
  }

  override func set(_ value: PropertyAnimation.Value?, in layer: inout Layer) -> Bool {
    guard let new = typed(value) else { return false }
    return Part.change(in: &layer) { $0[keyPath: path] = new }
  }

  override func set(_ value: PropertyAnimation.Value?, in geometry: inout LayerGeometry) -> Bool {
    guard let geometryPath, let new = typed(value) else { return false }
    geometry[keyPath: geometryPath] = new
    return true
  }

  override func copy(from other: Layer, to layer: inout Layer) {
    guard let value = Part.part(of: other)?[keyPath: path] else { return }
    _ = Part.change(in: &layer) { $0[keyPath: path] = value }
  }

  override func clamp(_ part: inout Part) {
    guard let offset else { return part[keyPath: path].clamp(to: range) }
    withUnsafeMutablePointer(to: &part) { part in
      (UnsafeMutableRawPointer(part) + offset).assumingMemoryBound(to: Value.self).pointee.clamp(to: range)
    }
  }

  override func isEqual(_ a: UnsafePointer<Part>, _ b: UnsafePointer<Part>) -> Bool {
    guard let offset else { return a.pointee[keyPath: path] == b.pointee[keyPath: path] }
    return (UnsafeRawPointer(a) + offset).assumingMemoryBound(to: Value.self).pointee
      == (UnsafeRawPointer(b) + offset).assumingMemoryBound(to: Value.self).pointee
  }

  override func presentationAttribute(of part: Part) -> PresentationAttribute? {
    guard let attribute else { return nil }
    return attribute.value(part).map { PresentationAttribute(name: attribute.name, value: $0) }
  }

  override func accept<Visitor: LayerFieldVisitor>(_ visitor: inout Visitor) where Visitor.Part == Part {
    visitor.visit(path)
  }
}
