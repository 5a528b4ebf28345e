import Testing
import TransitionEngine

@testable import Rendering

struct SlicesTests {
  private func panels(_ root: Layer) -> [PlacedPicture] {
    var builder = PictureBuilder()
    return builder.sublayers(of: root, level: 0)
  }

  /// Two halves of a screen, flat, with nothing over them.
  private func halves(of screen: Layer = Fixtures.screen) -> Layer {
    var root = Fixtures.fold(LayerTree(screen), angle: 0)
    for index in root.sublayers.indices { root.sublayers[index].sublayers = [] }
    return root
  }

  @Test func flatHalvesOfAScreenAreOnePicture() throws {
    let placed = panels(halves())
    let only = try #require(placed.first)
    #expect(placed.count == 1)
    #expect(only.ink == CGRect(origin: .zero, size: Fixtures.window))
  }

  @Test func halvesApartStayTwo() {
    var root = halves()
    root.sublayers[1].position.x += 1
    #expect(panels(root).count == 2)
  }

  @Test func halvesOfTwoScreensStayTwo() {
    var root = halves()
    var other = Fixtures.screen
    other.sublayers[2].backgroundColor = .white
    root.sublayers[1] = halves(of: other).sublayers[1]
    #expect(panels(root).count == 2)
  }

  @Test func fadedHalvesStayTwo() {
    var root = halves()
    root.sublayers[0].opacity = 0.5
    #expect(panels(root).count == 2)
  }
}
