import Testing

@testable import UIKit

@Suite struct TouchPathTests {
  private let middle = TouchFixture.middle

  @Test func aFingerMovesInStraightLines() throws {
    let end = CGPoint(x: 300, y: 400)
    let finger = try #require(
      TouchPath(from: middle, [.hold(0.5), .move(to: end, duration: 1), .hold(1)]).fingers.first)
    #expect(finger.duration == 2.5)
    let places = [0, 0.5, 0.75, 1, 1.5, 9].map { finger.point(at: $0).x }
    #expect(places == [200, 200, 225, 250, 300, 300])
  }

  @Test func whatTakesNoTimeIsRefused() {
    #expect(throws: TouchPathProblem.noTime(segment: 1)) {
      try TouchPath(from: middle, [.hold(1), .move(to: middle, duration: 0)])
    }
    #expect(throws: TouchPathProblem.noTime(segment: 0)) { try TouchPath(from: middle, [.hold(-1)]) }
    #expect(throws: TouchPathProblem.noTime(segment: 0)) { try TouchPath(from: middle, []) }
  }

  @Test func numbersThatAreNoneAreRefused() {
    #expect(throws: TouchPathProblem.notFinite) { try TouchPath(from: middle, [.hold(.nan)]) }
    #expect(throws: TouchPathProblem.notFinite) {
      try TouchPath(from: CGPoint(x: CGFloat.nan, y: 0), [.hold(1)])
    }
    #expect(throws: TouchPathProblem.notFinite) {
      try TouchPath(from: middle, [.move(to: CGPoint(x: 0, y: CGFloat.infinity), duration: 1)])
    }
  }

  @Test func pathsAreBounded() {
    #expect(throws: TouchPathProblem.tooLong(61)) { try TouchPath(from: middle, [.hold(61)]) }
    #expect(throws: TouchPathProblem.segmentCount(65)) {
      try TouchPath(from: middle, Array(repeating: .hold(0.1), count: 65))
    }
    #expect(throws: TouchPathProblem.fingerCount(3)) {
      try TouchPath(Array(repeating: TouchPath.Finger(start: middle, segments: [.hold(1)]), count: 3))
    }
  }

  @Test func pointsOutsideOfTheScreenAreRefused() throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let outside = CGPoint(x: 410, y: 10)
    let toOutside = try TouchPath(from: middle, [.move(to: outside, duration: 1)])
    #expect(throws: TouchPathProblem.offScreen(outside, window: run.window.bounds.size)) {
      try run.send(toOutside, at: 0)
    }
    let toEdge = try TouchPath(from: middle, [.move(to: CGPoint(x: 400, y: 10), duration: 1)])
    try run.send(toEdge, at: 0)
  }

  @Test(arguments: [-1, .nan, .infinity]) func instantsThatAreNoneAreRefused(time: TimeInterval) throws {
    let run = Run(size: CGSize(width: 400, height: 800))
    let tap = try TouchPath.tap(at: middle)
    #expect(throws: TouchPathProblem.self) { try run.send(tap, at: time) }
  }
}
