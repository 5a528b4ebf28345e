import Testing
import TransitionEngine

@testable import Rendering

struct GestureTimelineTests {
  private func touch(_ id: Int, _ points: [(TimeInterval, CGFloat, CGFloat)], ended: TimeInterval? = nil)
    -> TouchRecord
  {
    var record = TouchRecord(id: id, began: points[0].0, at: CGPoint(x: points[0].1, y: points[0].2))
    for (time, x, y) in points.dropFirst() { record.add(CGPoint(x: x, y: y), at: time) }
    record.ended = ended ?? points.last?.0
    return record
  }

  private func made(
    _ touches: [TouchRecord], _ interaction: [(TimeInterval, InteractionSample.Kind, Double)] = [],
    events: [Timeline.Event] = []
  ) -> GesturePlot {
    var timeline = Timeline(
      size: CGSize(width: 100, height: 100), duration: 2,
      initial: Layer(id: 1, bounds: .zero, position: .zero), commits: [], events: events)
    timeline.touches = touches
    timeline.interaction = interaction.map {
      InteractionSample(time: $0.0, kind: $0.1, fraction: $0.2, transition: 0)
    }
    return GesturePlot(timeline, threshold: 0.5, title: "A swipe", description: "It swipes.")
  }

  @Test func withoutTouchesOnlyTheTransitionIsPlotted() {
    let plot = made([], [(0.1, .started, 0), (0.2, .updated, 0.5)])
    #expect(plot.measure.lines.isEmpty && plot.contacts.isEmpty)
    #expect(plot.fraction.map { $0.map(\.value) } == [[0, 0.5]])
  }

  @Test func theAxisIsThatOfTheLargerMovement() {
    let across = made([touch(1, [(0, 90, 50), (0.1, 40, 60)])])
    #expect(across.measure.lines.map { $0.map(\.value) } == [[0, -50]])
    #expect(across.measure.name == "Translation in points")
    let down = made([touch(1, [(0, 90, 10), (0.1, 80, 60)]), touch(2, [(1, 0, 5), (1.1, 0, 0)])])
    #expect(down.measure.lines.map { $0.map(\.value) } == [[0, 50], [0, -5]])
    #expect(down.measure.name == "Vertical translation in points")
    #expect(down.contacts == [0...0.1, 1...1.1])
  }

  @Test func twoFingersMeasureAScale() {
    let plot = made([touch(1, [(0, 10, 50), (0.1, 35, 50)]), touch(2, [(0, 90, 50), (0.1, 65, 50)])])
    #expect(plot.measure.name == "Distance, 1 at the start")
    #expect(plot.measure.lines.map { $0.map(\.value) } == [[1, 0.375]])
    #expect(plot.contacts == [0...0.1, 0...0.1])
  }

  @Test func theGestureAsksUntilItLetsGo() {
    let plot = made(
      [touch(1, [(0, 90, 50), (0.3, 40, 50)])],
      [
        (0.1, .started, 0), (0.2, .updated, 0.3), (0.3, .updated, 0.6), (0.3, .finished, 0.6),
        (0.4, .completing, 0.8), (0.5, .paused, 0.9), (0.6, .updated, 0.2), (0.7, .cancelled, 0.2),
        (0.8, .completing, 0),
      ])
    #expect(plot.fraction.map { $0.map(\.value) } == [[0, 0.3, 0.6], [0.9, 0.2]])
    #expect(plot.completion.map { $0.map(\.value) } == [[0, 0.3, 0.6, 0.6, 0.8, 0.9, 0.2, 0.2, 0]])
    #expect(plot.marks.map(\.label) == ["finish", "pause", "cancel"])
  }

  @Test func marksOfOneInstantShareALabel() {
    let events = [(0.1, "began"), (0.3, "ended"), (0.3, "ended"), (0.3, "failed")].map {
      Timeline.Event(time: $0.0, kind: .state, actor: "pan", name: $0.1)
    }
    let plot = made([touch(1, [(0, 9, 5)])], [(0.2, .started, 0), (0.3, .finished, 1)], events: events)
    #expect(plot.marks == [.init(time: 0.1, label: "began"), .init(time: 0.3, label: "ended, finish")])
  }

  @Test func aFingerThatNeverLiftsIsDownUntilTheEnd() {
    var record = touch(1, [(0.5, 9, 5)])
    record.ended = nil
    #expect(made([record]).contacts == [0.5...2])
  }
}
