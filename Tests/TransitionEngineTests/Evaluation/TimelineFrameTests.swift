import Testing
import TransitionEngine

func box(_ id: Int, _ sublayers: [Layer] = []) -> Layer {
  var layer = Layer(
    id: id, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 50, y: 50))
  layer.sublayers = sublayers
  return layer
}

func fade(
  _ keyPath: PropertyAnimation.KeyPath = .opacity, from: CGFloat = 0, to: CGFloat = 1,
  begin: TimeInterval = 0, duration: TimeInterval = 1
) -> LayerAnimation {
  LayerAnimation(
    .property(PropertyAnimation(keyPath, from: .number(from), to: .number(to))), beginTime: begin,
    duration: duration, origin: .viewAnimation)
}

func timeline(_ root: Layer, _ animations: [Layer.ID: [LayerAnimation]], duration: TimeInterval = 10)
  -> Timeline
{
  Timeline(
    size: CGSize(width: 100, height: 100), duration: duration, initial: box(0),
    commits: [.init(time: 0, root: root, animations: animations)])
}

@Suite struct TimelineFrameTests {
  func opacity(_ timeline: Timeline, of id: Layer.ID, at time: TimeInterval) -> CGFloat? {
    timeline.presentation(of: id, at: time)?.opacity
  }

  @Test func showsTheInitialTreeBeforeAndTheFinalOneAfter() {
    var end = box(1)
    end.opacity = 0.3
    let timeline = timeline(end, [1: [fade(from: 0, to: 0.3, duration: 20)]])
    #expect(timeline.frame(at: -0.001) == timeline.initial)
    #expect(timeline.frame(at: .nan) == timeline.initial)
    #expect(timeline.frame(at: 10) == end)
    #expect(timeline.frame(at: .infinity) == end)
    #expect(timeline.frame(at: 0).opacity == 0)
  }

  @Test func theLastCommitOfAnInstantCounts() {
    var timeline = timeline(box(1), [:])
    timeline.commits.append(.init(time: 2, root: box(2), animations: [:]))
    timeline.commits.append(.init(time: 2, root: box(3), animations: [:]))
    #expect(timeline.frame(at: 1.999).id == 1)
    #expect(timeline.frame(at: 2).id == 3)
    #expect(Timeline(size: .zero, duration: 1, initial: box(9), commits: []).frame(at: 0.5).id == 9)
  }

  @Test func laterAnimationsWinAndAdditiveOnesAdd() {
    let plain = timeline(box(1), [1: [fade(from: 0, to: 1), fade(from: 0.5, to: 0.5)]])
    #expect(opacity(plain, of: 1, at: 0.25) == 0.5)
    var model = box(1)
    model.position.x = 100
    // Two view animations of one property as UIKit records them: each from old - new to 0.
    let blended = timeline(
      model,
      [
        1: [
          additive(fade(.positionX, from: -60, to: 0)),
          additive(fade(.positionX, from: -40, to: 0, begin: 0.5)),
        ]
      ])
    #expect(abs(blended.frame(at: 0.75).position.x - (100 - 15 - 30)) < 1e-12)
  }

  func additive(_ animation: LayerAnimation) -> LayerAnimation {
    guard case .property(var property) = animation.kind else { return animation }
    property.isAdditive = true
    var result = animation
    result.kind = .property(property)
    return result
  }

  @Test func aSuperlayersClockCountsForItsSublayers() {
    var paused = box(2, [box(3)])
    paused.timing.speed = 0
    paused.timing.timeOffset = 0.25
    let timeline = timeline(box(1, [paused, box(4)]), [3: [fade()], 4: [fade()]])
    #expect(timeline.frame(at: 0.8).sublayers[0].sublayers[0].opacity == 0.25)
    #expect(timeline.frame(at: 0.8).sublayers[1].opacity == 0.8)
    #expect(opacity(timeline, of: 3, at: 0.8) == 0.25)
  }

  @Test func aClockMayRunBackwards() {
    var root = box(1)
    root.timing.speed = -1
    root.timing.timeOffset = 0.75
    let timeline = timeline(root, [1: [fade()]])
    #expect(timeline.frame(at: 0.5).opacity == 0.25)
    #expect(timeline.frame(at: 0.7) == timeline.frame(at: 0.7))
  }

  @Test func groupsHaveATimeOfTheirOwn() {
    var group = LayerAnimation(
      .group([fade(duration: 2), fade(.zPosition, from: 0, to: 8, begin: 2, duration: 2)]), beginTime: 1,
      duration: 4, origin: .explicit(key: "group"))
    group.speed = 2
    group.fillMode = .forwards
    let timeline = timeline(box(1), [1: [group]])
    #expect(timeline.frame(at: 1.5).opacity == 0.5)
    #expect(timeline.frame(at: 1.5).zPosition == 0)
    #expect(timeline.frame(at: 2.5).opacity == 1)
    #expect(timeline.frame(at: 2.5).zPosition == 4)
    #expect(timeline.frame(at: 5).zPosition == 8)
  }

  @Test func whatFillsForwardsAndIsStillThereShowsAtTheEnd() {
    var filling = fade(from: 1, to: 0.25)
    #expect(timeline(box(1), [1: [filling]]).final.opacity == 1)
    filling.fillMode = .forwards
    #expect(timeline(box(1), [1: [filling]]).final.opacity == 0.25)
  }

  @Test func masksAnimateToo() {
    var layer = box(1)
    layer.mask = LayerTree(box(2))
    let timeline = timeline(layer, [2: [fade()]])
    #expect(timeline.frame(at: 0.5).mask?.root.opacity == 0.5)
    #expect(opacity(timeline, of: 2, at: 0.5) == 0.5)
  }

  @Test func overshootStaysDrawable() {
    var bouncing = fade()
    bouncing.timing = .spring(dampingRatio: 0.2, duration: 1)
    let timeline = timeline(box(1), [1: [bouncing]])
    #expect((0..<100).allSatisfy { (0...1).contains(timeline.frame(at: Double($0) / 100).opacity) })
  }

  @Test func aLayerThatIsNotThereHasNoPresentation() {
    #expect(timeline(box(1), [7: [fade()]]).presentation(of: 7, at: 0.5) == nil)
    #expect(timeline(box(1), [7: [fade()]]).frame(at: 0.5) == box(1))
  }
}
