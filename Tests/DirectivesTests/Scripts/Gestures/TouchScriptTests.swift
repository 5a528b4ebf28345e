import Foundation
import Testing

@testable import Directives

struct TouchScriptTests {
  @Test func aSwipeLiesInTheMiddleOfTheScreen() throws {
    let paths = try #require(ScriptFixture.fingers("swipe left 240pt in 0.3s").paths)
    #expect(
      paths == [
        FingerPath(
          start: CGPoint(x: 320, y: 400),
          segments: [FingerPath.Segment(translation: CGPoint(x: -240, y: 0), duration: 0.3)])
      ])
  }

  @Test func theMiddleIsThatOfTheWholeTouch() throws {
    let paths = try #require(
      ScriptFixture.fingers("swipe left 200pt in 0.3s\nmove right 50pt in 0.1s\nmove up 100pt in 0.1s").paths)
    #expect(
      paths[0].points == [(300, 450), (100, 450), (150, 450), (150, 350)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func aPanSlowsDownUntilItRests() throws {
    let path = try #require(ScriptFixture.fingers("pan right 300pt in 0.6s").paths?.first)
    let speeds = path.segments.map { $0.translation.x / $0.duration }
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 > $1 })
    #expect(speeds.last.map { $0 < 10 } == true)
    #expect(path.segments.count <= 64)
    #expect(abs(path.duration - 0.6) < 1e-9)
    #expect(path.points.last.map { abs($0.x - 350) < 1e-9 } == true)
  }

  @Test(arguments: [
    ("edge left 100pt in 1s", CGPoint(x: 2, y: 400), CGPoint(x: 102, y: 400)),
    ("edge right 100pt in 1s", CGPoint(x: 398, y: 400), CGPoint(x: 298, y: 400)),
    ("edge top 100pt in 1s", CGPoint(x: 200, y: 2), CGPoint(x: 200, y: 102)),
    ("edge bottom 100pt in 1s", CGPoint(x: 200, y: 798), CGPoint(x: 200, y: 698)),
  ])
  func fingersComeInFromEdges(text: String, start: CGPoint, end: CGPoint) {
    #expect(ScriptFixture.fingers(text).paths?.map(\.points) == [[start, end]])
  }

  @Test(arguments: [(0.4, 120.0, 48.0), (2, 60, 120)])
  func aPinchScalesTheDistanceOfTwoFingers(scale: Double, from: Double, to: Double) throws {
    let paths = try #require(ScriptFixture.fingers("pinch \(scale) in 0.5s\nhold 0.1s").paths)
    #expect(paths.count == 2)
    for (path, side) in zip(paths, [-1.0, 1]) {
      let reach = path.points.map { ($0.x - 200) * side }
      #expect(zip(reach, [from, to, to]).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(path.points.allSatisfy { $0.y == 400 })
    }
  }

  @Test func bothFingersMove() throws {
    let paths = try #require(ScriptFixture.fingers("pinch 0.5 in 0.5s\nmove up 100pt in 0.1s").paths)
    #expect(paths.map { $0.points.map(\.y) } == [[450, 450, 350], [450, 450, 350]])
  }

  @Test(arguments: [
    ("1️⃣swipe left 500pt in 0.3s", "450,400"), ("1️⃣tap 400,10", "400,10"),
    ("press 1s at 390,10\n1️⃣move right 20pt in 1s\nmove left 20pt in 1s", "410,10"),
    ("1️⃣pinch 0.5 in 1s at 10,10", "-110,10"), ("1️⃣edge top 900pt in 1s", "200,902"),
  ])
  func touchesThatLeaveTheScreenAreReported(text: String, point: String) {
    let (paths, problems) = ScriptFixture.fingers(text)
    #expect(paths == nil)
    #expect(
      problems == [
        "gesture.off-screen@1: the finger leaves the screen at \(point) | the screen has 400 by 800 points"
          + " | move less far, or start elsewhere"
      ])
  }
}
