import Testing

@testable import TransitionEngine

extension LayerProperty: CustomTestStringConvertible {
  public var testDescription: String { rawValue }
}

/// The schema against what layers store: nothing is stored that it doesn't state, and all that it states is derived from it.
@Suite struct LayerSchemaTests {
  static let stored = LayerProperty.schema.filter(\.isStored)
  static let moving = stored.filter(\.isAnimatable)
  /// Properties with a value between two others, which a flag doesn't have.
  static let blended = moving.filter { $0 != .hidden }

  /// A layer that has every property of one part.
  static func layer(with property: LayerProperty) -> Layer {
    var layer = Layer(id: 1, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), position: .zero)
    if Shape.properties.contains(property) { layer.contents = .shape(Shape(path: Path(rect: layer.bounds))) }
    if Gradient.properties.contains(property) {
      layer.contents = .gradient(
        Gradient(
          colors: [.black, .white], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    }
    if Backdrop.properties.contains(property) {
      layer.contents = .backdrop(Backdrop(radius: 20, saturation: 1.8))
    }
    if property == .shadowPath { layer.setValue(.path(Path(rect: layer.bounds)), for: .shadowPath) }
    return layer
  }

  /// A layer whose property has other numbers.
  static func changed(_ property: LayerProperty, by change: (CGFloat) -> CGFloat) throws -> Layer {
    var layer = layer(with: property)
    let value = try #require(layer.value(for: property))
    let isTaken = layer.setValue(value.withComponents(value.components.map(change)), for: property)
    #expect(isTaken)
    return layer
  }

  @Test(arguments: [
    (Mirror(reflecting: Shadow.standard).children.count, Shadow.properties, 0),
    (Mirror(reflecting: Shape.standard).children.count, Shape.properties, 0),
    (Mirror(reflecting: Gradient.standard).children.count, Gradient.properties, 0),
    // A tree of what lies behind, and its place, are looked up when the blur is drawn.
    (Mirror(reflecting: Backdrop.standard).children.count, Backdrop.properties, 2),
    // Bounds are stored as an origin and a size.
    (Mirror(reflecting: LayerGeometry.standard).children.count, LayerGeometry.properties, -1),
    // The number, the name, the geometry and the shadow.
    (Mirror(reflecting: Layer.standard.own.properties).children.count, LayerProperties.properties, 4),
  ])
  func everythingThatIsStoredIsStated(fields: Int, properties: [LayerProperty], others: Int) {
    #expect(fields == properties.filter(\.isStored).count + others)
  }

  @Test func namesAreUnique() {
    #expect(Set(LayerProperty.schema.map(\.rawValue)).count == LayerProperty.schema.count)
  }

  @Test(arguments: blended)
  func numbersAreBroughtIntoTheirRange(property: LayerProperty) throws {
    for number in [-1e12, 1e12, .nan] {
      var layer = try Self.changed(property) { _ in number }
      layer.clampToDrawableRanges()
      let components = try #require(layer.value(for: property)).components
      #expect(!components.isEmpty)
      #expect(components.allSatisfy(property.range.contains))
    }
  }

  @Test(arguments: blended)
  func whatCodeDrivesMovesBetweenFrames(property: LayerProperty) throws {
    let next = try Self.changed(property) { $0 / 2 + 0.2 }
    let layer = Self.layer(with: property)
    let half = try #require(layer.moved(towards: next, fraction: 0.5))
    let value = try #require(half.value(for: property))
    #expect(value != layer.value(for: property) && value != next.value(for: property))
  }

  @Test(arguments: LayerGeometry.properties.filter { $0.isStored && $0 != .hidden })
  func rolesAreTakenOver(property: LayerProperty) throws {
    let other = try Self.changed(property) { $0 / 2 + 0.2 }
    var layer = Self.layer(with: property)
    layer.take(LayerProperty.Role(rawValue: 255).subtracting(property.role), from: other)
    #expect(layer.geometry == Self.layer(with: property).geometry)
    layer.take(property.role, from: other)
    #expect(layer.geometry == other.geometry)
    layer.reset(property.role)
    #expect(layer.value(for: property) == property.standard)
  }

  @Test func aHiddenLayerIsShownAgain() {
    var layer = Layer.standard
    (layer.isHidden, layer.isDoubleSided, layer.timing.speed) = (true, false, 2)
    layer.reset([.visibility, .facing, .clock])
    #expect(layer == .standard)
  }
}
