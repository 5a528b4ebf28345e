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
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * limit
    }
    let labels = (0..<12).map { _ in (x: random(500), width: 20 + random(150)) }.sorted { $0.x < $1.x }
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
