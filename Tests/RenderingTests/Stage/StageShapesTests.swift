import Testing
import TransitionEngine

@testable import Rendering

/// Sizes, corners, colours and masks that change on the way.
@Suite struct StageShapesTests: StageFixtures {
  private func rect(_ width: CGFloat, _ height: CGFloat) -> PropertyAnimation.Value {
    .rect(CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func clipping(_ id: Layer.ID, _ sublayers: [Layer] = []) -> Layer {
    var layer = card(id)
    layer.masksToBounds = true
    layer.sublayers = sublayers
    return layer
  }

  private func circle(_ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: 100 - radius, y: 100 - radius, width: 2 * radius, height: 2 * radius))
  }

  private func masked(by path: Path, _ sublayers: [Layer] = []) -> Layer {
    var (layer, mask) = (card(2), Layer(id: 9, bounds: .zero, position: .zero))
    mask.contents = .shape(Shape(path: path))
    layer.mask = LayerTree(mask)
    layer.sublayers = sublayers
    return layer
  }

  // MARK: Size and corners

  /// The element is as large as the layer ever gets, and turns about a corner that stays.
  @Test func aSizeIsAClip() {
    let result = stage(timeline([clipping(2)], [2: [animation(.bounds, rect(50, 100), rect(200, 400))]]))
    #expect(result.css.contains("{width:200px;height:400px;transform-origin:0 0"))
    #expect(result.css.contains("--c0:inset(0 150px 300px 0 round 0);--c1:inset(0 0 0 0 round 0)"))
    // Of 200 × 400 about its middle.
    #expect(result.css.contains("--t0:125px 250px;--t1:50px 100px"))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.report.positionError < 1e-6)
  }

