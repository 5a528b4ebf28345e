import Testing

@testable import TransitionEngine

@Suite struct LayerSharingTests {
  private func layer(_ id: Int) -> Layer {
    Layer(id: id, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), position: .zero)
  }

  @Test func aCopySharesUntilItIsChanged() {
    let first = layer(1)
    var second = first
    #expect(first.sharesProperties(with: second))
    second.opacity = 0.5
    #expect(!first.sharesProperties(with: second))
    #expect((first.opacity, second.opacity) == (1, 0.5))
  }

  @Test func changingSublayersLeavesThePropertiesShared() {
    let first = layer(1)
    var second = first
    second.sublayers = [layer(2)]
    #expect(first.sharesProperties(with: second))
    #expect(first != second)
  }

  @Test func whatIsNotSharedMayStillBeEqual() {
    #expect(layer(1) == layer(1))
    #expect(layer(1).hashValue == layer(1).hashValue)
    #expect(layer(1) != layer(2))
  }

  @Test func identitiesTellTreesInMemory() {
    var first = layer(1)
    first.sublayers = [layer(2)]
    var second = first
    #expect(first.identity == second.identity)
    second.sublayers[0].opacity = 0
    #expect(first.identity != second.identity)
    #expect(first.identity != layer(1).identity)
  }
}
