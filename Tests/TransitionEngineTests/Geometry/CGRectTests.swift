import BasicTestSupport
import Foundation
import Testing
import TransitionEngine

/// Foundation's rectangles, which on a Mac are Core Graphics' own, are the oracle.
struct CGRectTests {
  private typealias Ours = TransitionEngine.CGRect
  private typealias Theirs = Foundation.CGRect

  /// Rectangles that overlap, touch and hold each other, empty ones, some from their far corners, and none at all.
  private static let rectangles: [(Ours, Theirs)] = {
    var random = SeededGenerator(seed: 7)
    let values = [-3, -1, 0, 0.1, 1, 2, 3.7, 5]
    let made = (0..<120).map { _ in
      let (x, y) = (random.pick(values), random.pick(values))
      let (width, height) = (random.pick(values), random.pick(values))
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
          Self.isNearlySame(a.union(b), oracleA.union(oracleB))
          && Self.isNearlySame(a.intersection(b), oracleA.intersection(oracleB))
          && a.intersects(b) == oracleA.intersects(oracleB)
          && a.contains(b) == Self.holds(oracleA, oracleB)
          && a.contains(b.origin) == oracleA.contains(oracleB.origin)
        if !isSame { wrong.append("\(a) and \(b)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  /// What two rectangles make holds both, or lies in both, and no rounding makes an exception.
  @Test func whatContainsWhatFollowsFromTheEdges() {
    let third = Ours(x: 0.1, y: 0, width: 0.2, height: 1)
    #expect(third.contains(third) && third.union(third) == third && third.intersection(third) == third)
    var wrong: [String] = []
    for (a, _) in Self.rectangles {
      for (b, _) in Self.rectangles {
        let (both, common) = (a.union(b), a.intersection(b))
        let holds =
          both.contains(a) && both.contains(b) && a.contains(common) && b.contains(common)
          && (!a.contains(b) || both == a || a.size.width < 0 || a.size.height < 0 || a.isNull || b.isNull)
        if !holds { wrong.append("\(a) and \(b)") }
      }
    }
    #expect(wrong == [])
  }

  /// By the edges. Foundation without Core Graphics asks whether the union is the first one, and rounds that: it says of
  /// some rectangles that they do not contain themselves.
  private static func holds(_ a: Theirs, _ b: Theirs) -> Bool {
    if a.isNull || b.isNull { return b.isNull }
    return a.minX <= b.minX && b.minX + b.width <= a.minX + a.width && a.minY <= b.minY
      && b.minY + b.height <= a.minY + a.height
  }

  /// To the last bit, but for lengths, which the oracle makes of edges that are rounded already.
  private static func isNearlySame(_ ours: Ours, _ theirs: Theirs) -> Bool {
    ours.origin.x == theirs.origin.x && ours.origin.y == theirs.origin.y
      && abs(ours.size.width - theirs.size.width) < 1e-14
      && abs(ours.size.height - theirs.size.height) < 1e-14
  }

  /// To the last bit.
  private static func isSame(_ ours: Ours, _ theirs: Theirs) -> Bool {
    ours.origin.x == theirs.origin.x && ours.origin.y == theirs.origin.y
      && ours.size.width == theirs.size.width && ours.size.height == theirs.size.height
  }

  @Test func printsAsCoreGraphicsDoes() {
    let rect = Ours(x: 0, y: 333.5, width: 375, height: 333.5)
    #expect("\(rect)" == "(0.0, 333.5, 375.0, 333.5)")
    #expect("\(rect.origin), \(rect.size)" == "(0.0, 333.5), (375.0, 333.5)")
  }

  /// An outline of it stays drawable.
  @Test func aRectangleWithoutEdgesHoldsAll() {
    let (all, theirs) = (Ours.infinite, Theirs.infinite)
    #expect(all.isInfinite && !all.isNull && !all.isEmpty && !Ours.zero.isInfinite)
    #expect(Double(all.minX) == Double(theirs.minX) && Double(all.width) == Double(theirs.width))
    #expect(all.contains(TransitionEngine.CGPoint(x: 1e9, y: -1e9)))
    guard case .line(let corner) = Path(rect: all).elements[1] else { return #expect(Bool(false)) }
    #expect(corner.x > 1e4 && corner.x < 1e6)
  }
}
