import Testing

@testable import TransitionEngine

@Suite struct LayerTracksTests {
  private func layer(_ id: Int, x: CGFloat = 0, _ sublayers: [Layer] = []) -> Layer {
    var layer = Layer(
      id: id, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), position: CGPoint(x: x, y: 0))
    layer.sublayers = sublayers
    return layer
  }

  private func fade(from: CGFloat, to: CGFloat) -> LayerAnimation {
    LayerAnimation(
      .property(PropertyAnimation(.opacity, from: .number(from), to: .number(to))), beginTime: 0.1,
      duration: 1, origin: .viewAnimation)
  }

  /// A fade in a layer with a slow clock, then a motion that code drives.
  private var timeline: Timeline {
    var inner = layer(2, [layer(3), layer(4)])
    inner.timing.speed = 0.5
    let first = layer(1, [inner, layer(5)])
    let animations = [3: [fade(from: 0, to: 1)], 5: [fade(from: 1, to: 0.2)]]
    var driven = Timeline.Commit(time: 0.6, root: first, animations: animations)
    driven.isContinuous = true
    inner.sublayers[1] = layer(4, x: 60)
    inner.timing.timeOffset = 0.2
    let second = layer(1, [inner, layer(5, x: 30)])
    return Timeline(
      size: CGSize(width: 100, height: 100), duration: 1.5, initial: layer(1, [layer(2)]),
      commits: [
        Timeline.Commit(time: 0, root: first, animations: animations), driven,
        Timeline.Commit(time: 1, root: second, animations: [:]),
      ])
  }

  private let paths = [[], [0], [0, 0], [0, 1], [1]]

  /// Where the layers stand in the whole tree.
  private func truth(at time: TimeInterval) -> [LayerGeometry] {
    let frame = timeline.frame(at: time)
    return paths.map { path in
      var layer = frame
      for index in path where index < layer.sublayers.count { layer = layer.sublayers[index] }
      return layer.geometry
    }
  }

  // Before the start the tree has fewer layers: a path goes as far as it does.
  @Test func layersStandWhereTheyDoInTheFrame() {
    var tracks = LayerTracks(timeline, paths)
    for time in [-1, 0, 0.05, 0.3, 0.6, 0.75, 0.999, 1, 1.2, 1.5, 9, 0.3, 1.2, -1] {
      tracks.move(to: time)
      #expect(paths.indices.map { tracks[$0] } == truth(at: time))
    }
  }

  @Test func layersLookAsTheyDoInTheFrame() throws {
    var mask = layer(6)
    mask.contents = .shape(Shape(path: Path(rect: mask.bounds)))
    var masked = layer(2)
    masked.mask = LayerTree(mask)
    let slide = LayerAnimation(
      .property(PropertyAnimation(.positionX, from: .number(0), to: .number(9))), beginTime: 0, duration: 1,
      origin: .viewAnimation)
    let timeline = Timeline(
      size: CGSize(width: 100, height: 100), duration: 2, initial: layer(1, [masked]),
      commits: [
        Timeline.Commit(
          time: 0, root: layer(1, [masked]), animations: [6: [slide], 2: [fade(from: 0, to: 1)]])
      ])
    var tracks = LayerTracks(timeline, [[0]])
    for time in [0, 0.5, 1.05, 3] {
      tracks.move(to: time)
      #expect(tracks.layer(0) == timeline.frame(at: time).sublayers[0])
    }
  }

  @Test func whatIsStillStandsWhereItDid() {
    var tracks = LayerTracks(timeline, paths)
    tracks.move(to: 0.1)
    #expect(!paths.indices.contains { tracks.isStill($0) })
    tracks.move(to: 0.2)
    #expect(paths.indices.map { tracks.isStill($0) } == [true, true, false, true, false])
    // Driven: layers move towards the next commit.
    tracks.move(to: 0.7)
    tracks.move(to: 0.8)
    #expect(!paths.indices.contains { tracks.isStill($0) })
  }
}
