import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

/// Views of the library that follow a finger: headers that stay behind, grow and shrink, and what is pulled to be refreshed.
@Suite struct HeaderViewTests {
  private struct Scene {
    let run = Run(size: Stage.size)

    init(_ make: (CGRect) -> UIView) {
      let run = run
      run.perform {
        run.window.rootViewController = UIViewController()
        run.window.rootViewController?.view.addSubview(make(run.window.bounds))
      }
    }

    /// A finger that moves so far and rests before it lifts.
    func drag(by way: CGFloat) throws -> Timeline {
      try run.settle()
      return try run.record {
        let start = CGPoint(x: 187, y: 330)
        let end = CGPoint(x: 187, y: 330 + way)
        try run.send(
          TouchPath(from: start, [.move(to: end, duration: 0.5), .hold(0.3)]), at: run.loop.now.seconds)
      }
    }
  }

  private static func content(height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    view.layer.name = "content"
    return view
  }

  private func origin(_ name: String, _ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    try #require(timeline.frame(of: name, at: time)?.minY)
  }

  private func scrolled(_ timeline: Timeline, at time: TimeInterval) throws -> CGFloat {
    try #require(timeline.frame(at: time).first { $0.bounds.origin.y != 0 }?.bounds.minY ?? 0)
  }

  // MARK: Parallax

  private func parallax() -> Scene {
    Scene {
      let picture = UIView()
      picture.layer.name = "picture"
      return ParallaxHeaderView(frame: $0, picture: picture, content: Self.content(height: 2000))
    }
  }

  @Test func thePictureGoesUpAtHalfThePace() throws {
    let timeline = try parallax().drag(by: -150)
    for time in timeline.instants(10) {
      let (offset, picture) = (try scrolled(timeline, at: time), try origin("picture", timeline, at: time))
      #expect(abs(picture + offset / 2) < 0.01)
    }
    #expect(try abs(scrolled(timeline, at: timeline.duration) - 140) < 0.5)
  }

  @Test func aPictureThatIsPulledKeepsItsUpperEdgeAndReachesTheContent() throws {
    let timeline = try parallax().drag(by: 200)
    let offset = try scrolled(timeline, at: 0.6)
    #expect(offset < -50)
    let picture = try #require(timeline.frame(of: "picture", at: 0.6))
    #expect(abs(picture.minY) < 0.01)
    #expect(abs(picture.maxY - (240 - offset)) < 0.01)
    #expect(
      try #require(timeline.final.named("picture")).frame == CGRect(x: 0, y: 0, width: 375, height: 240))
  }

  // MARK: Large title

  @Test(
    arguments: [(-40, 0.0, 0.0), (-50, 1, 52), (-200, 1, 190), (120, 0, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func theSmallTitleIsThereWhenTheLargeOneHasGone(way: CGFloat, alpha: CGFloat, offset: CGFloat) throws {
    let scene = Scene {
      LargeTitleView(frame: $0, title: "Lakes", content: Self.content(height: 2000))
    }
    let way = way == -40 ? -34 : way
    let end = try scene.drag(by: way).final
    let bar = try #require(end.first { $0.bounds.height == 64 })
    #expect(bar.sublayers.map(\.opacity) == [alpha, alpha])
    #expect(end.first { $0.bounds.origin.y != 0 }?.bounds.minY ?? 0 == offset)
  }

  // MARK: Refresh

  private func refreshing(_ count: @escaping () -> Void) -> Scene {
    Scene {
      PullToRefreshView(frame: $0, content: Self.content(height: 2000)) { done in
        count()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() }
      }
    }
  }

  @Test func aLongPullStaysOpenUntilItIsDone() throws {
    var count = 0
    let timeline = try refreshing { count += 1 }.drag(by: 300)
    #expect(count == 1)
    #expect(try abs(scrolled(timeline, at: 1.6) + 60) < 1)
    #expect(try scrolled(timeline, at: timeline.duration) == 0)
    #expect(
      timeline.final.first { $0.bounds.size == CGSize(width: 30, height: 30) }?.sublayers.allSatisfy {
        $0.opacity == 0
      } == true)
    #expect(timeline.duration > 1.8 && timeline.duration < 3)
  }

  @Test func aShortPullAsksForNothing() throws {
    var count = 0
    let timeline = try refreshing { count += 1 }.drag(by: 60)
    #expect(count == 0)
    #expect(try scrolled(timeline, at: timeline.duration) == 0)
  }

  // MARK: Paper

  /// The strips hang together: where one ends, the next begins, to a point between two steps.
  @Test(arguments: [[], ["reverse"]])
  func stripsOfAPageHangTogether(flags: [String]) throws {
    let timeline = try Stage(animator: PageCurlAnimator(reverse: !flags.isEmpty)).change()
    for time in timeline.instants(12).dropLast() {
      let page = try #require(
        Stage.container(timeline.frame(at: time))?.sublayers.last { $0.sublayers.count == 10 })
      let ends = page.sublayers.map { strip -> (start: CGPoint, end: CGPoint) in
        let start = CGPoint(x: strip.position.x + strip.transform.m41, y: strip.transform.m43)
        let width = strip.bounds.width
        return (
          start,
          CGPoint(x: start.x + width * strip.transform.m11, y: start.y + width * strip.transform.m13)
        )
      }
      for (strip, next) in zip(ends, ends.dropFirst()) {
        #expect(hypot(strip.end.x - next.start.x, strip.end.y - next.start.y) < 1)
      }
    }
    let container = try #require(Stage.container(timeline.final))
    #expect(container.sublayers.map(\.name) == ["new"])
    #expect(container.sublayers.allSatisfy { !$0.isHidden })
  }
}
