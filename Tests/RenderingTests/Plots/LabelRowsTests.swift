import BasicTestSupport
import TransitionEngine
import Testing

@testable import Rendering

struct LabelRowsTests {
  private let room: ClosedRange<CGFloat> = 0...500

  @Test func labelsThatFitShareARow() {
    let rows = LabelRows([(10, 50), (100, 50), (300, 50)], within: room)
    #expect(rows.places.map(\.row) == [0, 0, 0])
    #expect(rows.places.allSatisfy { !$0.isBefore })
  }

  @Test func theLastStandsBeforeItsInstant() {
    #expect(LabelRows([(490, 50)], within: room).places.map(\.isBefore) == [true])
  }

  @Test func aLineGoesPastNoLabelBelow() {
    let rows = LabelRows([(10, 100), (50, 100), (90, 100)], within: room)
    #expect(rows.places.map(\.row) == [0, 1, 2])
  }

  /// Whatever the instants, no label lies over another.
  @Test(arguments: 0..<40)
  func labelsNeverOverlap(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let labels = (0..<12).map { _ in (x: random.number(in: 0...500), width: random.number(in: 20...170)) }
      .sorted { $0.x < $1.x }
    let places = LabelRows(labels, within: room).places
    for (index, a) in places.enumerated() {
      for b in places[..<index] where a.row == b.row { #expect(!a.span.overlaps(b.span)) }
      #expect(a.row < labels.count)
    }
  }

  @Test func labelsTooWideForTheRoomAreKept() {
    #expect(LabelRows([(250, 900)], within: room).places.count == 1)
    #expect(LabelRows([], within: room).rows == 0)
  }
}
