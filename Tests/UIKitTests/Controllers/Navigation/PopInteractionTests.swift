import Testing
import TransitionEngine

@testable import UIKit

@Suite struct PopInteractionTests {
  private let fixture: StackFixture

  init() throws {
    fixture = try StackFixture()
    try fixture.push("top")
  }

  /// A finger that moves from the left edge to `end` and rests there before it leaves.
  private func drag(to end: CGFloat, rest: TimeInterval = 0.3) throws -> Timeline {
    let path = try TouchPath(
      from: CGPoint(x: 2, y: 300),
      [.move(to: CGPoint(x: end, y: 300), duration: 0.3)] + (rest > 0 ? [.hold(rest)] : []))
    return try fixture.run.record { try fixture.run.send(path, at: 0) }
  }

  /// How far the layer of a controller's view is to the right.
  private func offset(_ index: Int, _ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    let controllers = timeline.transitions.first
    let id = try #require(index == 0 ? controllers?.to : controllers?.from)
    return try #require(timeline.presentation(of: id, at: time)).transform.m41
  }

  private func container(_ root: Layer) -> Layer? {
    root.sublayers.first?.sublayers.first { $0.name == "UINavigationTransitionView" }
  }

  @Test func theScreensFollowTheFinger() throws {
    let timeline = try drag(to: 287)
    // The finger has moved by 285 points, of which a pan needs 10 to begin.
    expectClose(try offset(1, timeline, at: 0.5), 275, within: 0.5)
    expectClose(try offset(0, timeline, at: 0.5), (275 - 375) / 3, within: 0.5)
  }

  @Test func farEnoughIsAPop() throws {
    let timeline = try drag(to: 287)
    #expect(timeline.outcome == .finished)
    #expect(fixture.titles == ["root"])
    #expect(fixture.shown == ["root"])
    #expect(fixture.calls.values.last == "didShow root")
  }

  @Test func theBarCrossFadesWithTheFinger() throws {
    let (stack, bar) = (fixture.stack, fixture.stack.navigationBar)
    fixture.run.perform {
      bar.prefersLargeTitles = true
      stack.topViewController?.navigationItem.largeTitleDisplayMode = .never
    }
    try fixture.run.settle()
    // The finger has moved by 29 points, of which a pan needs 10 to begin: 5 %.
    let timeline = try drag(to: 31)
    let large = bar.largeTitle
    let id = try #require(large.layer.id(in: fixture.run))
    let shown = try #require(timeline.presentation(of: id, at: 0.5))
    #expect(!shown.isHidden && shown.opacity < 0.1)
    let barID = try #require(bar.layer.id(in: fixture.run))
    let old = try #require(timeline.presentation(of: barID, at: 0.5)?.sublayers.last)
    #expect(old.opacity > 0.9 && old.frame == CGRect(origin: .zero, size: bar.bounds.size))
    #expect(timeline.outcome == .cancelled)
    #expect(large.alpha == 1 && bar.subviews.allSatisfy { !($0 is UISnapshotView) })
  }

  @Test func notFarEnoughChangesNothing() throws {
    let timeline = try drag(to: 100)
    #expect(timeline.outcome == .cancelled)
    #expect(fixture.titles == ["root", "top"])
    #expect(fixture.shown == ["top"])
    let isRestored = container(timeline.final) == container(timeline.initial)
    #expect(isRestored && container(timeline.final) != nil)
    #expect(
      fixture.appearances == [
        "top.viewWillDisappear", "root.viewWillAppear", "root.viewWillDisappear", "root.viewDidDisappear",
        "top.viewWillAppear", "top.viewDidAppear",
      ])
  }

  @Test func aFlickIsAPop() throws {
    _ = try drag(to: 100, rest: 0)
    #expect(fixture.titles == ["root"])
  }

  @Test func theBarFollowsTheFinger() throws {
    let timeline = try drag(to: 100)
    let id = try #require(fixture.stack.navigationBar.layer.id(in: fixture.run))
    let overlay = try #require(timeline.presentation(of: id, at: 0.5)?.sublayers.last)
    // The distance as a part of the way, on the curve of what is animated along with a transition.
    expectClose(overlay.opacity, 1 - TimingCurve.easeInEaseOut.value(at: 88.0 / 375), within: 0.01)
  }

  @Test func atTheRootNothingBegins() throws {
    fixture.run.perform { _ = fixture.stack.popViewController(animated: false) }
    let timeline = try drag(to: 300)
    #expect(timeline.transitions.isEmpty)
    #expect(fixture.titles == ["root"])
  }

  @Test func withoutAWayBackNothingBegins() throws {
    fixture.stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(try drag(to: 300).transitions.isEmpty)
  }

  @Test func withoutADelegateTheRootIsStillSafe() throws {
    fixture.stack.interactivePopGestureRecognizer?.delegate = nil
    _ = try drag(to: 300)
    let timeline = try drag(to: 300)
    #expect(timeline.transitions.isEmpty)
    #expect(fixture.titles == ["root"])
  }

  @Test func aDelegatesAnimatorIsDrivenToo() throws {
    fixture.delegate.animator = SlidingAnimator()
    let timeline = try drag(to: 100)
    #expect(timeline.outcome == .cancelled)
    #expect(timeline.transitions.first?.interactor == "UIPercentDrivenInteractiveTransition")
    #expect(fixture.titles == ["root", "top"])
  }
}
