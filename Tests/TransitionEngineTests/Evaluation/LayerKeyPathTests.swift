import Testing
import TransitionEngine

@Suite struct LayerKeyPathTests {
  /// A layer that has every property.
  func layer(for keyPath: PropertyAnimation.KeyPath) -> Layer {
    var layer = Layer(id: 1, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), position: .zero)
    if Shape.properties.contains(keyPath) {
      layer.contents = .shape(Shape(path: Path(rect: layer.bounds)))
    } else if Gradient.properties.contains(keyPath) {
      layer.contents = .gradient(
        Gradient(
          colors: [.black, .white], locations: [0, 1], startPoint: .zero,
          endPoint: CGPoint(x: 1, y: 1)))
    } else if keyPath == .backdropAmount {
      layer.contents = .backdrop(Backdrop(radius: 20, saturation: 1.8))
    }
    return layer
  }

  @Test(arguments: PropertyAnimation.KeyPath.allCases)
  func readsBackWhatItWrites(keyPath: PropertyAnimation.KeyPath) throws {
    var layer = layer(for: keyPath)
    let old = try #require(layer.value(for: keyPath))
    let new: PropertyAnimation.Value
    if case .transform = old {
      new = .transform(CATransform3DMakeRotation(1, 0, 1, 0))
    } else if keyPath == .hidden {
      new = .number(1)
    } else {
      new = old.withComponents(old.components.map { $0 / 2 + 0.25 })
    }
    let isTaken = layer.setValue(new, for: keyPath)
    #expect(isTaken)
    let read = try #require(layer.value(for: keyPath))
    #expect(zip(read.components, new.components).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test(arguments: PropertyAnimation.KeyPath.allCases)
  func refusesOtherKinds(keyPath: PropertyAnimation.KeyPath) {
    let old = layer(for: keyPath)
    var layer = old
    let isTaken = layer.setValue(.numbers([1, 2, 3]), for: keyPath)
    #expect(isTaken == (keyPath == .locations))
    if !isTaken { #expect(layer == old) }
  }

  @Test func aPlainLayerHasNoOutline() {
    #expect(Layer(id: 1, bounds: .zero, position: .zero).value(for: .path) == nil)
  }
}