  @Test func aSizeUnderATurnStandsWhereItShould() {
    let turn = CATransform3DRotate(CATransform3DMakeScale(1.2, 0.7, 1), 0.5, 0, 0, 1)
    let result = stage(
      timeline(
        [clipping(2)],
        [
          2: [
            animation(.bounds, rect(50, 100), rect(200, 400)),
            animation(.transform, .transform(CATransform3DIdentity), .transform(turn)),
          ]
        ]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func cornersAreAClip() {
    let result = stage(
      timeline([clipping(2, [card(3)])], [2: [animation(.cornerRadius, .number(0), .number(40))]]))
    #expect(result.css.contains("--c0:inset(0 0 0 0 round 0);--c1:inset(0 0 0 0 round 40px)"))
    #expect(!result.html.contains("zt-clip"))
  }

  /// Core Animation's rule: half of the shorter side at most.
  @Test func cornersReachHalfTheShorterSide() {
    var layer = clipping(2)
    layer.maskedCorners = [.minXMinY, .maxXMinY]
    let result = stage(timeline([layer], [2: [animation(.cornerRadius, .number(0), .number(400), .linear)]]))
    #expect(result.css.contains("round 100px 100px 0 0"))
  }

  @Test func aSpringOfASizeStaysWithinItsElement() {
    let spring = TimingCurve.spring(dampingRatio: 0.5, duration: 1)
    let result = stage(
      timeline([clipping(2)], [2: [animation(.bounds, rect(50, 100), rect(200, 400), spring)]]))
    #expect(!result.css.contains("inset(0 -"))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  // MARK: Pictures

  /// A picture of 200 × 100 points in a layer.
  private func pictured(_ gravity: ContentsGravity, caps: CGFloat = 0) -> Layer {
    var layer = clipping(2)
    let image = Image(
      url: "a.png", mediaType: "image/png", data: ImageData([]),
      frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var picture = Layer(id: 7, bounds: image.frame, position: .zero)
    picture.contents = .image(image)
    let cut = Snapshot(
      tree: LayerTree(picture), rect: picture.bounds, capInsets: EdgeInsets(top: caps, left: caps))
    layer.contents =
      gravity == .resize
      ? .snapshot(cut) : .fitted(FittedContents(.image(image), size: image.frame.size, gravity: gravity))
    return layer
  }

  /// It grows from a layer in which its height rules into one in which its width does.
  @Test(arguments: ContentsGravity.allCases)
  func aPictureFollowsItsLayer(gravity: ContentsGravity) {
    let spring = TimingCurve.spring(dampingRatio: 0.5, duration: 1)
    let result = stage(
      timeline([pictured(gravity)], [2: [animation(.bounds, rect(50, 100), rect(200, 60), spring)]]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.report.movingLayers == 2)
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func aPictureCoversItsLayerAllTheWay() {
    let result = stage(
      timeline(
        [pictured(.resizeAspectFill)], [2: [animation(.bounds, rect(50, 100), rect(100, 100), .linear)]]))
    // As high as the layer all the time: it moves, and keeps its size.
    #expect(result.css.contains("--t0:-75px 0;--t1:-50px 0"))
    #expect(result.css.occurrences(of: "--s0") == 0)
  }

  @Test func marginsThatKeepTheirSizeAreReported() {
    let result = stage(
      timeline([pictured(.resize, caps: 10)], [2: [animation(.bounds, rect(50, 100), rect(200, 60))]]))
    #expect(result.report.unsupported == ["bounds"])
  }

  // MARK: Backgrounds

  /// What sticks out of the background is not clipped with it.
  @Test func aBackgroundIsClippedApart() {
    var box = card(2)
    box.sublayers = [card(3, x: 150)]
    let result = stage(
      timeline(
        [box],
        [
          2: [animation(.cornerRadius, .number(0), .number(40))],
          3: [animation(.positionX, .number(250), .number(260))],
        ]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.occurrences(of: "--c1:") == 1)
    #expect(result.report.movingLayers == 2)
  }

  @Test func aColourFadesOverTheOther() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    var box = card(2)
    box.backgroundColor = blue
    let result = stage(
      timeline([box], [2: [animation(.backgroundColor, .color(red), .color(blue))]]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("background:rgb(0 0 255)") && result.css.contains("background:rgb(255 0 0)"))
    #expect(result.css.contains("--o0:1;--o1:0") || result.css.contains("--o0:0;--o1:1"))
  }

  /// Between clear black and white lies a grey, which no fading gives: each shade is a picture.
  @Test func coloursThatFadingDoesNotMixAreASheet() {
    let result = stage(
      timeline([card(2)], [2: [animation(.backgroundColor, .color(.clear), .color(.white))]]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("step-end"))
  }

  // MARK: Content

  @Test func aSnapshotIsScaled() {
    var shot = Layer(id: 2, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: .zero)
    shot.contents = .snapshot(
      Snapshot(tree: LayerTree(card(8)), rect: CGRect(x: 0, y: 0, width: 200, height: 400)))
    let result = stage(timeline([shot], [2: [animation(.bounds, rect(200, 200), rect(100, 100))]]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("--s0:1 .5 1;--s1:.5 .25 1"))
  }

  @Test func aBorderIsDrawnAnewForEachSize() {
    var framed = clipping(2)
    framed.borderWidth = 2
    let result = stage(timeline([framed], [2: [animation(.bounds, rect(50, 100), rect(200, 400))]]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("step-end"))
  }

  // MARK: Masks

  @Test func aMasksOutlineIsAClip() {
    let result = stage(
      timeline([masked(by: circle(50))], [9: [animation(.path, .path(circle(5)), .path(circle(50)))]]))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("--c0:path(\"M100 95"))
    #expect(result.css.contains("--ce:cubic-bezier(.42,0,.58,1)"))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func aMaskThatIsMovedIsAClip() {
    var layer = masked(by: circle(50))
    layer.bounds.origin = CGPoint(x: 10, y: 20)
    let result = stage(timeline([layer], [9: [animation(.positionX, .number(0), .number(60))]]))
    #expect(result.css.contains("--c0:path(\"M90 30"))
    #expect(result.css.contains("--c1:path(\"M150 30"))
  }

  @Test func aMaskThatStandsStillClipsWhatMoves() {
    let moving = [3: [animation(.positionX, .number(0), .number(60))]]
    let result = stage(timeline([masked(by: circle(50), [card(3)])], moving))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("clip-path:path("))
  }

  /// Between two outlines of other segments there is none.
  @Test func outlinesThatDoNotMatchAreSaidNotToShow() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let result = stage(
      timeline([masked(by: circle(50))], [9: [animation(.path, .path(square), .path(circle(50)))]]))
    #expect(result.report.unsupported == ["path"])
  }

  /// WebKit does not show it. It is said once, of however many layers of the name.
  @Test func spaceWithinAClipIsSaidNotToShow() {
    var (layer, other) = (clipping(2, [card(3)]), clipping(4, [card(5)]))
    (layer.name, other.name) = ("room", "room")
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    let round = animation(.cornerRadius, .number(0), .number(40))
    let turning = animation(.transform, .transform(CATransform3DIdentity), .transform(turn))
    let result = stage(timeline([layer, other], [2: [round], 3: [turning], 4: [round], 5: [turning]]))
    #expect(result.report.unsupported == ["layers that turn in space within “room”, which is clipped"])
    #expect(result.html.isEmpty)
  }

  // MARK: By code, frame by frame

  @Test func aShapeThatCodeDrivesIsOneMotion() {
    var timeline = timeline([clipping(2)], [:])
    for step in 0..<40 {
      var commit = timeline.commits[0]
      commit.time = Double(step + 1) / 60
      commit.isContinuous = step < 39
      commit.root.sublayers[0].cornerRadius = CGFloat(step)
      commit.root.sublayers[0].bounds.size.height = 400 - CGFloat(step)
      timeline.commits.insert(commit, at: step + 1)
    }
    timeline.commits[0].isContinuous = true
    let epochs = StageEpoch.epochs(of: timeline)
    #expect(epochs.count == 1)
    #expect(stage(timeline).report.unsupported.isEmpty)
  }
}
