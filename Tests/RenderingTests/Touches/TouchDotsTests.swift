import Testing
import TransitionEngine

@testable import Rendering

@Suite struct TouchDotsTests: StageFixtures {
  private var touched: Timeline {
    var timeline = timeline([card(2)], [:])
    var touch = TouchRecord(id: 1, began: 0.1, at: CGPoint(x: 200, y: 300))
    touch.add(CGPoint(x: 100, y: 300), at: 0.3)
    touch.add(CGPoint(x: 100, y: 300), at: 0.6)
    touch.ended = 0.6
    timeline.touches = [touch]
    return timeline
  }

  @Test func theDotIsWhereTheFingerIs() throws {
    let timeline = touched.showingTouches()
    for (time, x, opacity) in [
      (0.2, 150.0, 1.0), (0.3, 100, 1), (0.45, 100, 1), (0.7, 100, 0.5), (0.9, 100, 0),
    ] {
      let dot = try #require(timeline.frame(at: time).sublayers.last)
      if opacity > 0 { #expect(abs(dot.position.x - x) < 1e-6, "at \(time)") }
      #expect(abs(dot.opacity - opacity) < 1e-6, "at \(time)")
    }
    #expect(timeline.frame(at: 0.05).sublayers.last?.opacity == 0)
    #expect(timeline.final.sublayers.last?.opacity == 0)
  }

  @Test func aStageShowsIt() {
    let result = stage(touched.showingTouches())
    #expect(result.report.unsupported.isEmpty)
    #expect(result.report.positionError < StageReport.tolerance)
    #expect(result.report.movingLayers == 1)
  }

  @Test func withoutTouchesNothingChanges() {
    let timeline = timeline([card(2)], [:])
    #expect(timeline.showingTouches() == timeline)
  }
}
