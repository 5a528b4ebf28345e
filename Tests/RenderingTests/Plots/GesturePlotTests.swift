import Testing

@testable import Rendering

struct GesturePlotTests {
  private let plot = PlotFixtures.swipe

  private func plot(
    translation: [Double], completion: [Double] = [], marks: [GesturePlot.Mark] = []
  ) -> GesturePlot {
    func samples(_ values: [Double]) -> [GesturePlot.Sample] {
      values.enumerated().map { GesturePlot.Sample(time: Double($0.offset) / 10, value: $0.element) }
    }
    return GesturePlot(
      title: "", description: "", measure: .init(name: "Scale <1", lines: [samples(translation)]),
      fraction: [],
      completion: [samples(completion)], threshold: nil, contacts: [], marks: marks)
  }

  @Test func looksAsRecorded() throws {
    try Golden.expect(plot.standalone(), "gesture.svg")
  }

  @Test func filesAreWellFormed() {
    #expect(isWellFormed(plot.standalone()))
    #expect(isWellFormed(plot(translation: []).standalone()))
  }

  @Test func linesBelongToTheirPanels() {
    let layout = plot.layout
    #expect(layout.measure.box.maxY < layout.progress.box.minY)
    #expect(
      layout.points(plot.measure.lines[0], in: layout.measure).allSatisfy { layout.measure.box.contains($0) })
    let progress = layout.progress.box.insetBy(dx: -0.01, dy: -0.01)
    #expect(layout.points(plot.completion[0], in: layout.progress).allSatisfy { progress.contains($0) })
  }

  @Test func bothPanelsShareTheTime() {
    let layout = plot.layout
    #expect(layout.measure.box.minX == layout.progress.box.minX)
    #expect(layout.x(0) == layout.measure.box.minX)
    #expect(layout.x(layout.time.range.upperBound) == layout.measure.box.maxX)
  }

  @Test func overshootIsHeld() {
    let layout = plot(translation: [0], completion: [0, 1.2, -0.1]).layout
    #expect(layout.progress.axis.range.contains(1.2))
    #expect(layout.progress.axis.range.contains(-0.1))
  }

  @Test func theLegendNamesAThresholdOnlyWhereThereIsOne() {
    #expect(String(decoding: plot.standalone(), as: UTF8.self).contains("threshold 50 %"))
    #expect(!String(decoding: plot(translation: [1]).standalone(), as: UTF8.self).contains("threshold"))
  }

  @Test(arguments: [[Double.nan, .infinity, 1e300], [5, 5, 5], [0], []])
  func oddValuesDoNoHarm(values: [Double]) {
    let one = plot(translation: values, completion: values, marks: [.init(time: .infinity, label: "never")])
    #expect(!String(decoding: one.standalone(), as: UTF8.self).contains("nan"))
  }

  @Test func manyMarksAreCut() {
    let marks = (0..<100).map { GesturePlot.Mark(time: Double($0) / 100, label: "mark \($0)") }
    #expect(plot(translation: [0], marks: marks).layout.labels.places.count == 12)
  }
}
