import Testing
import TransitionEngine

@testable import Rendering

struct PainterTests {
  func drawn(_ layer: Layer, in window: CGSize = Fixtures.window, displayScale: CGFloat = 1) -> String {
    var painter = FramePainter(
      library: PictureLibrary(scope: "z"), size: window, displayScale: displayScale)
    let placements = painter.placements(of: [layer, Fixtures.window([])])
    painter.paint(placements[0], isAtRest: false, backdrop: nil)
    return painter.bytes.string
  }

  @Test func nothingIsDrawnOutsideTheWindow() {
    #expect(
      drawn(Fixtures.window([Fixtures.layer(CGRect(x: 300, y: 0, width: 50, height: 50), .black)])) == "")
  }

  @Test func hiddenClearAndBackFacingLayersAreNotDrawn() {
    var hidden = Fixtures.layer(CGRect(x: 0, y: 0, width: 50, height: 50), .black)
    hidden.isHidden = true
    var clear = hidden
    clear.isHidden = false
    clear.opacity = 0
    var back = hidden
    back.isHidden = false
    back.isDoubleSided = false
    back.transform = CATransform3DMakeRotation(3, 0, 1, 0)
    #expect(drawn(Fixtures.window([hidden, clear, back])) == "")
  }

  @Test func aProjectedRectangleIsItsExactPolygon() {
    var panel = Fixtures.layer(CGRect(x: 20, y: 20, width: 60, height: 100), Fixtures.red)
    panel.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
    var root = Fixtures.window([panel])
    root.sublayerTransform.m34 = -1 / 400
    let map = Homography(CATransform3DConcat(panel.matrix, root.sublayerMatrix))
    var data = PathData(scale: Grid.unitsPerPoint)
    data.append(polygon: panel.bounds.corners.map(map.project))
    #expect(drawn(root) == "<path fill=\"#f33\" d=\"\(data.bytes.string)\"/>")
  }

  @Test func edgesAreSmoothedUnlessALayerForbidsIt() {
    var layer = Fixtures.layer(CGRect(x: 0, y: 0, width: 50, height: 50), .black)
    layer.allowsEdgeAntialiasing = false
    #expect(
      drawn(Fixtures.window([layer]))
        == "<path fill=\"#000\" shape-rendering=\"crispEdges\" d=\"M0 0h500v500h-500z\"/>")
  }

  /// An edge that turns back by 19° has a miter of 6 line widths, which SVG's own limit would cut off.
  @Test(arguments: [
    (10, 19, "stroke-miterlimit=\"10\""), (5, 19, ""), (2, 40, "stroke-miterlimit=\"2\""), (10, 40, ""),
  ])
  func cornersAreLongAsTheirLimitAllows(limit: CGFloat, degrees: CGFloat, attribute: String) {
    var path = Path()
    let angle = degrees * .pi / 180
    path.elements = [
      .move(CGPoint(x: 10, y: 50)), .line(CGPoint(x: 60, y: 50)),
      .line(CGPoint(x: 60 - 50 * cos(angle), y: 50 - 50 * sin(angle))),
    ]
    var shape = Shape(path: path, fillColor: nil, strokeColor: .black, lineWidth: 2)
    shape.miterLimit = limit
    var layer = Fixtures.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.contents = .shape(shape)
    let svg = drawn(Fixtures.window([layer]))
    #expect(svg.contains("stroke-width"))
    #expect(attribute.isEmpty ? !svg.contains("miterlimit") : svg.contains(attribute))
  }

  @Test func groupOpacityIsForSeveralMarksAndGoesIntoASingleOne() {
    var one = Fixtures.layer(CGRect(x: 0, y: 0, width: 50, height: 50), .black)
    one.opacity = 0.5
    #expect(
      drawn(Fixtures.window([one])) == "<path fill=\"#000\" fill-opacity=\".5\" d=\"M0 0h500v500h-500z\"/>")
    var two = Fixtures.layer(
      CGRect(x: 0, y: 0, width: 50, height: 50), .black,
      [Fixtures.layer(CGRect(x: 5, y: 5, width: 9, height: 9), .white)])
    two.opacity = 0.5
    #expect(drawn(Fixtures.window([two])).hasPrefix("<g opacity=\".5\"><path"))
  }

  @Test func imagesAreCutIntoCellsUnderPerspective() {
    var layer = Fixtures.layer(CGRect(x: 0, y: 0, width: 120, height: 200))
    layer.contents = .image(
      Image(url: "a&b.png", mediaType: "image/png", data: ImageData([1, 2, 3]), frame: layer.bounds))
    layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
    var root = Fixtures.window([layer])
    root.sublayerTransform.m34 = -1 / 400
    let svg = drawn(root)
    #expect(svg.occurrences(of: "<use href=\"#z0\"") > 4)
    #expect(svg.occurrences(of: "<clipPath") == svg.occurrences(of: "<use"))
  }

  @Test func wordsAreUsesOfOneOutlinePerWord() {
    let tree = LayerTree(Fixtures.screen)
    let svg = drawn(Fixtures.fold(tree, angle: 0.6))
    #expect(svg.contains("<use href=\"#z"))
    #expect(!svg.contains("<text"))
  }
}

