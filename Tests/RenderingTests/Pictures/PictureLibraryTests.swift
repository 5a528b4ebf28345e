import Testing
import TransitionEngine

@testable import Rendering

struct PictureLibraryTests {
  @Test func equalPicturesShareOneDefinition() {
    var library = PictureLibrary(scope: "z")
    let first = library.id(for: Fixtures.screen)
    #expect(library.id(for: Fixtures.window([Fixtures.screen])) == first)
    #expect(library.definitions().string.occurrences(of: "<g id=") == 1)
  }

  /// Words of one label, three of which are alike.
  @Test(arguments: [(false, 0), (true, 3)])
  func wordsInADefinitionAreOnePathUnlessTheyAreShared(sharesWords: Bool, uses: Int) {
    var library = PictureLibrary(scope: "z", sharesWords: sharesWords)
    let label = Fixtures.label(CGRect(x: 0, y: 0, width: 90, height: 14), words: [3, 3, 4, 3], .black)
    _ = library.id(for: Fixtures.window([label]))
    let svg = library.definitions().string
    #expect(svg.occurrences(of: "<path id=") == (sharesWords ? 1 : 0))
    #expect(svg.occurrences(of: "<path") == (sharesWords ? 2 : 1))
    #expect(svg.occurrences(of: "<use") == uses)
  }

  @Test func imagesAreInTheFile() {
    var layer = Fixtures.layer(CGRect(x: 0, y: 0, width: 40, height: 40))
    layer.contents = .image(
      Image(url: "a&b.png", mediaType: "image/png", data: ImageData([1, 2, 3]), frame: layer.bounds))
    var library = PictureLibrary(scope: "z")
    _ = library.id(for: layer)
    #expect(library.definitions().string.contains("href=\"data:image/png;base64,AQID\""))
  }

  @Test func everythingALayerCanHave() throws {
    try Golden.expect(Self.kitchenSink.standalone(), "layers.svg")
  }

  /// Corners, borders, gradients, shapes, clips, masks, shadows, opacity, caps, a leaning layer.
  static var kitchenSink: Strip {
    var card = Fixtures.layer(CGRect(x: 10, y: 10, width: 40, height: 40), .white)
    card.cornerRadius = 8
    card.maskedCorners = [.minXMinY, .maxXMaxY]
    card.borderWidth = 2
    card.borderColor = Fixtures.red
    card.shadow = Shadow(color: .black, opacity: 0.5, offset: CGSize(width: 0, height: 3), radius: 4)
    var blend = Fixtures.layer(CGRect(x: 60, y: 10, width: 50, height: 40))
    blend.contents = .gradient(
      Gradient(
        colors: [Fixtures.red, Fixtures.ink], locations: [0, 1], startPoint: .zero,
        endPoint: CGPoint(x: 1, y: 1)))
    var line = Fixtures.layer(CGRect(x: 10, y: 60, width: 40, height: 40))
    line.contents = .shape(
      Shape(
        path: Path(ellipseIn: CGRect(x: 2, y: 2, width: 36, height: 36)), fillColor: nil,
        strokeColor: Fixtures.ink, lineWidth: 3, lineCap: .round, strokeEnd: 0.7))
    line.shadow = Shadow(color: .black, opacity: 0.4, offset: .zero, radius: 2)
    var masked = Fixtures.layer(CGRect(x: 60, y: 60, width: 50, height: 40), Fixtures.red)
    var fade = blend
    fade.position = CGPoint(x: 25, y: 20)
    fade.contents = .gradient(
      Gradient(
        colors: [.black, .clear], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)))
    masked.mask = LayerTree(fade)
    var stretched = Fixtures.layer(CGRect(x: 10, y: 110, width: 100, height: 30))
    stretched.contents = .snapshot(
      Snapshot(
        tree: LayerTree(card), rect: card.bounds,
        capInsets: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
    var clip = Fixtures.layer(
      CGRect(x: 10, y: 150, width: 40, height: 40), .white,
      [Fixtures.layer(CGRect(x: 20, y: 20, width: 40, height: 40), Fixtures.ink, radius: 20, [])])
    clip.masksToBounds = true
    clip.cornerRadius = 12
    clip.opacity = 0.5
    var leaning = Fixtures.layer(
      CGRect(x: 60, y: 150, width: 50, height: 40), Fixtures.red,
      [Fixtures.label(CGRect(x: 5, y: 10, width: 40, height: 14), words: [5], Fixtures.paper)])
    leaning.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
    var root = Fixtures.window([card, blend, line, masked, stretched, clip, leaning])
    root.sublayerTransform.m34 = -1 / 150
    var options = StripOptions(title: "Layers", description: "Everything that a layer can have.")
    options.backdrop = .white
    options.displayScale = 1
    return Strip(
      windowSize: Fixtures.window, frames: [Strip.Frame(root: root, isAtRest: true)], options: options)
  }
}
