import Testing
import TransitionEngine

@Suite struct PlacementTests {
  func painted(_ id: Int, at x: CGFloat = 50, z: CGFloat = 0) -> Layer {
    var layer = box(id)
    layer.backgroundColor = .black
    layer.position.x = x
    layer.zPosition = z
    return layer
  }

  @Test func zPositionSortsSiblings() {
    let layer = box(0, [painted(1, z: 2), painted(2), painted(3, z: 2), painted(4, z: -1)])
    #expect(layer.sublayersInPaintingOrder.map(\.placement.layer.id) == [4, 2, 1, 3])
  }

  @Test func hiddenLayersHaveNoPlace() {
    var (hidden, clear) = (painted(1), painted(2))
    hidden.isHidden = true
    clear.opacity = 0
    #expect(box(0, [hidden, clear, painted(3)]).placements.map(\.path) == [[2]])
  }

  @Test func transformLayersLiftTheirSublayers() {
    var group = box(1, [painted(2, z: 10), painted(3, z: -10)])
    group.kind = .transform
    group.opacity = 0.5
    let layer = box(0, [group, painted(4)])
    let order = layer.sublayersInPaintingOrder
    #expect(order.map(\.placement.layer.id) == [3, 4, 2])
    #expect(order.map(\.placement.path) == [[0, 1], [1], [0, 0]])
    #expect(order.map(\.placement.inheritedOpacity) == [0.5, 1, 0.5])
  }

  @Test func perspectiveVanishesAtTheSuperlayersAnchor() {
    var layer = box(0, [painted(1, z: 100)])
    layer.sublayerTransform.m34 = -1 / 200
    let map = Homography(layer.placements[0].matrix)
    #expect(map.project(CGPoint(x: 50, y: 50)) == CGPoint(x: 50, y: 50))
    #expect(map.project(CGPoint(x: 100, y: 50)) == CGPoint(x: 150, y: 50))
  }

  @Test func leaningSublayersAreCut() {
    var (left, right) = (painted(1), painted(2))
    left.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    right.transform = CATransform3DMakeRotation(-0.5, 0, 1, 0)
    let order = box(0, [left, right]).sublayersInPaintingOrder
    #expect(order.map(\.placement.layer.id) == [2, 1, 2])
    let behind = order[0].fragment.clip?.bounds ?? .null
    #expect(abs(behind.minX) < 1e-9 && abs(behind.maxX - 50) < 1e-9 && behind.height == 100)
  }

  @Test func whatASublayerDrawsCounts() {
    var outer = box(1, [painted(2, at: 120)])
    #expect(outer.paintedBounds == CGRect(x: 70, y: 0, width: 100, height: 100))
    outer.masksToBounds = true
    #expect(outer.paintedBounds == CGRect(x: 70, y: 0, width: 30, height: 100))
    #expect(box(1).paintedBounds.isNull)
    outer.shadow = Shadow(color: .black, opacity: 1, offset: CGSize(width: 1, height: 2), radius: 3)
    outer.masksToBounds = false
    #expect(outer.paintedBounds == CGRect(x: -8, y: -7, width: 178, height: 118))
  }
}
