import Testing

@testable import Scripts
@testable import UIKit

struct TouchScriptTests {
  @Test func aSwipeLiesInTheMiddleOfTheScreen() throws {
    let path = try #require(ScriptFixture.touch("swipe left 240pt in 0.3s").path)
    #expect(
      path.fingers == [
        TouchPath.Finger(
          start: CGPoint(x: 320, y: 400), segments: [.move(to: CGPoint(x: 80, y: 400), duration: 0.3)])
      ])
    #expect(path.ending == .lifted)
  }

  @Test func theMiddleIsThatOfTheWholeTouch() throws {
    let path = try #require(
      ScriptFixture.touch("swipe left 200pt in 0.3s\nmove right 50pt in 0.1s\nmove up 100pt in 0.1s").path)
    #expect(
      path.fingers[0].corners
        == [(300, 450), (100, 450), (150, 450), (150, 350)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func aRestIsHeld() throws {
    let path = try #require(ScriptFixture.touch("press 0.6s at 100,200\nwait 0.2s\nlift").path)
    #expect(
      path.fingers == [TouchPath.Finger(start: CGPoint(x: 100, y: 200), segments: [.hold(0.6), .hold(0.2)])])
  }

  @Test func aPanSlowsDownUntilItRests() throws {
    let finger = try #require(ScriptFixture.touch("pan right 300pt in 0.6s").path?.fingers.first)
    let speeds = zip(zip(finger.corners, finger.corners.dropFirst()), finger.segments).map {
      ($0.0.1.x - $0.0.0.x) / $0.1.duration
    }
    #expect(speeds.count > 8)
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 > $1 })
    #expect(speeds.last.map { $0 < 10 } == true)
    #expect(abs(finger.duration - 0.6) < 1e-9)
    #expect(finger.corners.last.map { abs($0.x - 350) < 1e-9 } == true)
  }

  @Test(arguments: [
    ("edge left 100pt in 1s", CGPoint(x: 2, y: 400), CGPoint(x: 102, y: 400)),
    ("edge right 100pt in 1s", CGPoint(x: 398, y: 400), CGPoint(x: 298, y: 400)),
    ("edge top 100pt in 1s", CGPoint(x: 200, y: 2), CGPoint(x: 200, y: 102)),
    ("edge bottom 100pt in 1s", CGPoint(x: 200, y: 798), CGPoint(x: 200, y: 698)),
  ])
  func fingersComeInFromEdges(text: String, start: CGPoint, end: CGPoint) {
    #expect(ScriptFixture.touch(text).path?.fingers.map(\.corners) == [[start, end]])
  }

  @Test(arguments: [(0.4, 120.0, 48.0), (2, 60, 120)])
  func aPinchScalesTheDistanceOfTwoFingers(scale: Double, from: Double, to: Double) throws {
    let path = try #require(ScriptFixture.touch("pinch \(scale) in 0.5s\nhold 0.1s").path)
    #expect(path.fingers.count == 2)
    for (finger, side) in zip(path.fingers, [-1.0, 1]) {
      let reach = finger.corners.map { ($0.x - 200) * side }
      #expect(zip(reach, [from, to]).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(finger.corners.allSatisfy { $0.y == 400 })
      #expect(finger.segments.last == .hold(0.1))
    }
  }

  @Test func aTwistTurnsTwoFingersClockwise() throws {
    let path = try #require(ScriptFixture.touch("twist 90deg scale 2 in 0.5s").path)
    let ends = path.fingers.compactMap(\.corners.last)
    try #require(ends.count == 2)
    // From 60 points beside the middle to 120 points above and below it.
    for (end, y) in zip(ends, [280.0, 520]) {
      #expect(abs(end.x - 200) < 1e-6 && abs(end.y - y) < 1e-6)
    }
    #expect(path.fingers.allSatisfy { abs($0.duration - 0.5) < 1e-9 })
  }

  @Test func bothFingersMove() throws {
    let path = try #require(ScriptFixture.touch("pinch 0.5 in 0.5s\nmove up 100pt in 0.1s").path)
    #expect(path.fingers.map { $0.corners.map(\.y) } == [[450, 450, 350], [450, 450, 350]])
  }

  @Test func theLongestTouchIsOne() throws {
    let text = "pan left 9pt in 0.1s\n" + String(repeating: "move left 1pt in 0.1s\n", count: 49)
    #expect(ScriptFixture.touch(text).path != nil)
  }

  @Test func fingersMayReachTheFarEdges() {
    #expect(ScriptFixture.touch("press 1s at 10,10\nmove right 390pt in 1s").path != nil)
  }

  @Test(arguments: [
    ("1️⃣swipe left 500pt in 0.3s", "450,400"), ("1️⃣tap 400,10", "400,10"),
    ("press 1s at 390,10\n1️⃣move right 20pt in 1s\nmove left 20pt in 1s", "410,10"),
    ("1️⃣pinch 0.5 in 1s at 10,10", "-110,10"), ("1️⃣edge top 900pt in 1s", "200,902"),
  ])
  func touchesThatLeaveTheScreenAreReported(text: String, point: String) {
    let (path, problems) = ScriptFixture.touch(text)
    #expect(path == nil)
    #expect(
      problems == [
        "gesture.off-screen@1: the finger leaves the screen at \(point) | the screen has 400 by 800 points"
          + " | move less far, or start elsewhere"
      ])
  }
}
