import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UITapGestureRecognizerTests {
  private let fixture = TouchFixture()
  private let middle = TouchFixture.middle

  private var states: [String] { fixture.calls.values.filter { !$0.hasPrefix("touches") } }

  @Test func aTapIsRecognisedWhenTheFingerLeaves() throws {
    let tap = fixture.add(UITapGestureRecognizer())
    let places = Recorded<CGPoint>()
    tap.addTarget { places.values.append($0.location(in: $0.view)) }
    let timeline = try fixture.play((0, .tap(at: middle)))
    #expect(fixture.calls.values == ["touchesBegan 1", "touchesCancelled 1", "ended"])
    #expect(places.values == [middle])
    #expect(timeline.events.first?.time == TouchPath.tapDuration)
  }

  @Test func aLongTouchIsNoTap() throws {
    _ = fixture.add(UITapGestureRecognizer())
    let timeline = try fixture.play((0, TouchPath(from: middle, [.hold(0.8)])))
    #expect(states == [])
    #expect(timeline.events.map(\.time) == [UITapGestureRecognizer.longestTouch])
  }

  @Test func aMovingFingerIsNoTap() throws {
    _ = fixture.add(UITapGestureRecognizer())
    _ = try fixture.play((0, TouchFixture.drag(50)))
    #expect(states == [])
  }

  @Test func twoTapsInARow() throws {
    let tap = fixture.add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    _ = try fixture.play((0, .tap(at: middle)), (0.3, .tap(at: middle)))
    #expect(states == ["ended"])
    fixture.calls.values = []
    _ = try fixture.play((0, .tap(at: middle)), (0.5, .tap(at: middle)))
    #expect(states == [])
    #expect(tap.state == .possible)
  }

  @Test func allTapsOfADoubleTapAreConsidered() throws {
    fixture.add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    let considered = try [0.3, 0.5].map { (second: TimeInterval) in
      var taps: [TouchDelivery] = []
      _ = try fixture.run.record {
        for time in [0, second] { taps.append(try fixture.run.send(.tap(at: middle), at: time)) }
      }
      return taps.map(\.wasConsidered)
    }
    #expect(considered == [[true, true], [false, false]])
  }

  @Test func oneTapCanWaitForASecond() throws {
    let single = fixture.add(UITapGestureRecognizer(), "single")
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let timeline = try fixture.play((0, .tap(at: middle)))
    #expect(states == ["single ended"])
    let time = try #require(timeline.events.last { $0.name == "ended" }?.time)
    expectClose(CGFloat(time), CGFloat(TouchPath.tapDuration + UITapGestureRecognizer.longestPause))
    fixture.calls.values = []
    _ = try fixture.play((0, .tap(at: middle)), (0.2, .tap(at: middle)))
    #expect(states == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func withoutWaitingBothAreRecognised() throws {
    _ = fixture.add(UITapGestureRecognizer(), "single")
    fixture.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    _ = try fixture.play((0, .tap(at: middle)), (0.2, .tap(at: middle)))
    #expect(states == ["single ended", "double ended"])
  }

  @Test func twoFingers() throws {
    fixture.add(UITapGestureRecognizer()).numberOfTouchesRequired = 2
    let finger = { (x: CGFloat) in TouchPath.Finger(start: CGPoint(x: x, y: 400), segments: [.hold(0.1)]) }
    _ = try fixture.play((0, TouchPath([finger(150), finger(250)])))
    #expect(states == ["ended"])
    fixture.calls.values = []
    _ = try fixture.play((0, .tap(at: middle)))
    #expect(states == [])
  }
}
