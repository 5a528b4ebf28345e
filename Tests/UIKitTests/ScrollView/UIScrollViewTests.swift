import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIScrollViewTests {
  private let fixture = ScrollFixture()
  private var scrollView: UIScrollView { fixture.scrollView }
  private var delegate: ScrollRecorder { fixture.delegate }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    scrollView.contentOffset = CGPoint(x: 30, y: 0)
    #expect(scrollView.bounds.origin == CGPoint(x: 30, y: 0))
    scrollView.bounds.origin.x = 50
    #expect(scrollView.contentOffset.x == 50)
    #expect(delegate.offsets.map(\.x) == [30, 50])
  }

  @Test func aDragMovesTheContentWithTheFinger() throws {
    let timeline = try fixture.touches.play((0, fixture.place(-110)))
    #expect(delegate.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    // The first ten points make the drag.
    expectClose(scrollView.contentOffset.x, 100, within: 1e-6)
    expectClose(timeline.final.sublayers.last?.bounds.minX ?? 0, 100, within: 1e-6)
  }

  @Test func theContentMovesSmoothly() throws {
    let timeline = try fixture.touches.play((0, fixture.place(-110)))
    func x(_ time: TimeInterval) -> CGFloat { timeline.frame(at: time).sublayers.last?.bounds.minX ?? 0 }
    // 110 points in .3 s are 6.1 in a sixtieth, and half of that in the half.
    for time in stride(from: 0.1, to: 0.28, by: 1.0 / 120) {
      expectClose(x(time + 1.0 / 120) - x(time), 110 / 0.3 / 120, within: 0.01)
    }
  }

  @Test func aFlickGlidesOn() throws {
    let timeline = try fixture.touches.play((0, fixture.drag(-100, in: 0.2)))
    #expect(
      delegate.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    expectClose(delegate.velocity.x, 0.5, within: 1e-6)
    expectClose(delegate.proposed.x, 90 + 500 / 2.002002, within: 1e-3)
    #expect(scrollView.contentOffset == delegate.proposed)
    #expect(timeline.duration > 2 && timeline.duration < 4)
  }

  @Test func theLogHasTheCallsInOrder() throws {
    let timeline = try fixture.touches.play((0, fixture.drag(-100, in: 0.2)))
    let names = timeline.events.filter { $0.actor == "ScrollRecorder" }.map(\.name)
    #expect(
      names == [
        "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidScroll(_:)", "scrollViewDidEndDecelerating(_:)",
      ])
  }

  @Test func theDelegateMayChooseTheEnd() throws {
    delegate.target = CGPoint(x: 321, y: 0)
    _ = try fixture.touches.play((0, fixture.drag(-100, in: 0.2)))
    #expect(scrollView.contentOffset.x == 321)
  }

  @Test func pastTheEndTheContentResists() throws {
    _ = try fixture.touches.play((0, fixture.place(110)))
    let furthest = try #require(delegate.offsets.map(\.x).min())
    expectClose(furthest, -RubberBand.stretch(100, length: 400), within: 1e-6)
    #expect(scrollView.contentOffset.x == 0)
  }

  @Test func withoutBouncingItStaysAtTheEnd() throws {
    scrollView.bounces = false
    _ = try fixture.touches.play((0, fixture.drag(150, in: 0.2)))
    #expect(delegate.offsets.isEmpty)
    #expect(scrollView.contentOffset.x == 0)
  }

  @Test func aDragAcrossIsNone() throws {
    let across = try TouchPath.swipe(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 220, y: 500), in: 0.3)
    _ = try fixture.touches.play((0, across))
    #expect(delegate.calls == [])
    scrollView.alwaysBounceVertical = true
    _ = try fixture.touches.play((0, across))
    #expect(delegate.calls.first == "willBeginDragging")
  }

  @Test func codeCanAnimateTheOffset() throws {
    let timeline = try fixture.touches.run.record {
      scrollView.setContentOffset(CGPoint(x: 400, y: 0), animated: true)
    }
    #expect(delegate.calls == ["didScroll", "didEndScrollingAnimation"])
    #expect(scrollView.contentOffset.x == 400)
    expectClose(timeline.frame(at: 0.15).sublayers.last?.bounds.minX ?? 0, 200, within: 1)
  }

  @Test func aFingerStopsAGlide() throws {
    _ = try fixture.touches.play(
      (0, fixture.drag(-100, in: 0.2)), (0.5, .tap(at: CGPoint(x: 200, y: 400))))
    #expect(delegate.calls.suffix(2) == ["didScroll", "didEndDecelerating"])
    #expect(scrollView.contentOffset.x < delegate.proposed.x - 50)
    #expect(!scrollView.isDecelerating && !scrollView.isTracking)
  }

  @Test func switchingOffEndsADrag() throws {
    let run = fixture.touches.run
    _ = try run.record {
      try run.send(fixture.drag(-150, in: 0.3), at: 0)
      run.loop.schedule(after: VirtualTime(seconds: 0.15)) { fixture.scrollView.isScrollEnabled = false }
    }
    #expect(delegate.calls.contains("didEndDragging false"))
    #expect(!scrollView.isDragging)
    expectClose(scrollView.contentOffset.x, 60, within: 6)
  }

  @Test func statesFollowTheFinger() throws {
    let run = fixture.touches.run
    let states = Recorded<[Bool]>()
    _ = try run.record {
      try run.send(fixture.drag(-100, in: 0.2), at: 0)
      for time in [0.001, 0.1, 0.3, 9] {
        run.loop.schedule(after: VirtualTime(seconds: time)) { [scrollView] in
          states.values.append([scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating])
        }
      }
    }
    #expect(
      states.values == [
        [true, false, false], [true, true, false], [false, false, true], [false, false, false],
      ])
  }

  @Test func offsetsThatAreNoneAreRefused() {
    scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    #expect(scrollView.contentOffset == .zero)
    scrollView.contentSize.width = .nan
    scrollView.contentInset.left = .infinity
    #expect(scrollView.contentSize.width == 1200)
    #expect(scrollView.contentInset == .zero)
  }
}
