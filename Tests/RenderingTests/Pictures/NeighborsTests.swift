import Testing
import TransitionEngine

@testable import Rendering

struct NeighborsTests {
  private func panels(_ roots: Layer) -> [PlacedPicture] {
    var builder = PictureBuilder()
    return builder.sublayers(of: roots, level: 0)
  }

  @Test func onlyTheEdgeUnderTheLaterNeighbourGoesOn() {
    let placed = panels(Fixtures.fold(LayerTree(Fixtures.screen), angle: 0.6))
    #expect(placed.count == 2)
    #expect(placed[0].coveredEdges.count == 1)
    #expect(placed[1].coveredEdges.isEmpty)
    let edge = placed[0].coveredEdges[0].edge
    #expect(edge.start.x == edge.end.x)
  }

  @Test func whatASiblingHidesIsLeftOut() {
    var root = Fixtures.fold(LayerTree(Fixtures.screen), angle: 0.6)
    var behind = Fixtures.layer(CGRect(x: 10, y: 50, width: 20, height: 20), Fixtures.red)
    behind.zPosition = -200
    root.sublayers.insert(behind, at: 0)
    #expect(panels(root).count == 2)
  }
}
