import Testing
import TransitionEngine

@testable import UIKit

@Suite struct CADisplayLinkTests {
  @Test func firesAtEveryFrameUntilItIsInvalidated() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    var times: [TimeInterval] = []
    _ = try run.record {
      let link = CADisplayLink { link in
        times.append(link.timestamp)
        if times.count == 4 { link.invalidate() }
      }
      link.add()
    }
    #expect(times.count == 4)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index + 1) / 60) < 1e-8) }
  }

  @Test func doesNotFireWhilePaused() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    var times: [TimeInterval] = []
    _ = try run.record {
      let link = CADisplayLink { link in
        times.append(link.timestamp)
        if times.count == 1 {
          link.isPaused = true
          run.loop.schedule(after: VirtualTime(seconds: 0.5)) { link.isPaused = false }
        } else {
          link.invalidate()
        }
      }
      link.add()
    }
    #expect(times.count == 2)
    #expect(times.last.map { $0 > 0.5 && $0 < 0.55 } == true)
  }

  @Test func endlessLinksEndTheRun() {
    let run = Run(size: CGSize(width: 100, height: 100), limits: .init(duration: 2))
    #expect(throws: UnfinishedRun.self) { try run.record { CADisplayLink { _ in }.add() } }
  }

  @Test func whatItMovesIsOneMotion() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let view = run.perform { () -> UIView in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      run.window.addSubview(view)
      return view
    }
    let timeline = try run.record {
      run.loop.schedule(after: VirtualTime(seconds: 0.5)) {
        let link = CADisplayLink { link in
          view.center.x += 6
          if view.center.x > 30 { link.invalidate() }
        }
        link.add()
      }
    }
    func x(_ time: TimeInterval) -> CGFloat? { timeline.frame(at: time).sublayers.first?.position.x }
    let start = try #require(timeline.commits.first { $0.isContinuous }).time
    // It rests until one frame before the first step, and then moves evenly.
    #expect(x(start) == 5)
    for step in stride(from: 0.25, through: 4.75, by: 0.5) {
      let shown = try #require(x(start + step / 60))
      #expect(abs(shown - (5 + 6 * step)) < 1e-3)
    }
  }

  @Test func anEndInTheSameInstantIsNotBlended() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    let view = run.perform { () -> UIView in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      run.window.addSubview(view)
      return view
    }
    let timeline = try run.record {
      let link = CADisplayLink { link in
        view.center.x += 6
        guard view.center.x > 16 else { return }
        link.invalidate()
        run.loop.schedule { view.center.x = 90 }
      }
      link.add()
    }
    let end = try #require(timeline.commits.last).time
    let before = try #require(timeline.frame(at: end - 1e-6).sublayers.first).position.x
    #expect(abs(before - 17) < 1e-2)
    #expect(timeline.final.sublayers.first?.position.x == 90)
  }

  /// Apple's documentation of `invalidate()`: it removes the link from all run loop modes, which releases it.
  /// That it cannot be added again is inferred.
  @Test func anInvalidatedLinkStaysSilent() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    var count = 0
    let timeline = try run.record {
      let link = CADisplayLink { link in
        count += 1
        link.invalidate()
        link.add()
        link.isPaused = true
        link.isPaused = false
      }
      link.add()
    }
    #expect(count == 1)
    #expect(timeline.events.map(\.name) == ["add()"])
  }

  @Test(arguments: [true, false]) func aLinkCanBeStoppedFromOutsideOfTheRun(isPaused: Bool) throws {
    let run = Run(size: CGSize(width: 100, height: 100), limits: .init(duration: 2))
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    run.perform { link.add() }
    if isPaused { link.isPaused = true } else { link.invalidate() }
    try run.settle()
    #expect(count == 0)
  }
}
