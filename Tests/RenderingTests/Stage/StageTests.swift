import Testing
import TransitionEngine

@testable import Rendering

@Suite struct StageTests: StageFixtures {
  @Test func whatIsDrawnAnewOnTheWayStartsAnotherEpoch() {
    var timeline = timeline([card(2)], [2: [animation(.opacity, .number(0), .number(1))]])
    var commit = timeline.commits[0]
    commit.time = 0.5
    commit.root.sublayers[0].backgroundColor = .black
    timeline.commits.insert(commit, at: 1)
    timeline.commits[2].root = commit.root
    #expect(stage(timeline).report.unsupported.isEmpty)
    #expect(StageEpoch.epochs(of: timeline).map(\.start) == [0, 0.5])
  }

  @Test func whatIsDrawnAnewAllTheTimeCannotBeShown() {
    var timeline = timeline([card(2)], [:])
    for step in 1...40 {
      var commit = timeline.commits[0]
      commit.time = Double(step) / 60
      commit.root.sublayers[0].cornerRadius = CGFloat(step)
      timeline.commits.insert(commit, at: step)
    }
    #expect(!stage(timeline).report.unsupported.isEmpty)
  }

  /// Core Animation's rule, and the strips'. CSS by itself lets a corner without a neighbour have the whole side.
  @Test func aClipsCornersReachHalfTheShorterSide() {
    var clipping = card(2)
    clipping.masksToBounds = true
    clipping.cornerRadius = 150
    clipping.maskedCorners = [.minXMinY, .maxXMinY]
    clipping.sublayers = [card(3)]
    let result = stage(timeline([clipping], [3: [animation(.positionX, .number(0), .number(60))]]))
    #expect(result.css.contains(";border-radius:100px 100px 0 0"))
  }

  @Test func aFadeIsOneOpacityWithTheRunsCurve() {
    let result = stage(timeline([card(2)], [2: [animation(.opacity, .number(0), .number(1))]]))
    #expect(result.css.contains("--o0:0;--o1:1;--oe:cubic-bezier(.42,0,.58,1)"))
    #expect(result.report.movingLayers == 1)
    #expect(result.report.positionError < 1e-9)
    #expect(result.report.opacityError < 1e-9)
    #expect(result.report.unsupported.isEmpty)
  }

