import Testing

@testable import TransitionEngine

@Suite struct LayerBlendingTests {
  private func layer(_ id: Int, x: CGFloat) -> Layer {
    Layer(
      id: id, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), position: CGPoint(x: x, y: 0))
  }

  /// A tree halfway to its next frame.
  private func half(_ a: Layer, _ b: Layer) -> Layer {
    var driven = Timeline.Commit(time: 0, root: a, animations: [:])
    driven.isContinuous = true
    return Timeline(
      size: CGSize(width: 10, height: 10), duration: 2, initial: a,
      commits: [driven, Timeline.Commit(time: 1, root: b, animations: [:])]
    ).frame(at: 0.5)
  }

  @Test func movesPropertiesAndStoppedClocks() {
    var a = layer(1, x: 0)
    var b = layer(1, x: 10)
    (a.timing.speed, b.timing.speed) = (0, 0)
    b.timing.timeOffset = 2
    b.opacity = 0
    let half = self.half(a, b)
    #expect(half.position.x == 5)
    #expect(half.timing.timeOffset == 1)
    #expect(half.opacity == 0.5)
  }

  @Test func runningClocksAreLeftAlone() {
    let a = layer(1, x: 0)
    var b = a
    b.timing.timeOffset = 2
    #expect(half(a, b) == a)
  }

  @Test func sublayersThatComeOrGoStayUntilTheyDo() {
    var a = layer(1, x: 0)
    var b = layer(1, x: 4)
    a.sublayers = [layer(2, x: 0)]
    b.sublayers = [layer(3, x: 8)]
    let half = self.half(a, b)
    #expect(half.position.x == 2)
    #expect(half.sublayers == a.sublayers)
    b.sublayers = [layer(2, x: 8), layer(3, x: 8)]
    #expect(self.half(a, b).sublayers == a.sublayers)
  }
}
