import Testing

@testable import TransitionEngine

@Suite struct VisibilityTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func plain(_ id: Int, alpha: CGFloat = 1) -> Layer {
    var layer = box(id)
    layer.backgroundColor = Color(white: 0, alpha: alpha)
    return layer
  }

  private func difference(_ a: Layer, _ b: Layer) -> CGFloat {
    Visibility(of: a, at: middle).difference(from: Visibility(of: b, at: middle))
  }

  @Test func theFrontHidesTheBack() {
    let visibility = Visibility(of: box(0, [plain(1), plain(2)]), at: middle)
    #expect(visibility.parts.map(\.source) == [2])
    #expect(visibility.coverage == 1)
  }

  @Test func theBackShowsThrough() {
    var front = plain(2)
    front.opacity = 0.25
    let visibility = Visibility(of: box(0, [plain(1), front]), at: middle)
    #expect(visibility.parts.map(\.source) == [2, 1])
    #expect(visibility.parts.map(\.weight) == [0.25, 0.75])
  }

  @Test func aSnapshotLooksAsItsView() {
    var picture = box(9)
    picture.contents = .snapshot(Snapshot(tree: LayerTree(plain(1)), rect: picture.bounds))
    #expect(difference(box(0, [plain(1)]), box(0, [picture])) == 0)
  }

  @Test func anotherViewLooksDifferent() {
    #expect(difference(box(0, [plain(1)]), box(0, [plain(2)])) == 1)
    #expect(difference(box(0, [plain(1)]), box(0)) == 1)
    #expect(difference(box(0), box(0)) == 0)
  }

  @Test func aViewElsewhereLooksDifferent() {
    var moved = plain(1)
    moved.position.x += 2
    #expect(difference(box(0, [plain(1)]), box(0, [moved])) == 0)
    moved.position.x += 20
    #expect(difference(box(0, [plain(1)]), box(0, [moved])) == 1)
  }

  @Test func alphasCountAsFarAsTheyDiffer() {
    #expect(abs(difference(box(0, [plain(1, alpha: 0.75)]), box(0, [plain(1, alpha: 0.5)])) - 0.25) < 1e-9)
  }

  @Test func aLayerShowsAsFarAsNothingHidesIt() {
    let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    var half = plain(2)
    half.position.x += 50
    #expect(box(0, [plain(1), half]).share(of: 1, in: all) == 0.5)
    #expect(box(0, [plain(1), half]).share(of: 2, in: all) == 0.5)
    #expect(box(0, [plain(1), plain(2)]).share(of: 1, in: all) == 0)
    #expect(box(0, [plain(1), plain(2, alpha: 0.25)]).share(of: 1, in: all) == 0.75)
    #expect(box(0, [plain(1, alpha: 0)]).share(of: 1, in: all) == 1)
    var faded = plain(1)
    faded.opacity = 0.25
    #expect(box(0, [faded]).share(of: 1, in: all) == 0.25)
    faded.isHidden = true
    #expect(box(0, [faded]).share(of: 1, in: all) == 0)
  }
}