  @Test func aTurnKeepsItsAxisAndAngle() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let result = stage(
      timeline([card(2)], [2: [animation(.transform, .transform(CATransform3DIdentity), .transform(turn))]]))
    #expect(result.css.contains("--r0:y 0deg;--r1:y 90deg;--re:cubic-bezier(.42,0,.58,1)"))
    #expect(result.report.positionError < 1e-6)
  }

  @Test func halfATurnAndMoreDoesNotLoseItsDirection() {
    let result = stage(timeline([card(2)], [2: [animation(.rotationY, .number(0), .number(1.5 * .pi))]]))
    #expect(result.css.contains("--r1:y 270deg") || result.css.contains("--r1:y -270deg"))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func aSpringBecomesLinearStops() {
    let spring = TimingCurve.spring(dampingRatio: 0.6, duration: 1)
    let result = stage(
      timeline([card(2)], [2: [animation(.positionX, .number(150), .number(450), spring)]]))
    #expect(result.css.contains("linear(0,"))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func theParentsPerspectiveIsCSSPerspective() {
    var container = Layer(
      id: 2, bounds: CGRect(origin: .zero, size: size), position: CGPoint(x: 150, y: 300))
    container.sublayerTransform.m34 = -1 / 500
    container.sublayers = [card(3)]
    let turn = CATransform3DMakeRotation(1, 1, 0, 0)
    let result = stage(
      timeline([container], [3: [animation(.transform, .transform(CATransform3DIdentity), .transform(turn))]])
    )
    #expect(result.css.contains("perspective:500px;perspective-origin:150px 300px"))
    #expect(result.report.positionError < StageReport.tolerance / 10)
  }

  @Test func perspectiveInALayersOwnTransformStandsAroundIt() {
    var start = CATransform3DIdentity
    start.m34 = -1 / 400
    let turn = CATransform3DRotate(start, 1.2, 0, 1, 0)
    let result = stage(
      timeline([card(2)], [2: [animation(.transform, .transform(start), .transform(turn))]]))
    #expect(result.css.contains("perspective:400px;perspective-origin:150px 300px"))
    #expect(result.css.contains("--r0:y 0deg;--r1:y 68.755deg"))
    #expect(!result.css.contains("matrix3d("))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  /// The place in which it vanishes moves with the layer.
  @Test func perspectiveThatMovesTakesMatrices() {
    var start = CATransform3DIdentity
    start.m34 = -1 / 400
    let turn = CATransform3DRotate(start, 1.2, 0, 1, 0)
    let result = stage(
      timeline(
        [card(2)],
        [
          2: [
            animation(.transform, .transform(start), .transform(turn)),
            animation(.positionX, .number(150), .number(200)),
          ]
        ]))
    #expect(result.css.contains("matrix3d("))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func planesThatNeverCrossKeepDocumentOrder() {
    var (front, behind) = (card(2), card(3))
    front.zPosition = 20
    front.backgroundColor = Color(red: 1, green: 0, blue: 0)
    behind.zPosition = 5
    let result = stage(
      timeline([front, behind], [2: [animation(.positionX, .number(150), .number(160))]]))
    #expect(!result.html.contains("zt-space"))
    // The one with the greater z is painted last, whatever the order of the layers.
    let red = result.css.firstRange(of: "rgb(255 0 0)")?.lowerBound
    let white = result.css.firstRange(of: "rgb(255 255 255)")?.lowerBound
    #expect(white.map { white in red.map { white < $0 } ?? false } ?? false)
  }

  @Test func planesThatCrossAreLeftToTheBrowser() {
    let (a, b) = (card(2), card(3))
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    let back = CATransform3DMakeRotation(-1, 0, 1, 0)
    let result = stage(
      timeline(
        [a, b],
        [
          2: [animation(.transform, .transform(CATransform3DIdentity), .transform(turn))],
          3: [animation(.transform, .transform(CATransform3DIdentity), .transform(back))],
        ]))
    #expect(result.html.contains("zt-space"))
  }

  @Test func whatCSSCannotShowIsSaid() {
    let scale = PropertyAnimation.Value.transform(CATransform3DMakeScale(2, 2, 1))
    let result = stage(
      timeline([card(2)], [2: [animation(.sublayerTransform, .transform(CATransform3DIdentity), scale)]]))
    #expect(result.report.unsupported == ["sublayerTransform"])
  }

  @Test func layersThatComeAndGoAreShownInTheirTimeOnly() {
    let (a, b) = (card(2), card(3, x: 80))
    let root = window([a])
    let both = window([a, b])
    let fade = [2: [animation(.opacity, .number(0), .number(1))]]
    let timeline = Timeline(
      size: size, duration: 1, initial: root,
      commits: [
        Timeline.Commit(time: 0, root: root, animations: fade),
        Timeline.Commit(time: 0.5, root: both, animations: fade),
        Timeline.Commit(time: 1, root: both, animations: [:]),
      ])
    let result = stage(timeline)
    #expect(result.html.occurrences(of: "zt-run") == 2)
    #expect(result.css.contains("0%{opacity:1;animation-timing-function:step-end}50%{opacity:0}"))
    #expect(result.css.contains("0%{opacity:0;animation-timing-function:step-end}50%{opacity:1}"))
    #expect(result.report.positionError < 1e-6)
  }

  @Test func whatLiesOutsideTheWindowIsLeftOut() {
    let result = stage(
      timeline([card(2), card(3, x: 300)], [2: [animation(.opacity, .number(0), .number(1))]]))
    #expect(result.css.occurrences(of: "rgb(255 255 255)") == 1)
  }

  @Test func slicesReachUnderTheNeighbourThatIsPaintedLater() {
    let result = stage(
      timeline(
        [slice(2, 0), slice(3, 100)],
        [
          2: [animation(.positionY, .number(300), .number(320))],
          3: [animation(.positionY, .number(300), .number(280))],
        ]))
    #expect(result.css.contains("{width:101px;height:400px;object-position:0 0}"))
    #expect(result.css.contains("{object-position:-100px 0}"))
  }

  /// On a ridge the one that reaches further lies in front, where more of it would be seen.
  @Test func slicesThatTheBrowserSortsReachHalfAsFar() {
    func turn(_ angle: CGFloat) -> LayerAnimation {
      animation(
        .transform, .transform(CATransform3DIdentity), .transform(CATransform3DMakeRotation(angle, 0, 1, 0)))
    }
    let left = slice(2, 0)
    var right = slice(3, 100)
    right.position.x = 100
    let result = stage(timeline([left, right], [2: [turn(1)], 3: [turn(-1)]]))
    #expect(result.html.contains("zt-space"))
    #expect(result.css.contains("{width:100.5px;height:400px;object-position:0 0}"))
    #expect(result.css.contains("{object-position:-100px 0}"))
  }

  @Test func theWindowsPerspectiveIsCSSPerspectiveToo() {
    var root = window([card(2)])
    root.sublayerTransform.m34 = -1 / 500
    let turn = animation(
      .transform, .transform(CATransform3DIdentity), .transform(CATransform3DMakeRotation(1, 1, 0, 0)))
    let result = stage(
      Timeline(
        size: size, duration: 1, initial: root,
        commits: [
          Timeline.Commit(time: 0, root: root, animations: [2: [turn]]),
          Timeline.Commit(time: 1, root: root, animations: [:]),
        ]))
    #expect(result.css.contains("perspective:500px;perspective-origin:150px 300px"))
    #expect(result.html.contains("<div class=\"zt-fill zt-run zt-p0\">"))
  }

  @Test func depthThatChangesOnTheWayCounts() {
    let result = stage(
      timeline(
        [card(2), card(3)],
        [
          2: [animation(.translationZ, .number(0), .number(20))],
          3: [animation(.opacity, .number(1), .number(0.9))],
        ]))
    let order = ["--t1:50px 100px 20px", "--o1:.9"].map { part in
      result.css.firstRange(of: part).map {
        result.css.distance(from: result.css.startIndex, to: $0.lowerBound)
      }
        ?? -1
    }
    #expect(order[1] >= 0 && order[1] < order[0])
  }

  @Test func transformLayersKeepTheDepthOfWhatTheyHold() {
    var cube = Layer(id: 2, bounds: CGRect(origin: .zero, size: size), position: CGPoint(x: 150, y: 300))
    cube.kind = .transform
    var (near, far) = (card(3), card(4))
    near.zPosition = 100
    far.zPosition = -100
    cube.sublayers = [near, far]
    let turn = animation(
      .transform, .transform(CATransform3DIdentity), .transform(CATransform3DMakeRotation(2, 0, 1, 0)))
    let result = stage(timeline([cube, card(5)], [2: [turn]]))
    #expect(result.css.contains("transform-style:preserve-3d"))
    #expect(result.html.contains("zt-space"))
    // The browser knows best what it hides after a turn.
    #expect(!result.html.contains("zt-front"))
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func onlyWhatFillsALayerReachesUnderItsNeighbour() {
    var left = slice(2, 0)
    var badge = Layer(
      id: 4, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), position: CGPoint(x: 50, y: 50))
    badge.backgroundColor = Color(red: 1, green: 0, blue: 0)
    left.sublayers = [badge]
    let result = stage(
      timeline([left, slice(3, 100)], [2: [animation(.opacity, .number(1), .number(0.5))]]))
    #expect(result.css.contains("width:10px;height:10px;background:rgb(255 0 0)"))
  }

  @Test func twiceGivesTheSameBytes() {
    let timeline = timeline([card(2)], [2: [animation(.opacity, .number(0), .number(1))]])
    #expect(stage(timeline).html == stage(timeline).html)
    #expect(stage(timeline).css == stage(timeline).css)
  }

  /// A part of a screen, where it is on the screen.
  private func slice(_ id: Layer.ID, _ x: CGFloat) -> Layer {
    var layer = Layer(
      id: id, bounds: CGRect(x: 0, y: 0, width: 100, height: 400), position: CGPoint(x: 50 + x, y: 300))
    layer.contents = .snapshot(
      Snapshot(tree: LayerTree(card(9)), rect: CGRect(x: x, y: 0, width: 100, height: 400)))
    return layer
  }
}
