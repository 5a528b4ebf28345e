import Testing
import TransitionEngine

@testable import Rendering

@Suite struct ScrolledContentTests: StageFixtures {
  /// A layer that scrolls under its clip, with a card in it.
  private func scroller(origin: CGPoint) -> Layer {
    var scroller = Layer(
      id: 2, bounds: CGRect(origin: origin, size: size), position: CGPoint(x: 150, y: 300))
    scroller.masksToBounds = true
    scroller.backgroundColor = .black
    scroller.sublayers = [card(3)]
    return scroller
  }

  private func dragged() -> Timeline {
    var timeline = timeline([scroller(origin: .zero)], [:])
    timeline.commits = stride(from: 0.0, through: 0.5, by: 1.0 / 60).map { time in
      var root = timeline.initial
      root.sublayers = [scroller(origin: CGPoint(x: 400 * time, y: 0))]
      var commit = Timeline.Commit(time: time, root: root, animations: [:])
      commit.isContinuous = true
      return commit
    }
    timeline.duration = 0.5
    return timeline
  }

  @Test func theContentMovesAndTheScrollerStays() throws {
    let apart = try dragged().splitForStage()
    let frame = apart.frame(at: 0.25)
    let scroller = try #require(frame.sublayers.first)
    #expect(scroller.bounds == CGRect(origin: .zero, size: size))
    #expect(scroller.backgroundColor == .black)
    let content = try #require(scroller.sublayers.first)
    #expect(abs(content.frame.minX + 100) < 1e-6)
    #expect(content.sublayers == [card(3)])
  }

  @Test func aStageFollowsTheFinger() {
    let result = stage(dragged())
    #expect(result.report.unsupported.isEmpty)
    #expect(result.report.positionError < StageReport.tolerance)
  }

  @Test func animatedOriginsMoveTheContentTheOtherWay() throws {
    let moving = animation(.boundsOrigin, .point(.zero), .point(CGPoint(x: 80, y: 0)))
    let apart = try timeline([scroller(origin: CGPoint(x: 80, y: 0))], [2: [moving]]).splitForStage()
    let content = try #require(apart.frame(at: apart.duration / 2).sublayers.first?.sublayers.first)
    #expect(abs(content.frame.minX + 40) < 1e-6)
  }

  @Test func withoutScrollingNothingChanges() throws {
    let timeline = timeline([scroller(origin: .zero)], [:])
    #expect(try timeline.splitForStage() == timeline)
  }
}
