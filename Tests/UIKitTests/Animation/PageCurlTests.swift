import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// `UIView.transition` with a page that curls.
@Suite struct PageCurlTests {
  private let fixture = Fixture()

  private func curl(_ options: UIView.AnimationOptions) throws -> Timeline {
    try fixture.run.record {
      UIView.transition(with: fixture.view, duration: 1, options: options) {
        fixture.view.backgroundColor = .red
      }
    }
  }

  /// How much of the page lies flat, as a part of its strips.
  private func flat(in timeline: Timeline, at time: TimeInterval) throws -> Double {
    let view = try fixture.shown(in: timeline, at: time)
    let page = try #require(view.sublayers.first { $0.name == "UIPageCurl" })
    let strips = page.sublayers
    return Double(strips.filter { CATransform3DIsIdentity($0.transform) }.count) / Double(strips.count)
  }

  @Test func aPageThatCurlsUpLeavesTheGround() throws {
    let timeline = try curl(.transitionCurlUp)
    #expect(try flat(in: timeline, at: 0.01) > 0.8)
    #expect(try flat(in: timeline, at: 0.5) < 0.6)
    #expect(try flat(in: timeline, at: 0.99) == 0)
    #expect(timeline.final.sublayers[0].sublayers.isEmpty)
    #expect(timeline.duration == 1)
    #expect(timeline.lint() == [])
  }

  @Test func aPageThatCurlsDownIsLaidOverTheOldLook() throws {
    let timeline = try curl(.transitionCurlDown)
    #expect(try flat(in: timeline, at: 0.01) == 0)
    #expect(try flat(in: timeline, at: 0.99) > 0.8)
    // The old look stays below the page until it lies.
    #expect(try fixture.shown(in: timeline, at: 0.5).sublayers.count == 2)
    #expect(timeline.final.sublayers[0].sublayers.isEmpty)
    #expect(timeline.lint() == [])
  }

  @Test func oneViewCurlsToAnother() throws {
    let (old, new) = (UIView(frame: fixture.view.bounds), UIView(frame: fixture.view.bounds))
    let finished = Recorded<Bool>()
    fixture.run.perform { fixture.view.addSubview(old) }
    try fixture.run.settle()
    _ = try fixture.run.record {
      UIView.transition(from: old, to: new, duration: 0.5, options: .transitionCurlUp) {
        finished.values.append($0)
      }
    }
    #expect(fixture.view.subviews == [new])
    #expect(finished.values == [true])
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 3, height: 2)]) func tinyViewsDoNotBreak(
    bounds: CGRect
  ) throws {
    fixture.view.bounds = bounds
    try fixture.run.settle()
    let timeline = try curl(.transitionCurlUp)
    #expect(timeline.duration <= 1)
    #expect(fixture.view.subviews.isEmpty)
  }

  @Test func aPageThatCurlsInPartIsFound() throws {
    let timeline = try fixture.run.record {
      _ = UIModalTransitionStyle.partialCurl.animator(reverse: false)
    }
    #expect(timeline.lint().map(\.rule) == [.notModelled])
  }
}
