import Animators
import Diagnostics
import Lint
import Options
import Scripts
import TestSupport
import Testing
import TransitionEngine

@testable import Runs
@testable import UIKit

/// Animators that break the rules end in bounded time: with the reason, or with a run that makes sense.
struct TransitionRunTests {
  private func run(_ animator: ScriptedAnimator) throws -> Timeline {
    let from = try #require(ReadScreen("size: 100x200").screen)
    let to = try #require(ReadScreen("size: 100x200\nbackground: systemBlue").screen)
    return try TransitionRun(screens: ScreenPair(from: from, to: to), animator: animator).execute()
  }

  /// Does something `seconds` later, on the run's clock.
  private static func wait(_ seconds: TimeInterval, _ work: @escaping () -> Void) {
    Run.current?.loop.schedule(after: VirtualTime(seconds: seconds), work)
  }

  /// How a run fails. Caught here: an expectation would describe the whole timeline that the error brings along.
  private func failure(_ animator: ScriptedAnimator) -> (reason: UnfinishedRun.Reason, open: [String])? {
    do {
      _ = try run(animator)
    } catch let failure as UnfinishedRun {
      return (failure.reason, failure.open)
    } catch {
      Issue.record(error)
    }
    return nil
  }

  @Test func aWellBehavedOneFinishes() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        ScriptedAnimator.fade(context) { context.completeTransition(true) }
      })
    #expect(timeline.outcome == .finished)
    #expect(timeline.duration == 0.3)
  }

  @Test func neverCompletingIsReported() {
    let failure = failure(ScriptedAnimator { ScriptedAnimator.fade($0) {} })
    #expect(failure?.reason == .idle)
    #expect(failure?.open.first?.contains("didn't call completeTransition(_:)") == true)
  }

  @Test func doingNothingIsReported() {
    #expect(failure(ScriptedAnimator { _ in })?.reason == .idle)
  }

  @Test func completingTwiceCountsOnce() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        ScriptedAnimator.fade(context) {
          context.completeTransition(true)
          context.completeTransition(false)
        }
      })
    #expect(timeline.outcome == .finished)
    #expect(timeline.events.contains { $0.detail.hasPrefix("ignored") })
  }

  @Test func completingAfterTheLimitIsReported() {
    let late = ScriptedAnimator { context in
      Self.wait(70) { context.completeTransition(true) }
    }
    #expect(failure(late)?.reason == .duration(60))
  }

  @Test func completingLateIsARunOfThatLength() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        Self.wait(50) { context.completeTransition(true) }
      })
    #expect(timeline.duration == 50)
  }

  @Test(arguments: [3600, 1e300])
  func animationsOfAnHourAreReported(duration: TimeInterval) {
    let endless = ScriptedAnimator { context in
      ScriptedAnimator.fade(context, for: duration) { context.completeTransition(true) }
    }
    #expect(failure(endless)?.reason == .duration(60))
  }

  @Test func repeatingForeverIsReported() {
    let endless = ScriptedAnimator { context in
      ScriptedAnimator.fade(context, options: [.repeat, .autoreverse]) { context.completeTransition(true) }
    }
    #expect(failure(endless) != nil)
  }

  @Test func askingForEverMoreTurnsIsReported() {
    func again(_ view: UIView) {
      view.alpha = 1 - view.alpha
      Self.wait(0) { again(view) }
    }
    #expect(failure(ScriptedAnimator { again($0.containerView) })?.reason == .turns(100_000))
  }

  @Test func aTimerThatNeverStopsIsReported() {
    func again(_ view: UIView) {
      view.alpha = 1 - view.alpha
      Self.wait(0.01) { again(view) }
    }
    #expect(failure(ScriptedAnimator { again($0.containerView) })?.reason == .duration(60))
  }

  @Test func leavingTheNewViewOutIsARunWithoutIt() throws {
    let timeline = try run(ScriptedAnimator { $0.completeTransition(true) })
    #expect(timeline.duration == 0)
    #expect(timeline.events.contains { $0.detail == "the new view was never added to it" })
  }

  @Test func throwingTheNewViewAwayIsARun() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        ScriptedAnimator.fade(context) {
          context.view(forKey: .to)?.removeFromSuperview()
          context.completeTransition(true)
        }
      })
    #expect(timeline.outcome == .finished)
  }

  @Test func throwingTheContainerAwayIsARun() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        context.containerView.removeFromSuperview()
        ScriptedAnimator.fade(context) { context.completeTransition(true) }
      })
    #expect(timeline.outcome == .finished)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -TimeInterval.infinity])
  func noDurationIsNoMotion(duration: TimeInterval) throws {
    let timeline = try run(
      ScriptedAnimator(duration: duration) { context in
        ScriptedAnimator.fade(context, for: duration) { context.completeTransition(true) }
      })
    #expect(timeline.duration == 0)
    #expect(timeline.outcome == .finished)
  }

  @Test func cancellingIsToldApart() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        ScriptedAnimator.fade(context) { context.completeTransition(false) }
      })
    #expect(timeline.outcome == .cancelled)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
  func geometryThatIsNoneIsARun(value: CGFloat) throws {
    let timeline = try run(
      ScriptedAnimator { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3) {
          view.frame = CGRect(x: value, y: value, width: value, height: value)
          view.transform = CGAffineTransform(scaleX: value, y: value)
          view.alpha = value
          view.layer.transform.m34 = value
        } completion: { _ in
          context.completeTransition(true)
        }
      })
    #expect(timeline.outcome == .finished)
    #expect(timeline.duration <= 0.3)
    #expect(timeline.frame(at: timeline.duration / 2).sublayers.count == timeline.initial.sublayers.count)
  }

  @Test func puttingAViewIntoItselfIsARun() throws {
    let timeline = try run(
      ScriptedAnimator { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.addSubview(context.containerView)
        view.addSubview(view)
        context.completeTransition(true)
      })
    #expect(timeline.outcome == .finished)
  }

  /// How many status bars there are in the middle of a transition, and whether one lies in front of everything.
  private func statusBars(_ yaml: String...) throws -> String {
    func count(_ layer: Layer) -> Int {
      (layer.name == "status bar" ? 1 : 0) + layer.sublayers.reduce(0) { $0 + count($1) }
    }
    let screens = try yaml.map { try #require(ReadScreen("size: 375x667\n\($0)").screen) }
    let timeline = try TransitionRun(
      screens: ScreenPair(from: screens[0], to: screens[1]),
      animator: ScriptedAnimator { context in
        ScriptedAnimator.fade(context) { context.completeTransition(true) }
      }
    ).execute()
    let middle = timeline.frame(at: 0.15)
    return "\(count(middle))" + (middle.sublayers.last?.name == "status bar" ? ", in front" : "")
  }

  @Test func aStatusBarThatBothScreensHaveBelongsToTheWindow() throws {
    #expect(try statusBars("title: A", "title: B") == "1, in front")
    #expect(try statusBars("title: A", "statusBar: light") == "1, in front")
    #expect(try statusBars("title: A", "statusBar: none") == "1, in front")
  }

  @Test func theStatusBarTakesTheNewStyleDuringTheTransition() throws {
    let screens = try ["dark", "light"].map {
      try #require(ReadScreen("size: 375x667\nstatusBar: \($0)").screen)
    }
    let timeline = try TransitionRun(
      screens: ScreenPair(from: screens[0], to: screens[1]),
      animator: ScriptedAnimator { context in
        ScriptedAnimator.fade(context) { context.completeTransition(true) }
      }
    ).execute()
    let bars = [timeline.initial, timeline.frame(at: 0.15), timeline.final].map(\.sublayers.last)
    let frames = Set(bars.map { $0?.frame.size.height })
    #expect(frames == [20])
    // The old bar's picture lies above the new one, and fades.
    #expect(try (0.3...0.7).contains(#require(bars[1]?.sublayers.last).opacity))
    #expect(bars.map { $0?.sublayers.count }[2] == bars[0]?.sublayers.count)
  }

  @Test func theStatusBarFollowsTheFinger() throws {
    let screens = try ["dark", "light"].map {
      try #require(ReadScreen("size: 375x667\nstatusBar: \($0)").screen)
    }
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    let script = GestureScript([Located("swipe left 80pt in 0.4s", at: place)], DiagnosticCollector())
    let fade = try #require(Catalogue.animator(named: "fade"))
    let request = TransitionRequest(
      screens: ScreenPair(from: screens[0], to: screens[1]), choice: AnimatorChoice(fade, OptionValues()),
      gesture: .init(.catalogue(.swipe), script), isForward: true, place: place, allowsNoEnd: false)
    let timeline = try #require(request.execute(DiagnosticCollector())?.timeline)
    #expect(timeline.outcome == .cancelled)
    let bar = try #require(timeline.initial.sublayers.last)
    func fadingOpacity(at time: TimeInterval) -> CGFloat? {
      let shown = timeline.frame(at: time).sublayers.last
      return shown?.sublayers.count == bar.sublayers.count ? nil : shown?.sublayers.last?.opacity
    }
    // The finger has moved by 80 of 200 points, of which a pan needs 10 to begin.
    let lifted = try #require(timeline.interaction.last { $0.kind == .updated })
    let opacity = try #require(fadingOpacity(at: lifted.time))
    #expect((0.5...0.9).contains(opacity), "\(opacity) at \(lifted.fraction)")
    // Nothing jumps on the way back.
    let almost = try #require(fadingOpacity(at: timeline.duration - 0.02))
    #expect(almost > 0.9 && fadingOpacity(at: timeline.duration) == nil)
  }

  @Test func aScreenThatCoversAPartLeavesTheStatusBarAlone() throws {
    let screens = try ["light", "dark"].map {
      try #require(ReadScreen("size: 375x667\nstatusBar: \($0)").screen)
    }
    let sheet = try #require(Catalogue.animator(named: "bottom-sheet"))
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    let request = TransitionRequest(
      screens: ScreenPair(from: screens[0], to: screens[1]), choice: AnimatorChoice(sheet, OptionValues()),
      place: place, allowsNoEnd: false)
    let timeline = try #require(request.execute(DiagnosticCollector())?.timeline)
    #expect(timeline.initial.sublayers.last == timeline.final.sublayers.last)
  }

  @Test func aLoneDismissalEndsOnThePresenter() throws {
    let screens = try ["systemRed", "systemBlue"].map {
      try #require(ReadScreen("size: 100x200\nbackground: \($0)").screen)
    }
    let timeline = try TransitionRun(
      screens: ScreenPair(from: screens[0], to: screens[1]),
      animator: ScriptedAnimator { context in
        let view = context.view(forKey: .from)
        UIView.animate(withDuration: 0.3) {
          view?.frame.origin.y = 200
        } completion: { _ in
          context.completeTransition(true)
        }
      }, isDismissal: true, presentation: .custom
    ).execute()
    #expect(timeline.outcome == .finished && timeline.duration == 0.3)
    let presenter = try #require(timeline.transitions.first?.to)
    #expect(timeline.final.share(of: presenter, in: timeline.final.bounds) == 1)
    #expect(timeline.lint().isEmpty)
  }

  @Test func sharedTabsDecideTheDirection() throws {
    let items = "items: [{title: A, icon: star}, {title: B, icon: star}, {title: C, icon: star}]"
    let screens = try ["C", "A"].map {
      try #require(ReadScreen("tabBar: {\(items), selected: \($0)}").screen)
    }
    let context = Seen()
    let animator = ScriptedAnimator { transition in
      let tabs = transition.viewController(forKey: .to)?.tabBarController
      context.index = tabs?.selectedIndex
      context.isBarHidden = tabs?.tabBar.isHidden
      transition.completeTransition(true)
    }
    _ = try TransitionRun(screens: ScreenPair(from: screens[0], to: screens[1]), animator: animator).execute()
    #expect(context.index == 0)
    #expect(context.isBarHidden == false)
  }

  private final class Seen {
    var index: Int?
    var isBarHidden: Bool?
  }
}
