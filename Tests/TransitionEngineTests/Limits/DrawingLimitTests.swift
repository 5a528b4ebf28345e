import Testing

@testable import TransitionEngine

/// What a run leaves is counted before anybody looks at it, in time that follows from its own size.
struct DrawingLimitTests {
  private func layer(_ id: Layer.ID, _ sublayers: [Layer] = []) -> Layer {
    var layer = Layer(
      id: id, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 50, y: 50))
    layer.sublayers = sublayers
    return layer
  }

  private func timeline(
    _ root: Layer, _ animations: [Layer.ID: [LayerAnimation]] = [:], duration: TimeInterval = 1,
    commits: Int = 1
  ) -> Timeline {
    Timeline(
      size: CGSize(width: 100, height: 100), duration: duration, initial: root,
      commits: (0..<commits).map {
        Timeline.Commit(
          time: duration * Double($0) / Double(commits), root: root, animations: animations)
      })
  }

  private func animation(
    _ keyPath: PropertyAnimation.KeyPath, _ values: [PropertyAnimation.Value],
    _ mode: PropertyAnimation.CalculationMode = .linear
  ) -> LayerAnimation {
    var property = PropertyAnimation(keyPath, values: values, keyTimes: [])
    property.calculationMode = mode
    return LayerAnimation(.property(property), beginTime: 0, duration: 1, origin: .implicit)
  }

  private func limit(_ timeline: Timeline) -> DrawingLimit? {
    do throws(DrawingLimit) { try timeline.checkLimits() } catch { return error }
    return nil
  }

  @Test func limitsInWords() {
    #expect(DrawingLimit.poses.inWords == "500,000 \(DrawingLimit.poses.name)")
    #expect(DrawingLimit.keyframes.inWords.hasPrefix("20,000,000 "))
  }

  /// As a list of eighty rows, each of some views, or a screen that is cut into 1,800 pieces.
  @Test func whatAuthorsDoIsFarBelow() {
    let rows = (0..<80).map { layer(10 + $0, (0..<6).map { layer(1000 + $0) }) }
    let slide = animation(.position, [.point(.zero), .point(CGPoint(x: 9, y: 9))])
    let still = layer(1, rows)
    let sliding = timeline(still, [1: [slide], 10: [slide, slide]], duration: 60, commits: 3600)
    #expect(limit(sliding) == nil)
    let pieces = layer(1, (0..<1800).map { layer(10 + $0) })
    let all = Dictionary(uniqueKeysWithValues: pieces.sublayers.map { ($0.id, [slide, slide]) })
    #expect(limit(timeline(pieces, all, duration: 2)) == nil)
  }

  @Test func animationsOfOneLayer() {
    let many = Array(
      repeating: animation(.opacity, [.number(0), .number(1)]), count: 100_000)
    #expect(limit(timeline(layer(1), [1: many])) == .evaluations)
    #expect(limit(timeline(layer(1), [1: Array(many.prefix(1000))])) == nil)
    let group = LayerAnimation(.group(many), beginTime: 0, duration: 1, origin: .implicit)
    #expect(limit(timeline(layer(1), [1: [group]])) == .evaluations)
  }

  @Test func pointsOfPathsTimesKeyframes() {
    let path = Path((0..<1000).map { .line(CGPoint(x: CGFloat($0), y: 0)) })
    let morph = animation(.path, Array(repeating: .path(path), count: 400))
    #expect(limit(timeline(layer(1), [1: [morph]])) == nil)
    // It is made ready anew for each commit.
    #expect(limit(timeline(layer(1), [1: [morph]], commits: 60)) == .keyframes)
    // A paced curve is measured in steps.
    let paced = animation(.path, Array(repeating: .path(path), count: 400), .cubicPaced)
    #expect(limit(timeline(layer(1), [1: [paced]])) == .keyframes)
  }

  @Test func layersThatAreSharedWithoutEnd() {
    // 2 to the power of 80: counted without a walk through all of them.
    var tree = layer(1)
    for id in 2..<82 { tree = layer(id, [tree, tree]) }
    #expect(limit(timeline(tree)) == .layers)
    var snapshot = layer(1)
    for id in 2..<82 {
      let shown = LayerContents.snapshot(
        Snapshot(tree: LayerTree(snapshot), rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
      var (a, b) = (layer(-id), layer(-1000 - id))
      (a.contents, b.contents) = (shown, shown)
      snapshot = layer(id, [a, b])
    }
    #expect(limit(timeline(snapshot)) == .layers)
  }

  @Test func layersOfAllCommits() {
    let screen = layer(1, (0..<2000).map { layer(10 + $0) })
    #expect(limit(timeline(screen, commits: 1000)) == nil)
    #expect(limit(timeline(screen, commits: 4000)) == .committedLayers)
  }

  @Test func layersInSpace() {
    func screen(_ count: Int) -> Layer {
      var space = layer(1, (0..<count).map { layer(10 + $0) })
      space.sublayerTransform.m34 = -1 / 500
      return layer(0, [space, space])
    }
    #expect(limit(timeline(screen(300))) == nil)
    #expect(limit(timeline(screen(600))) == .leaningPairs)
    // Flat ones are sorted without comparing pairs, unless an animation turns them.
    let flat = layer(
      0, [layer(1, (0..<600).map { layer(10 + $0) }), layer(2, (0..<600).map { layer(10 + $0) })])
    #expect(limit(timeline(flat)) == nil)
    let turn = animation(.rotationY, [.number(0), .number(1)])
    #expect(limit(timeline(flat, [10: [turn]])) == .leaningPairs)
  }

  @Test func onePictureUnderManyNames() {
    let data = ImageData(Array(repeating: 0, count: 1 << 20))
    func screen(_ names: Int) -> Layer {
      layer(
        1,
        (0..<3000).map { number in
          var picture = layer(10 + number)
          picture.contents = .image(
            Image(url: "\(number % names).png", mediaType: "image/png", data: data, frame: picture.bounds))
          return picture
        })
    }
    #expect(limit(timeline(screen(20))) == nil)
    #expect(limit(timeline(screen(3000))) == .pictureBytes)
  }

  @Test func callsAndSamples() {
    var timeline = timeline(layer(1))
    timeline.events = Array(
      repeating: Timeline.Event(time: 0, kind: .call, actor: "a", name: "b"), count: 200_000)
    #expect(limit(timeline) == .events)
    timeline.events = []
    var touch = TouchRecord(id: 1, began: 0, at: .zero)
    touch.samples = Array(repeating: touch.samples[0], count: 300_000)
    timeline.touches = [touch]
    #expect(limit(timeline) == .samples)
  }

  @Test func sharesOfWhatAFigureMayTake() throws {
    let fade = animation(.opacity, [.number(0), .number(1)])
    #expect(try timeline(layer(1)).checkLimits() == 0)
    let light = try timeline(layer(1), [1: Array(repeating: fade, count: 1000)]).checkLimits()
    let heavy = try timeline(layer(1), [1: Array(repeating: fade, count: 40_000)]).checkLimits()
    #expect((1...100).contains(light))
    #expect((500...1000).contains(heavy))
    let screen = layer(1, (0..<99).map { layer(10 + $0) })
    #expect(timeline(screen).mostLayers == 100)
  }

  // MARK: Frames

  private func limit(frames: [Layer]) -> DrawingLimit? {
    do throws(DrawingLimit) { try DrawingLimit.check(frames: frames) } catch { return error }
    return nil
  }

  @Test func layersOfAllFrames() {
    let frame = layer(1, (0..<10_000).map { layer(10 + $0) })
    #expect(limit(frames: Array(repeating: frame, count: 24)) == nil)
    #expect(limit(frames: Array(repeating: frame, count: 60)) == .drawnLayers)
  }

  @Test func pointsOfAllFrames() {
    var shape = layer(1)
    let path = Path((0..<100_000).map { .line(CGPoint(x: CGFloat($0 % 100), y: 0)) })
    shape.contents = .shape(Shape(path: path))
    #expect(limit(frames: [shape]) == nil)
    #expect(limit(frames: Array(repeating: shape, count: 90)) == .drawnPoints)
  }

  /// Each dash has points of its own.
  @Test func dashes() {
    var shape = layer(1)
    var dashed = Shape(path: Path(rect: CGRect(x: 0, y: 0, width: 1000, height: 1000)), strokeColor: .black)
    dashed.lineDash = [1, 1]
    shape.contents = .shape(dashed)
    #expect(shape.outlinePoints > 6000)
    dashed.strokeColor = nil
    shape.contents = .shape(dashed)
    #expect(shape.outlinePoints < 10)
  }
}
