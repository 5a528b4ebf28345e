import Testing
import TransitionEngine

@testable import Rendering

/// What layers draw anew on the way, which stages show as pictures.
@Suite struct StageDrawingsTests: StageFixtures {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func ring(_ id: Layer.ID = 2) -> Layer {
    var layer = Layer(
      id: id, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 150, y: 300))
    layer.contents = .shape(
      Shape(
        path: Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), fillColor: nil,
        strokeColor: Self.red, lineWidth: 4))
    return layer
  }

  private func looks(_ timeline: Timeline) -> [Layer] {
    timeline.commits[0].root.sublayers
  }

  // MARK: Sheets

  /// As many pictures as the run has 30ths of a second, and one, on one image that steps behind a window.
  @Test func aLineThatGrowsIsASheetOfPictures() throws {
    let whole = timeline([ring()], [2: [animation(.strokeEnd, .number(0), .number(1), .linear)]])
    let apart = try whole.splitForStage()
    let window = try #require(looks(apart)[0].sublayers.first)
    let sheet = try #require(window.sublayers.first)
    #expect(looks(apart)[0].contents == nil)
    #expect(window.masksToBounds && sheet.sublayers[0].sublayers.count == 37)
    let result = stage(whole)
    #expect(result.report.unsupported.isEmpty)
    #expect(result.report.positionError < StageReport.tolerance)
    #expect(result.html.occurrences(of: "<img") == 3, "two screens at rest, and the sheet")
    // It stands, and leaps: nobody sees it on the way.
    #expect(result.css.contains("animation-timing-function:step-end"))
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1]) func aSheetShowsWhatTheLayerShows(fraction: Double) throws {
    let whole = timeline([ring()], [2: [animation(.strokeEnd, .number(0), .number(1))]])
    let shown = try #require(whole.frame(at: fraction * 0.999).descendant(2)?.layer)
    let apart = try whole.splitForStage().frame(at: fraction * 0.999)
    let window = try #require(apart.descendant(2)?.layer.sublayers.first)
    let sheet = window.sublayers[0]
    // The picture that lies under the window.
    let look = try #require(
      sheet.sublayers[0].sublayers.first { look in
        let origin = CGPoint(x: look.position.x + sheet.position.x, y: look.position.y + sheet.position.y)
        return abs(origin.x - look.bounds.minX) < 1e-9 && abs(origin.y - look.bounds.minY) < 1e-9
      })
    guard case .shape(let a)? = look.contents, case .shape(let b)? = shown.contents else {
      Issue.record("no shapes")
      return
    }
    #expect(abs(a.strokeEnd - b.strokeEnd) < 0.03)
  }

  @Test func anOutlineThatMorphsIsASheet() {
    var blob = ring()
    let (round, flat) = (
      Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)),
      Path(ellipseIn: CGRect(x: 0, y: 40, width: 100, height: 20))
    )
    blob.contents = .shape(Shape(path: flat, fillColor: Self.blue))
    let result = stage(timeline([blob], [2: [animation(.path, .path(round), .path(flat))]]))
    #expect(result.report.unsupported.isEmpty)
  }

  /// A run in which code changes a layer in each frame, as a gesture does.
  private func driven(frames: Int = 60, isContinuous: Bool = true, _ look: (CGFloat) -> Layer) -> Timeline {
    var timeline = timeline([look(0)], [:])
    timeline.commits = (0...frames).map { frame in
      let share = CGFloat(frame) / CGFloat(frames)
      var commit = Timeline.Commit(time: Double(share), root: window([look(share)]), animations: [:])
      commit.isContinuous = isContinuous && frame < frames
      return commit
    }
    return timeline
  }

  private func shape(_ change: (inout Shape) -> Void) -> Layer {
    var layer = ring()
    guard case .shape(var shape)? = layer.contents else { return layer }
    change(&shape)
    layer.contents = .shape(shape)
    return layer
  }

  /// What a gesture, a display link or a timer drives is to a stage what an animation drives.
  @Test(arguments: [(20, true), (60, true), (60, false)]) func whatCodeDrawsFrameByFrameIsASheet(
    frames: Int, isContinuous: Bool
  ) throws {
    let line = driven(frames: frames, isContinuous: isContinuous) { share in shape { $0.strokeEnd = share } }
    let window = try #require(looks(line.splitForStage())[0].sublayers.first)
    #expect(window.sublayers[0].sublayers[0].sublayers.count == 37)
    let result = stage(line)
    #expect(result.report.unsupported.isEmpty)
    #expect(result.html.occurrences(of: "<img") == 3, "two screens at rest, and the sheet")
    let blob = driven(frames: frames, isContinuous: isContinuous) { share in
      shape { $0.path = Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80 - 40 * share)) }
    }
    #expect(stage(blob).report.unsupported.isEmpty)
  }

  /// The looks are those of the same motion as an animation.
  @Test func bothAreTheSamePictures() throws {
    let animated = timeline([ring()], [2: [animation(.strokeEnd, .number(0), .number(1), .linear)]])
    let code = driven { share in shape { $0.strokeEnd = share } }
    func sheet(_ timeline: Timeline) throws -> [CGFloat] {
      let window = try #require(looks(timeline.splitForStage())[0].sublayers.first)
      return window.sublayers[0].sublayers[0].sublayers.map { look in
        guard case .shape(let shape)? = look.contents else { return .nan }
        return (shape.strokeEnd * 1e6).rounded()
      }
    }
    // An animation is gone at its end; the model has the whole ring in both.
    #expect(try sheet(code) == sheet(animated))
  }

  /// A label that changes once within a gesture is cut there, and not drawn beforehand.
  @Test func aSingleChangeIsACut() throws {
    let line = driven { share in shape { $0.strokeEnd = share < 0.5 ? 0.5 : 1 } }
    #expect(try looks(line.splitForStage())[0].sublayers.isEmpty)
    #expect(stage(line).report.unsupported.isEmpty)
  }

  @Test func aMaskThatCodeDrawsIsASheetOfAllThatItMasks() throws {
    let masked = driven { share in
      var card = card(2, width: 100)
      var mask = Layer(id: 3, bounds: card.bounds, position: CGPoint(x: 50, y: 200))
      mask.contents = .gradient(
        Gradient(
          colors: [.black, .clear], locations: [share / 2, 1], startPoint: .zero,
          endPoint: CGPoint(x: 1, y: 1)))
      card.bounds.size.height = 100
      card.mask = LayerTree(mask)
      return card
    }
    #expect(stage(masked).report.unsupported.isEmpty)
  }

  /// The border lies over what the layer holds, which goes on moving.
  @Test func aBorderThatGrowsLiesOverWhatMoves() throws {
    var framed = card(2)
    framed.borderWidth = 2
    framed.sublayers = [card(3, width: 50)]
    let whole = timeline(
      [framed],
      [
        2: [animation(.borderWidth, .number(2), .number(10))],
        3: [animation(.positionX, .number(25), .number(100))],
      ])
    let parts = looks(try whole.splitForStage())[0].sublayers
    #expect(parts.count == 3 && parts[1].id == 3)
    #expect(stage(whole).report.unsupported.isEmpty)
  }

  /// 300 × 600 points are too many for a sheet: the strip alone can show it.
  @Test func whatIsTooLargeForASheetIsSaidNotToShow() {
    var sky = window([])
    sky.id = 2
    sky.bounds.size = CGSize(width: 600, height: 1200)
    sky.contents = .gradient(
      Gradient(
        colors: [.black, .white], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    let result = stage(
      timeline([sky], [2: [animation(.locations, .numbers([0, 0.1]), .numbers([0, 1]))]]))
    #expect(result.report.unsupported == ["locations"])
  }

  // MARK: Fades

  @Test func coloursOfAGradientFade() throws {
    var sky = card(2)
    sky.backgroundColor = nil
    sky.contents = .gradient(
      Gradient(
        colors: [Self.blue, .black], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 0, y: 1)))
    let whole = timeline(
      [sky],
      [2: [animation(.colors, .colors([Self.red, .white]), .colors([Self.blue, .black]), .linear)]])
    let parts = try #require(looks(try whole.splitForStage())[0].sublayers.first)
    #expect(parts.sublayers.count == 2)
    let middle = try #require(try whole.splitForStage().frame(at: 0.5).descendant(2)?.layer)
    #expect(abs(middle.sublayers[0].sublayers[1].opacity - 0.5) < 1e-6)
    let result = stage(whole)
    #expect(result.report.unsupported.isEmpty && result.report.opacityError < 0.01)
  }

  /// What has no shadow lies below, whichever comes first.
  @Test(arguments: [true, false]) func aShadowFades(isComing: Bool) throws {
    var raised = card(2)
    raised.shadow = Shadow(color: .black, opacity: 0.5, offset: .zero, radius: 8)
    let ends: (PropertyAnimation.Value, PropertyAnimation.Value) =
      isComing ? (.number(0), .number(0.5)) : (.number(0.5), .number(0))
    if !isComing { raised.shadow?.opacity = 0 }
    let whole = timeline([raised], [2: [animation(.shadowOpacity, ends.0, ends.1, .linear)]])
    let parts = try #require(looks(try whole.splitForStage())[0].sublayers.first).sublayers
    #expect(parts.count == 2)
    #expect(parts[0].shadow?.opacity ?? 0 == 0 && parts[1].shadow?.opacity == 0.5)
    #expect(stage(whole).report.unsupported.isEmpty)
  }

  /// One half-strong shadow over another is too dark.
  @Test func aShadowBetweenTwoStrengthsIsASheet() throws {
    var raised = card(2, width: 60)
    raised.bounds.size.height = 60
    raised.shadow = Shadow(color: .black, opacity: 0.8, offset: .zero, radius: 8)
    let whole = timeline([raised], [2: [animation(.shadowOpacity, .number(0.2), .number(0.8))]])
    let window = try #require(looks(try whole.splitForStage())[0].sublayers.first)
    #expect(window.masksToBounds && window.sublayers[0].sublayers[0].sublayers.count > 12)
  }

  // MARK: Masks

  /// A soft mask over a ring, which stand at some places.
  private func masked(mask x: CGFloat = 0, ring y: CGFloat = 50) -> Layer {
    var (masked, mask, inner) = (
      ring(2), Layer(id: 9, bounds: CGRect(x: 0, y: 0, width: 200, height: 100), position: .zero), ring(3)
    )
    mask.contents = .gradient(
      Gradient(
        colors: [.black, .clear], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)))
    mask.position.x = x
    inner.position = CGPoint(x: 50, y: y)
    masked.mask = LayerTree(mask)
    masked.sublayers = [inner]
    return masked
  }

  /// A mask that is more than an outline takes all that it masks into the pictures, whoever moves what.
  @Test func aSoftMaskIsASheetOfAllThatItMasks() throws {
    let runs = [
      timeline([masked()], [9: [animation(.positionX, .number(-50), .number(150))]]),
      timeline([masked()], [3: [animation(.positionY, .number(50), .number(20))]]),
      driven { masked(mask: -50 + 200 * $0) },
      driven { masked(ring: 50 - 30 * $0) },
    ]
    for whole in runs {
      let layer = looks(try whole.splitForStage())[0]
      #expect(layer.mask == nil && layer.sublayers.count == 1)
      #expect(stage(whole).report.unsupported.isEmpty)
    }
  }

  // MARK: What comes again

  @Test func moreParticlesThanAPageHoldsAreSaidNotToShow() {
    var animations: [Layer.ID: [LayerAnimation]] = [:]
    let cards = (2..<202).map { id in
      let path: [PropertyAnimation.Value] = (0..<120).map {
        .point(CGPoint(x: ($0 * id * 37) % 300, y: ($0 * id * 53) % 600))
      }
      let times = path.indices.map { Double($0) / 119 }
      animations[id] = [
        LayerAnimation(
          .property(PropertyAnimation(.position, values: path, keyTimes: times)), beginTime: 0, duration: 1,
          origin: .explicit(key: ""))
      ]
      return card(id)
    }
    let unsupported = stage(timeline(cards, animations)).report.unsupported.joined(separator: ", ")
    #expect(unsupported.hasPrefix("so much motion"))
  }

  /// A particle goes back while nobody sees it: its way back must not count.
  @Test func whereNobodySeesItALayerMayStandAnywhere() {
    let places: [PropertyAnimation.Value] = [100, 400, 400, 100, 100].map { .number($0) }
    var way = PropertyAnimation(.positionY, values: places, keyTimes: [0, 0.5, 0.6513, 0.6513, 1])
    way.calculationMode = .linear
    var look = PropertyAnimation(.opacity, values: [.number(1), .number(0)], keyTimes: [0, 0.5, 1])
    look.calculationMode = .discrete
    let animations = [way, look].map {
      LayerAnimation(.property($0), beginTime: 0, duration: 1, origin: .explicit(key: ""))
    }
    let result = stage(timeline([card(2)], [2: animations]))
    #expect(result.report.positionError < StageReport.tolerance)
  }
}
