import Testing
import TransitionEngine

@testable import Rendering

struct PictureBuilderTests {
  private func picture(_ layer: Layer) -> Picture {
    var builder = PictureBuilder()
    return builder.picture(of: layer)
  }

  @Test func equalLooksAreOnePicture() {
    var moved = Fixtures.screen
    moved.id = 77
    moved.name = "other"
    moved.position = CGPoint(x: 3, y: 4)
    moved.opacity = 0.3
    moved.sublayers[0].id = 99
    #expect(picture(moved).fingerprint == picture(Fixtures.screen).fingerprint)
  }

  @Test func aDifferentColourIsAnotherPicture() {
    var other = Fixtures.screen
    other.sublayers[2].backgroundColor = .white
    #expect(picture(other).fingerprint != picture(Fixtures.screen).fingerprint)
  }

  @Test func aWindowThatOnlyHoldsAScreenIsTheScreen() {
    #expect(picture(Fixtures.window([Fixtures.screen])).fingerprint == picture(Fixtures.screen).fingerprint)
  }

  @Test func whatAnOpaqueLayerHidesIsLeftOut() {
    let hidden = Fixtures.layer(CGRect(x: 10, y: 10, width: 50, height: 50), Fixtures.red)
    #expect(
      picture(Fixtures.window([hidden, Fixtures.screen])).fingerprint == picture(Fixtures.screen).fingerprint)
  }

  @Test func clippingThatCutsNothingIsLeftOut() {
    var card = Fixtures.layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), .white,
      [Fixtures.layer(CGRect(x: 20, y: 20, width: 50, height: 50), .black)])
    card.cornerRadius = 10
    card.masksToBounds = true
    #expect(!picture(card).marks.contains { if case .clipped = $0 { true } else { false } })
    card.sublayers[0].position.x = 90
    #expect(picture(card).marks.contains { if case .clipped = $0 { true } else { false } })
  }

  @Test func aBorderIsARingOverTheSublayers() throws {
    var layer = Fixtures.layer(
      CGRect(x: 0, y: 0, width: 40, height: 40), nil,
      [Fixtures.layer(CGRect(x: 0, y: 0, width: 40, height: 20), .black)])
    layer.borderWidth = 2
    guard case .fill(let ring, .color)? = picture(layer).marks.last else {
      Issue.record("the last mark is no fill")
      return
    }
    #expect(ring.fillRule == .evenOdd)
    #expect(ring.path.contours.count == 2)
  }

  @Test func anOpaqueShapeAsAMaskIsAClip() {
    var layer = Fixtures.layer(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    layer.mask = LayerTree(Fixtures.layer(CGRect(x: 0, y: 0, width: 20, height: 20), .black, radius: 10, []))
    guard case .clipped? = picture(layer).marks.first else {
      Issue.record("no clip")
      return
    }
  }

  @Test func veryDeepTreesEnd() {
    var layer = Fixtures.layer(CGRect(x: 0, y: 0, width: 9, height: 9), .black)
    for _ in 0..<400 {
      layer = Fixtures.layer(CGRect(x: 1, y: 0, width: 9, height: 9), nil, [layer])
    }
    #expect(picture(layer).ink.isNull)
  }

  @Test func capsKeepTheirSize() {
    let spans = Stretch.spans(from: (0, 30), to: (0, 60), caps: (10, 5))
    #expect(spans.map(\.targetLength) == [10, 45, 5])
    #expect(spans.map(\.scale) == [1, 3, 1])
    #expect(Stretch.spans(from: (0, 30), to: (0, 30), caps: (10, 5)).count == 1)
  }

  @Test func aTrimmedOutlineHasItsShareOfTheLength() {
    let path = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).trimmed(from: 0.25, to: 0.75)
    #expect(path.points == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)])
  }
}
