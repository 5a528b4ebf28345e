import Foundation
import Testing
import TransitionEngine

/// Foundation's rectangles, which on a Mac are Core Graphics' own, are the oracle.
struct CGRectTests {
  private typealias Ours = TransitionEngine.CGRect
  private typealias Theirs = Foundation.CGRect

  /// Rectangles that overlap, touch and hold each other, empty ones, some from their far corners, and none at all.
  private static let rectangles: [(Ours, Theirs)] = {
    var dice = Dice()
    let values = [-3, -1, 0, 0.1, 1, 2, 3.7, 5]
    let made = (0..<120).map { _ in
      let (x, y) = (dice.pick(values), dice.pick(values))
      let (width, height) = (dice.pick(values), dice.pick(values))
      return (
        Ours(x: x, y: y, width: width, height: height), Theirs(x: x, y: y, width: width, height: height)
      )
    }
    return made + [(.null, .null), (.zero, .zero)]
  }()

  @Test func edgesAreTheOracles() {
    for (ours, theirs) in Self.rectangles {
      #expect(
        [ours.minX, ours.midX, ours.maxX, ours.width].map(\.bitPattern)
          == [theirs.minX, theirs.midX, theirs.maxX, theirs.width].map { Double($0).bitPattern })
      #expect(
        [ours.minY, ours.midY, ours.maxY, ours.height].map(\.bitPattern)
          == [theirs.minY, theirs.midY, theirs.maxY, theirs.height].map { Double($0).bitPattern })
      #expect(ours.isNull == theirs.isNull && ours.isEmpty == theirs.isEmpty)
      #expect(Self.isSame(ours.standardized, theirs.standardized))
    }
  }

  @Test func movedSidesAreTheOracles() {
    for (ours, theirs) in Self.rectangles {
      for (dx, dy) in [(0.5, -2), (2, 0.1), (-1, 3)] {
        #expect(Self.isSame(ours.insetBy(dx: dx, dy: dy), theirs.insetBy(dx: dx, dy: dy)))
        #expect(Self.isSame(ours.offsetBy(dx: dx, dy: dy), theirs.offsetBy(dx: dx, dy: dy)))
      }
    }
  }

  @Test func pairsAreTheOracles() {
    var wrong: [String] = []
    for (a, oracleA) in Self.rectangles {
      for (b, oracleB) in Self.rectangles {
        let isSame =
          Self.isSame(a.union(b), oracleA.union(oracleB))
          && Self.isSame(a.intersection(b), oracleA.intersection(oracleB))
          && a.intersects(b) == oracleA.intersects(oracleB) && a.contains(b) == oracleA.contains(oracleB)
          && a.contains(b.origin) == oracleA.contains(oracleB.origin)
        if !isSame { wrong.append("\(a) and \(b)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// To the last bit.
  private static func isSame(_ ours: Ours, _ theirs: Theirs) -> Bool {
    ours.origin.x == theirs.origin.x && ours.origin.y == theirs.origin.y
      && ours.size.width == theirs.size.width && ours.size.height == theirs.size.height
  }

  /// The same throws in every run.
  private struct Dice {
    private var state: UInt64 = 7

    mutating func pick(_ values: [Double]) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int(state >> 33) % values.count]
    }
  }
}
