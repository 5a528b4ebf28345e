import Testing
import TransitionEngine

@testable import Rendering

@Suite struct StageLoweringTests: StageFixtures {
  private var moves: LayerAnimation { animation(.positionX, .number(150), .number(160)) }
  private var turn: LayerAnimation {
    var start = CATransform3DIdentity
    start.m34 = -1 / 400
    return animation(.transform, .transform(start), .transform(CATransform3DRotate(start, 1, 0, 1, 0)))
  }

  /// The bounds of a whole screen.
  private func holder(_ id: Layer.ID, _ sublayers: [Layer]) -> Layer {
    var layer = Layer(
      id: id, name: "holder", bounds: CGRect(origin: .zero, size: size), position: CGPoint(x: 150, y: 300))
    layer.sublayers = sublayers
    return layer
  }

  /// One item a line, elements with what they hold inside them.
  private func tree(_ timeline: Timeline) -> [String] {
    func lines(_ node: StageNode, _ indent: String) -> [String] {
      node.items.flatMap { item -> [String] in
        switch item {
        case .picture(let layer, let offset):
          ["\(indent)picture \(layer.id) at \(Int(offset.x)),\(Int(offset.y))"]
        case .node(let child): ["\(indent)element \(child.layer.id)"] + lines(child, indent + "  ")
        }
      }
    }
    var lowering = StageLowering(StageEpoch.epochs(of: timeline)[0], size: timeline.size)
    return lines(lowering.lowered(), "")
  }

  @Test func whatStandsStillIsPartOfAPicture() {
    let timeline = timeline([holder(2, [card(3)]), card(4)], [4: [moves]])
    #expect(tree(timeline) == ["picture 1 at 0,0", "picture 2 at 0,0", "element 4", "  picture 4 at 0,0"])
  }

  @Test func holdersAreSteppedOver() {
    let timeline = timeline([holder(2, [card(3)])], [3: [moves]])
    #expect(tree(timeline) == ["picture 1 at 0,0", "element 3", "  picture 3 at 0,0"])
  }

  @Test func scrolledBoundsMovePicturesAndElements() {
    var scrolled = holder(2, [card(3), card(4)])
    scrolled.bounds.origin.y = 100
    let timeline = timeline([scrolled], [4: [moves]])
    #expect(tree(timeline).contains("picture 3 at 50,0"))
    #expect(stage(timeline).css.contains("--t0:50px 0;--t1:60px 0"))
    #expect(stage(timeline).report.positionError < 1e-6)
  }

