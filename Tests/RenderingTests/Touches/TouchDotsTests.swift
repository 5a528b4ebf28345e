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

  /// Each of many touches is in those commits alone in which its dot can be seen.
  @Test func dotsMoveWhileTheyAreSeen() throws {
    var timeline = timeline([card(2)], [:], duration: 100)
    timeline.touches = (0..<100).map { index in
      var touch = TouchRecord(id: index + 1, began: Double(index), at: CGPoint(x: 200, y: 300))
      touch.add(CGPoint(x: 100, y: 300), at: Double(index) + 0.5)
      touch.ended = Double(index) + 0.5
      return touch
    }
    timeline.commits = (0..<1000).map { step in
      var commit = timeline.commits[0]
      commit.time = Double(step) / 10
      return commit
    }
    let shown = timeline.showingTouches()
    #expect(shown.commits.reduce(0) { $0 + $1.animations.count } <= 1000)
    // Where a finger was, its dot stays.
    let dot = try #require(shown.frame(at: 99.95).sublayers.dropFirst().first)
    #expect(dot.position == CGPoint(x: 100, y: 300))
    #expect(dot.opacity == 0)
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
