import Testing
import TransitionEngine

@testable import UIKit

struct CATransactionTests {
  let fixture = Fixture()
  let layer: CALayer

  init() {
    let layer = fixture.run.perform { CALayer() }
    self.layer = layer
    let fixture = fixture
    fixture.run.perform { fixture.run.window.layer.addSublayer(layer) }
  }

  private func shown(in timeline: Timeline, at time: TimeInterval) throws -> Layer {
    let id = try #require(layer.id(in: fixture.run))
    return try #require(timeline.presentation(of: id, at: time))
  }

  @Test(arguments: [(0.1, 0.094796), (0.5, 0.802403), (0.9, 0.994316)])
  func layersOfNoViewAnimateImplicitly(fraction: Double, value: Double) throws {
    let timeline = try fixture.run.record { layer.position.x = 100 }
    #expect(timeline.duration == 0.25)
    expectClose(try shown(in: timeline, at: 0.25 * fraction).position.x, 100 * value, within: 1e-3)
  }

  @Test func newLayersDoNotAnimate() throws {
    let timeline = try fixture.run.record {
      let layer = CALayer()
      fixture.run.window.layer.addSublayer(layer)
      layer.opacity = 0
    }
    #expect(timeline.duration == 0)
  }

  @Test func disabledActionsDoNotAnimate() throws {
    let timeline = try fixture.run.record {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(timeline.duration == 0)
  }

  @Test func nullActionsDoNotAnimate() throws {
    layer.actions = ["opacity": NSNull()]
    let timeline = try fixture.run.record { layer.opacity = 0 }
    #expect(timeline.duration == 0)
  }

  @Test func durationsNest() throws {
    let timeline = try fixture.run.record {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      layer.opacity = 0
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(timeline.duration == 1)
  }

  @Test func completionWaitsForTheAnimations() throws {
    let completed = Recorded<TimeInterval>()
    _ = try fixture.run.record {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed.values.append(CACurrentMediaTime()) }
      UIView.animate(withDuration: 0.7) { fixture.view.alpha = 0 }
      layer.opacity = 0
      CATransaction.commit()
    }
    #expect(completed.values == [0.7])
  }

  @Test func completionWithoutAnimationsComesAtOnce() throws {
    let completed = Recorded<TimeInterval>()
    _ = try fixture.run.record {
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed.values.append(CACurrentMediaTime()) }
      CATransaction.commit()
    }
    #expect(completed.values == [0])
  }

  @Test func openTransactionsAreClosedAndNoted() throws {
    let timeline = try fixture.run.record { CATransaction.begin() }
    #expect(timeline.events.contains { $0.actor == "CATransaction" })
  }

  /// CATransaction.h: `flush` delays the actual commit until any nested explicit transactions have completed.
  @Test func aFlushWaitsForOpenTransactions() throws {
    let commits = Recorded<Int>()
    let run = fixture.run
    let timeline = try run.record {
      let begun = run.commits.count
      fixture.view.alpha = 0.9
      CATransaction.flush()
      commits.values.append(run.commits.count - begun)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.opacity = 0
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 2)
      commits.values.append(run.shown?.animations.count ?? -1)
      CATransaction.commit()
      commits.values.append(run.shown?.animations.count ?? -1)
    }
    #expect(commits.values == [1, 0, 1])
    #expect(timeline.duration == 2)
    #expect(!timeline.events.contains { $0.actor == "CATransaction" })
  }

  /// Apple's documentation of `action(forKey:)`: the class's default is asked last, and without an answer
  /// there is no action.
  @Test func aClassMayHaveNoDefaultAction() throws {
    final class Still: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? nil : super.defaultAction(forKey: event)
      }
    }
    let (run, layer) = (fixture.run, fixture.run.perform { Still() })
    run.perform { run.window.layer.addSublayer(layer) }
    let still = try run.record { layer.opacity = 0 }
    #expect(still.duration == 0)
    let moving = try run.record { layer.position.x = 100 }
    #expect(moving.duration == 0.25)
  }
}
