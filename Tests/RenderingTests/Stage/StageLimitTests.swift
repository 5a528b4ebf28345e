import Testing
import TransitionEngine

@testable import Rendering

/// A run that is too much for a stage has none, and that is found out before memory is taken for it.
struct StageLimitTests: StageFixtures {
  private func reason(_ timeline: Timeline) -> String {
    stage(timeline).report.unsupported.joined(separator: ", ")
  }

  private func cards(_ count: Int) -> [Layer] { (0..<count).map { card(2 + $0) } }

  private func animations(
    of layers: [Layer], _ animation: LayerAnimation
  ) -> [Layer.ID: [LayerAnimation]] {
    Dictionary(uniqueKeysWithValues: layers.map { ($0.id, [animation]) })
  }

  @Test func elementsThatAreLookedAtTooOften() {
    let cards = cards(6000)
    let slide = animation(.position, .point(.zero), .point(CGPoint(x: 200, y: 300)), duration: 16)
    #expect(
      reason(timeline(cards, animations(of: cards, slide), duration: 16)).hasPrefix("so many moving elements")
    )
  }

  @Test func placesThatAreNotTwiceTheSame() {
    let cards = cards(150)
    let slide = animation(.position, .point(.zero), .point(CGPoint(x: 200, y: 300)), duration: 16)
    let result = reason(timeline(cards, animations(of: cards, slide), duration: 16))
    #expect(result == "so many moving elements: more than \(DrawingLimit.poses.inWords)")
  }

  @Test func outlinesOfManyPoints() {
    func outline(_ y: CGFloat) -> Path {
      var path = Path()
      path.move(to: .zero)
      for index in 0..<2000 { path.addLine(to: CGPoint(x: CGFloat(index % 200), y: y)) }
      return path
    }
    var card = card(2)
    var mask = Layer(id: 3, bounds: card.bounds, position: CGPoint(x: 100, y: 200))
    mask.contents = .shape(Shape(path: outline(100)))
    card.mask = LayerTree(mask)
    let morph = animation(.path, .path(outline(100)), .path(outline(300)), duration: 16)
    let result = reason(timeline([card], [3: [morph]], duration: 16))
    #expect(result == "so many moving elements: more than \(DrawingLimit.clipCoordinates.inWords)")
  }

  @Test func layersThatAreDrawnAnew() {
    let rings = (0..<1000).map { number in
      var ring = card(2 + number)
      ring.contents = .shape(
        Shape(path: Path(ellipseIn: ring.bounds), fillColor: nil, strokeColor: .black))
      return ring
    }
    let draw = animation(.strokeEnd, .number(0), .number(1), duration: 4)
    let result = reason(timeline(rings, animations(of: rings, draw), duration: 4))
    #expect(result == "so many moving elements: more than \(DrawingLimit.drawings.inWords)")
  }

  /// Documents are files, and so are what memory holds until a page is written.
  @Test func filesOfAPage() throws {
    var library = FigureLibrary(folder: "")
    let size = DrawingLimit.fileBytes.most / 100
    func add(_ byte: UInt8) { _ = library.add(Array(repeating: byte, count: size)) }
    for byte in 0..<100 { add(UInt8(byte)) }
    try library.checkSize()
    // What is there already takes no more.
    add(0)
    try library.checkSize()
    add(100)
    add(101)
    #expect(throws: DrawingLimit.fileBytes) { try library.checkSize() }
    let picture = Picture(bounds: size10, marks: [.fill(Outline(size10), .color(.black))])
    #expect(library.image(of: picture) == nil)
    var empty = FigureLibrary(folder: "")
    #expect(empty.image(of: picture) != nil)
  }

  private var size10: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
}
