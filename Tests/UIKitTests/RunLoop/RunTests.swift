import Testing
import TransitionEngine

@testable import UIKit

struct RunTests {
  @Test func sameCodeGivesEqualTimelines() throws {
    func timeline() throws -> Timeline {
      let fixture = Fixture()
      return try fixture.run.record {
        UIView.animate(withDuration: 0.35, animations: { fixture.view.center.x = 200 }) { _ in
          UIView.animate(withDuration: 0.1) { fixture.view.alpha = 0 }
        }
      }
    }
    #expect(try timeline() == timeline())
  }

  @Test func endlessWorkEndsTheRun() {
    let run = Run(size: CGSize(width: 10, height: 10), limits: Run.Limits(duration: 1, turns: 1000))
    func again() { run.loop.schedule(after: VirtualTime(seconds: 0.1)) { again() } }
    let error = #expect(throws: UnfinishedRun.self) { try run.record { again() } }
    #expect(error?.reason == .duration(1))
  }

  @Test func endlessTurnsEndTheRun() {
    let run = Run(size: CGSize(width: 10, height: 10), limits: Run.Limits(turns: 100))
    func again() { run.loop.schedule { again() } }
    let error = #expect(throws: UnfinishedRun.self) { try run.record { again() } }
    #expect(error?.reason == .turns(100))
  }

  @Test func openWorkIsNamed() {
    let run = Run(size: CGSize(width: 10, height: 10))
    let error = #expect(throws: UnfinishedRun.self) {
      try run.record { _ = run.open("the transition by FadeAnimator") }
    }
    #expect(error?.reason == .idle)
    #expect(error?.open == ["the transition by FadeAnimator"])
  }

  @Test func closedWorkIsForgotten() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    _ = try run.record {
      let work = run.open("a transition")
      run.loop.schedule(after: VirtualTime(seconds: 1)) { run.close(work) }
    }
  }

  @Test func clockStartsAgainWithTheRecording() throws {
    let fixture = Fixture()
    fixture.run.perform { UIView.animate(withDuration: 2) { fixture.view.alpha = 0.5 } }
    let timeline = try fixture.run.record { UIView.animate(withDuration: 1) { fixture.view.alpha = 0 } }
    #expect(timeline.initial.sublayers[0].opacity == 0.5)
    #expect(timeline.commits.map(\.time) == [0, 1])
  }

  @Test func errorsOfTheTriggerPassThrough() {
    struct Failure: Error {}
    let run = Run(size: CGSize(width: 10, height: 10))
    #expect(throws: Failure.self) { try run.record { throw Failure() } }
  }

  @Test func layoutLoopsAreBounded() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let view = run.perform { RestlessView() }
    run.perform { run.window.addSubview(view) }
    _ = try run.record {}
    #expect(view.layouts < 100)
  }

  @Test func runsGoOnSideBySide() async throws {
    let timelines = try await withThrowingTaskGroup(of: Timeline.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let fixture = Fixture()
          return try fixture.run.record { UIView.animate(withDuration: 0.5) { fixture.view.alpha = 0 } }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(timelines).count == 1)
  }

  @Test func runsNestWithoutMixing() throws {
    let outer = Run(size: CGSize(width: 10, height: 10))
    let inner = Run(size: CGSize(width: 20, height: 20))
    outer.perform {
      inner.perform { #expect(UIScreen.main.bounds.width == 20) }
      #expect(UIScreen.main.bounds.width == 10)
    }
  }
}

private final class RestlessView: UIView {
  var layouts = 0
  override func layoutSubviews() {
    layouts += 1
    setNeedsLayout()
    layoutIfNeeded()
    CATransaction.flush()
  }

  @Test func timePassesInTheMiddleOfARecording() throws {
    let fixture = Fixture()
    var alphas: [Float] = []
    let timeline = try fixture.run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.view.alpha = 0 }
      try fixture.run.advance(by: 0.25)
      alphas.append(fixture.view.layer.presentation()?.opacity ?? -1)
      try fixture.run.settle()
      alphas.append(fixture.view.layer.presentation()?.opacity ?? -1)
      try fixture.run.advance(by: 0.5)
      fixture.view.alpha = 1
    }
    #expect(alphas == [0.75, 0])
    expectClose(timeline.duration, 1.5)
    #expect(timeline.commits.last?.time == 1.5)
  }

  @Test func waitingCountsTowardsTheLimits() {
    let run = Run(size: CGSize(width: 10, height: 10), limits: .init(duration: 1))
    #expect(throws: UnfinishedRun.self) {
      try run.record {
        try run.advance(by: 0.8)
        run.loop.schedule(after: VirtualTime(seconds: 0.4)) {}
      }
    }
  }

  @Test func whatIsGivenUpEndsAsItShows() throws {
    let run = Run(size: CGSize(width: 100, height: 100), limits: .init(duration: 1))
    let view = run.perform { () -> UIView in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      run.window.addSubview(view)
      return view
    }
    do {
      _ = try run.record {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 0 }
        run.loop.schedule(after: VirtualTime(seconds: 0.5)) { Run.note("half", actor: "test", detail: "") }
      }
      Issue.record("it finished")
    } catch let unfinished as UnfinishedRun {
      expectClose(unfinished.timeline.duration, 0.5)
      let opacity = try #require(unfinished.timeline.final.sublayers.first).opacity
      expectClose(opacity, 0.75)
      #expect(unfinished.timeline.frame(at: 60).sublayers.first?.opacity == opacity)
    }
  }
}