  @Test func holdersThatClipInsideAMovingLayerKeepTheirClip() {
    var clipping = holder(3, [card(4, x: 250)])
    clipping.masksToBounds = true
    let timeline = timeline([holder(2, [clipping])], [2: [moves], 4: [moves]])
    #expect(
      tree(timeline) == [
        "picture 1 at 0,0", "element 2", "  element 3", "    element 4", "      picture 4 at 0,0",
      ])
  }

  @Test func holdersNeedNoClipOfTheirOwnWhereTheMovingLayerClips() {
    var (outer, inner) = (holder(2, []), holder(3, [card(4)]))
    outer.masksToBounds = true
    inner.masksToBounds = true
    outer.sublayers = [inner]
    let timeline = timeline([outer], [2: [moves], 4: [moves]])
    #expect(tree(timeline) == ["picture 1 at 0,0", "element 2", "  element 4", "    picture 4 at 0,0"])
  }

  @Test func aHolderKeepsTheDepthOfWhatItHoldsToItself() {
    let timeline = timeline([holder(2, [card(3)]), card(4)], [3: [turn], 4: [moves]])
    #expect(
      tree(timeline) == [
        "picture 1 at 0,0", "element 2", "  element 3", "    picture 3 at 0,0", "element 4",
        "  picture 4 at 0,0",
      ])
    #expect(!stage(timeline).html.contains("zt-space"))
  }

  @Test func besidePlanesInSpaceEverySiblingIsAPlane() {
    var faint = card(4)
    faint.opacity = 0.5
    let timeline = timeline([card(2), card(3), faint], [2: [turn]])
    #expect(
      tree(timeline) == [
        "picture 1 at 0,0", "element 2", "  picture 2 at 0,0", "element 3", "  picture 3 at 0,0", "element 4",
        "  picture 4 at 0,0",
      ])
    #expect(stage(timeline).html.contains("zt-space"))
    #expect(stage(timeline).css.contains("opacity:.5"))
  }

  @Test func shapesWithoutASizeAreShown() throws {
    var shape = Layer(id: 2, bounds: .zero, position: .zero)
    shape.contents = .shape(
      Shape(path: Path(rect: CGRect(x: 20, y: 20, width: 50, height: 50)), fillColor: .black))
    var moving = shape
    moving.id = 3
    let still = timeline([shape, card(4)], [4: [moves]])
    #expect(tree(still).contains("picture 2 at 0,0"))
    var library = FigureLibrary(folder: "")
    let drawn = library.image(of: library.builder.picture(of: shape))
    let image = try #require(drawn)
    #expect(image.box == CGRect(x: 20, y: 20, width: 50, height: 50))
    #expect(stage(still).html.contains("src=\"\(image.address)\""))
    #expect(stage(still).css.contains("{left:20px;top:20px;width:50px;height:50px}"))
    let result = stage(timeline([moving], [3: [moves]]))
    #expect(result.html.contains("src=\"\(image.address)\""))
  }

  @Test func whatSticksOutOfAnInvisibleHolderIsShown() {
    var point = Layer(id: 2, bounds: .zero, position: .zero)
    point.sublayers = [card(3)]
    let result = stage(timeline([point], [2: [animation(.positionX, .number(0), .number(-10))]]))
    #expect(result.css.contains("rgb(255 255 255)"))
  }

  // MARK: More than its parts

  @Test func aMaskOverWhatStandsStillIsInThePicture() {
    var masked = holder(2, [card(3)])
    masked.mask = LayerTree(card(9))
    let timeline = timeline([masked], [2: [moves]])
    #expect(tree(timeline) == ["picture 1 at 0,0", "element 2", "  picture 2 at 0,0"])
    #expect(stage(timeline).report.unsupported.isEmpty)
  }

  /// A mask that is more than an outline.
  private var veil: LayerTree {
    var veil = card(9)
    veil.backgroundColor = Color(white: 0, alpha: 0.5)
    return LayerTree(veil)
  }

  @Test func whatMovesUnderAMaskIsDrawnWithIt() {
    var masked = holder(2, [card(3)])
    masked.mask = veil
    #expect(stage(timeline([masked], [3: [moves]])).report.unsupported.isEmpty)
    #expect(stage(timeline([masked], [9: [moves]])).report.unsupported.isEmpty)
  }

  /// More than a sheet of pictures holds.
  @Test func aMaskOverMuchThatMovesIsSaidNotToShow() {
    var masked = holder(2, [card(3, width: 3000)])
    masked.mask = veil
    let over = stage(timeline([masked], [3: [moves]]))
    #expect(over.report.unsupported == ["the mask of “holder” over moving layers"])
    let moving = stage(timeline([masked], [9: [moves]]))
    #expect(moving.report.unsupported == ["a moving mask of “holder”"])
  }

  @Test func aShadowOfSublayersIsInThePicture() {
    var shaded = holder(2, [card(3)])
    shaded.shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 4)
    #expect(tree(timeline([shaded], [2: [moves]])).last == "  picture 2 at 0,0")
  }

  @Test func aTransformOfSublayersIsInThePicture() {
    var scaling = holder(2, [card(3)])
    scaling.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(tree(timeline([scaling], [2: [moves]])).last == "  picture 2 at 0,0")
  }

  @Test func bordersLieOverSublayers() {
    var framed = holder(2, [card(3)])
    framed.borderWidth = 2
    framed.backgroundColor = .white
    let timeline = timeline([framed], [3: [moves]])
    #expect(
      tree(timeline) == [
        "picture 1 at 0,0", "picture 2 at 0,0", "element 3", "  picture 3 at 0,0", "picture 2 at 0,0",
      ])
  }

  @Test func aTransformLayersOpacityIsSaidNotToShow() {
    var cube = holder(2, [card(3)])
    cube.kind = .transform
    let result = stage(
      timeline([cube], [2: [animation(.opacity, .number(1), .number(0))], 3: [turn]]))
    #expect(result.report.unsupported == ["the opacity of “holder”, a transform layer"])
  }

  /// A gesture that fades a layer frame by frame does what an animation does.
  @Test func aGestureThatFadesATransformLayerIsSaidNotToShow() {
    var cube = holder(2, [card(3)])
    cube.kind = .transform
    var whole = timeline([cube], [3: [turn]])
    for frame in 1..<60 {
      cube.opacity = 1 - CGFloat(frame) / 60
      whole.commits.insert(
        Timeline.Commit(time: Double(frame) / 60, root: window([cube]), animations: [3: [turn]]), at: frame)
      whole.commits[frame - 1].isContinuous = true
    }
    #expect(stage(whole).report.unsupported == ["the opacity of “holder”, a transform layer"])
  }
}