extension PainterTests {
  @Test func aClipThatIsNotNeededDoesNotTakeAGroupsOpacityApart() {
    var clip = Fixtures.layer(
      CGRect(x: -50, y: -50, width: 300, height: 400), nil,
      [
        Fixtures.layer(CGRect(x: 0, y: 0, width: 500, height: 90), .black),
        Fixtures.layer(CGRect(x: 60, y: 60, width: 40, height: 60), .white),
      ])
    clip.masksToBounds = true
    clip.opacity = 0.5
    #expect(drawn(Fixtures.window([clip])).hasPrefix("<g opacity=\".5\"><path"))
  }

  /// A matrix without an inverse is an error for some renderers of SVG.
  @Test(arguments: [90, 89.99, 89.9, 45] as [CGFloat])
  func whatIsSeenFromItsEdgeIsNotDrawn(degrees: CGFloat) {
    let text = Fixtures.label(CGRect(x: 0, y: 0, width: 120, height: 20), words: [4, 6], .black)
    var image = Fixtures.layer(CGRect(x: 0, y: 30, width: 40, height: 40))
    image.contents = .image(
      Image(url: "a.png", mediaType: "image/png", data: ImageData([1, 2, 3]), frame: image.bounds))
    var round = Fixtures.layer(CGRect(x: 60, y: 30, width: 40, height: 40), .black)
    round.cornerRadius = 20
    var panel = Fixtures.layer(CGRect(x: 20, y: 20, width: 120, height: 80), nil, [text, image, round])
    panel.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
    let svg = drawn(Fixtures.window([panel]))
    #expect(!svg.contains("scale(0") && !svg.contains("matrix(0"))
    #expect(svg.contains("scale(") == (degrees <= 89.9))
  }

  /// Letters near the edge are narrower than the last digit of their place.
  @Test func wordsInPerspectiveHaveTransformsWithAnInverse() throws {
    var text = Fixtures.layer(CGRect(x: 0, y: 0, width: 300, height: 40))
    let word = Fixtures.word(9, at: .zero, size: 40)
    text.contents = .text(Text(string: word.string, words: [word], color: .black))
    for step in 0..<100 {
      var panel = Fixtures.layer(CGRect(x: -90, y: 20, width: 300, height: 80), nil, [text])
      panel.transform = CATransform3DMakeRotation((85 + CGFloat(step) / 20) * .pi / 180, 0, 1, 0)
      var window = Fixtures.window([panel])
      window.sublayerTransform.m34 = -1 / 400
      for matrix in drawn(window, in: Fixtures.window, displayScale: 0.2).matches(
        of: #/matrix\(([-.\d]+) ([-.\d]+) ([-.\d]+) ([-.\d]+) /#)
      {
        let (a, b, c, d) = (matrix.1, matrix.2, matrix.3, matrix.4)
        let numbers = try [a, b, c, d].map { try #require(Double($0)) }
        #expect(numbers[0] * numbers[3] != numbers[1] * numbers[2], "\(matrix.0) at step \(step)")
      }
    }
  }
}
